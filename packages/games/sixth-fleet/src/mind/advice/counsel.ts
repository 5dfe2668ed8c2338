import type { Counsel, Reason } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { SixthFleetTypes } from '../../game.ts';
import { bonusReasons, straitsReasons } from './aim-reasons.ts';
import { airReasons } from './air-reasons.ts';
import { attackReasons } from './attack-reasons.ts';
import { considerations } from './considerations.ts';
import type { Reasoner, SixthFleetPlan } from './reason.ts';
import { sayStep } from './steps.ts';
import { wayOf } from './ways.ts';
import { chanceReasons, dangerReasons } from './threat-reasons.ts';
import { ADVICE_WORDS } from './words.ts';

const REASONERS: readonly Reasoner[] = [
  attackReasons,
  airReasons,
  dangerReasons,
  chanceReasons,
  straitsReasons,
  bonusReasons,
];

/** Nobody reads more sentences than this. */
const MOST = 6;
/** In points; less is not worth a sentence. */
const LEAST = 0.05;

/** The weightiest sentences; where there is none, what the evaluation says. */
const reasons = (plan: SixthFleetPlan): readonly string[] => {
  const found = REASONERS.flatMap(reasoner => reasoner(plan))
    .filter(({ weight }) => weight >= LEAST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST);
  return (found.length > 0 ? found : changesIn(plan)).map(({ text }) => text);
};

const changesIn = ({ changes }: SixthFleetPlan): readonly Reason[] =>
  changes
    .map(({ title, before, after }) => ({
      text: ADVICE_WORDS.change(title, after - before),
      weight: Math.abs(after - before),
    }))
    .filter(({ weight }) => weight >= LEAST);

const isStep = ({ type }: Action): boolean => type !== 'done';

/** What the plan would miss most leads, the rest is counted. */
const title = ({ before, actions, heart }: SixthFleetPlan): string => {
  const steps = actions.filter(isStep);
  const first = heart ?? steps[0];
  if (first === undefined || steps.length === 0) return ADVICE_WORDS.title.nothing;
  return ADVICE_WORDS.title.more(sayStep(before, first), steps.length - 1);
};

/** The same target is the same idea, no matter which units attack; a unit in another hex is another idea. */
const idea = (action: Action): string => {
  if (action.type === 'attack') return `attack ${action.hex} ${action.defenders.join()}`;
  if (action.type === 'move' || action.type === 'ground')
    return `${action.type} ${action.unit} ${action.path.at(-1) ?? ''}`;
  return JSON.stringify(action);
};

/** What Sixth Fleet says about plans. */
export const sixthFleetCounsel: Counsel<SixthFleetTypes> = {
  considerations,
  idea,
  title,
  steps: ({ before, actions }) => actions.map(action => sayStep(before, action)),
  ways: ({ before, actions }) => actions.map(action => wayOf(before, action)),
  reasons,
};
