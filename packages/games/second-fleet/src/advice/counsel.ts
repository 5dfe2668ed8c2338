import type { Counsel, Reason } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import type { SecondFleetTypes } from '../game.ts';
import { attackReasons } from './attack-reasons.ts';
import { considerations } from './considerations.ts';
import { courseReasons } from './course-reasons.ts';
import { deedsIn, type Reasoner, type SecondFleetPlan } from './reason.ts';
import { missionReasons, sightReasons } from './sight-reasons.ts';
import { partOf, sayPart, sayStep } from './steps.ts';
import { ADVICE_WORDS } from './words.ts';

const REASONERS: readonly Reasoner[] = [attackReasons, sightReasons, missionReasons, courseReasons];

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
const reasons = (plan: SecondFleetPlan): readonly string[] => {
  const deeds = deedsIn(plan);
  const isHeavy = ({ weight }: Reason): boolean => weight >= LEAST;
  const found = REASONERS.flatMap(reasoner => reasoner(plan, deeds)).filter(isHeavy);
  const told = found.length > 0 ? found : changesIn(plan).filter(isHeavy);
  return told
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ text }) => text);
};

/** What the plan would miss most leads, the rest is counted. */
const title = (plan: SecondFleetPlan): string => {
  const deeds = deedsIn(plan).filter(({ action }) => action.type !== 'done');
  const first = deeds.find(({ action }) => action === plan.heart) ?? deeds[0];
  if (first === undefined) return ADVICE_WORDS.title.nothing;
  const part = partOf(deeds, first);
  return ADVICE_WORDS.title.more(sayPart(plan.side, part), deeds.length - part.length);
};

/** An attack of a kind on a hex is one idea, whoever makes it; so is a group that goes to a hex. */
const idea = (action: Action): string => {
  if (action.type === 'strike') return `strike ${action.attack} ${action.hex}`;
  if (action.type === 'sail' || action.type === 'fly') return `${action.type} ${action.path.at(-1) ?? ''}`;
  return JSON.stringify(action);
};

/** What Second Fleet says about plans. */
export const secondFleetCounsel: Counsel<SecondFleetTypes> = {
  considerations,
  idea,
  title,
  steps: plan => deedsIn(plan).map(deed => sayStep(plan.side, deed)),
  reasons,
};
