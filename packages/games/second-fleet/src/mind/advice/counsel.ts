import type { Counsel, Reason } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { SecondFleetTypes } from '../../game.ts';
import { attackReasons } from './attack-reasons.ts';
import type { Judgement } from '../evaluate.ts';
import { courseOn } from '../goal.ts';
import { FLEET } from '../staff/staff.ts';
import { worthOf } from '../strike-value.ts';
import { considerationsBy } from './considerations.ts';
import { courseReasonsBy } from './course-reasons.ts';
import { portReasons } from './port-reasons.ts';
import { stepsIn, type Reasoner, type SecondFleetPlan } from './reason.ts';
import { missionReasons, sightReasons } from './sight-reasons.ts';
import { partOf, sayPart, sayStep } from './steps.ts';
import { wayOf } from './ways.ts';
import { ADVICE_WORDS } from './words.ts';

const REASONERS: readonly Reasoner[] = [attackReasons, sightReasons, missionReasons];

/** More sentences than these nobody reads. */
const MOST = 6;
/** In points; less is not worth a sentence. */
const LEAST = 0.05;

const changesIn = ({ changes }: SecondFleetPlan): readonly Reason[] =>
  changes.map(({ title, before, after }) => ({
    text: ADVICE_WORDS.change(title, after - before),
    weight: Math.abs(after - before),
  }));

/** The weightiest sentences; where there is none, what the evaluation says. */
const reasonsBy =
  (ways: readonly Reasoner[]) =>
  (plan: SecondFleetPlan): readonly string[] => {
    const steps = stepsIn(plan);
    const isHeavy = ({ weight }: Reason): boolean => weight >= LEAST;
    const found = [...REASONERS, ...ways].flatMap(reasoner => reasoner(plan, steps)).filter(isHeavy);
    const told = found.length > 0 ? found : changesIn(plan).filter(isHeavy);
    return told
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST)
      .map(({ text }) => text);
  };

/** What the plan would miss most leads, the rest is counted. */
const title = (plan: SecondFleetPlan): string => {
  const steps = stepsIn(plan).filter(({ action }) => action.type !== 'done');
  const first = steps.find(({ action }) => action === plan.heart) ?? steps[0];
  if (first === undefined) return ADVICE_WORDS.title.nothing;
  const part = partOf(steps, first);
  return ADVICE_WORDS.title.more(sayPart(plan.side, part), steps.length - part.length);
};

/** An attack of a kind on a hex is one idea, no matter who makes it; so is a group that goes to a hex. */
const idea = (action: Action): string => {
  if (action.type === 'strike') return `strike ${action.attack} ${action.hex}`;
  if (action.type === 'sail' || action.type === 'fly') return `${action.type} ${action.path.at(-1) ?? ''}`;
  return JSON.stringify(action);
};

const counselBy = (judgement: Judgement, ways: readonly Reasoner[]): Counsel<SecondFleetTypes> => ({
  considerations: considerationsBy(judgement),
  idea,
  title,
  steps: plan => stepsIn(plan).map(step => sayStep(plan.side, step)),
  ways: plan => stepsIn(plan).map(wayOf),
  reasons: reasonsBy(ways),
});

const ALONE: Judgement = { worthOf, courseOn };
const CADET = counselBy(ALONE, [courseReasonsBy(ALONE)]);
const STAFF = counselBy(FLEET, [courseReasonsBy(FLEET), portReasons]);

/** What Second Fleet says about plans: captains and admirals go where the scenario sends the fleet. */
export const secondFleetCounsel: Counsel<SecondFleetTypes> = {
  ...CADET,
  at: level => (level === 'captain' || level === 'admiral' ? STAFF : CADET),
};
