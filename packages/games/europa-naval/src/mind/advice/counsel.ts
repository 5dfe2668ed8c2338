import type { Counsel, Reason } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { sayPlace, sayShips } from '../../desk/say.ts';
import type { EuropaNavalTypes } from '../../game.ts';
import { termsOf } from '../evaluate.ts';
import { oddsReasons } from './odds-reasons.ts';
import { stepsIn, type EuropaNavalPlan, type Reasoner } from './plan.ts';
import { ventures } from './proposals.ts';
import { spendingReasons } from './spending-reasons.ts';
import { sayStep } from './steps.ts';
import { uncoveredReasons } from './uncovered-reasons.ts';
import { voyageReasons } from './voyage-reasons.ts';
import { voyagesIn } from './voyage.ts';
import { wayOf } from './ways.ts';
import { ADVICE_WORDS } from './words.ts';

const REASONERS: readonly Reasoner[] = [voyageReasons, oddsReasons, spendingReasons, uncoveredReasons];

/** More sentences than these nobody reads. */
const MOST = 7;
/** In points; less is not worth a sentence. */
const LEAST = 0.05;

const changesIn = ({ changes }: EuropaNavalPlan): readonly Reason[] =>
  changes
    .map(({ title, before, after }) => ({
      text: ADVICE_WORDS.change(title, after - before),
      weight: Math.abs(after - before),
    }))
    .filter(({ weight }) => weight >= LEAST);

/** The weightiest sentences, then what the evaluation sees. */
const reasons = (plan: EuropaNavalPlan): readonly string[] => {
  const steps = stepsIn(plan);
  const found = REASONERS.flatMap(reasoner => reasoner(plan, steps));
  return [...found.toSorted((a, b) => b.weight - a.weight), ...changesIn(plan)]
    .slice(0, MOST)
    .map(({ text }) => text);
};

/** Where the ships go says more than that they make ready. */
const title = (plan: EuropaNavalPlan): string => {
  const steps = stepsIn(plan);
  const [voyage] = voyagesIn(plan.side, steps);
  if (voyage !== undefined) {
    const { common } = voyage.state;
    return ADVICE_WORDS.title.voyage(
      sayShips(common, voyage.group.ships),
      sayPlace(common, voyage.errand.goal),
    );
  }
  const [first, ...others] = steps.filter(({ action }) => action.type !== 'done');
  if (first === undefined) return ADVICE_WORDS.title.nothing;
  return ADVICE_WORDS.title.more(sayStep(plan.side, first), others.length);
};

/** Each venture is an idea of its own: no two plans share one. */
const idea = (action: Action): string => JSON.stringify(action);

/** What Europa Naval says about plans, which it finds itself. */
export const europaNavalCounsel: Counsel<EuropaNavalTypes> = {
  considerations: termsOf,
  idea,
  plans: ventures,
  title,
  steps: plan => stepsIn(plan).map(step => sayStep(plan.side, step)),
  ways: plan => stepsIn(plan).map(step => wayOf(plan.side, step)),
  reasons,
};
