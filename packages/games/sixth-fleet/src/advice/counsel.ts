import type { Counsel, Reason } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import type { SixthFleetTypes } from '../game.ts';
import { bonusReasons, straitsReasons } from './aim-reasons.ts';
import { airReasons } from './air-reasons.ts';
import { attackReasons } from './attack-reasons.ts';
import { considerations } from './considerations.ts';
import type { Reasoner, SixthFleetPlan } from './reason.ts';
import { sayStep } from './steps.ts';
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

/** More sentences than these nobody reads. */
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

const isDeed = ({ type }: Action): boolean => type !== 'done';

/** What the plan would miss most leads, the rest is counted. */
const title = ({ before, actions, heart }: SixthFleetPlan): string => {
  const deeds = actions.filter(isDeed);
  const first = heart ?? deeds[0];
  if (first === undefined || deeds.length === 0) return ADVICE_WORDS.title.nothing;
  return ADVICE_WORDS.title.more(sayStep(before, first), deeds.length - 1);
};

/** The same target is the same idea, whoever attacks; a unit in another hex is another. */
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
  reasons,
};
