import type { Consideration } from '@narrow-seas/core';
import { evaluationBy } from '../mind/evaluate.ts';
import { WEIGHTS, type Weights } from '../mind/weights.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { ADVICE_WORDS } from './words.ts';

type Id = keyof typeof ADVICE_WORDS.considerations;

/** Which weights make up a consideration; what none of them explains are points and units. */
const PARTS: { readonly [id in Exclude<Id, 'points'>]: Partial<Weights> } = {
  fight: { strikeNow: 0, strikeSoon: 0, strikeLater: 0 },
  duty: { dutyNow: 0, dutySoon: 0, dutyLater: 0 },
  astray: { astray: 0 },
  objectives: { objectives: 0 },
  approach: { approach: 0 },
  straits: { straits: 0 },
};

const evaluate = evaluationBy(WEIGHTS);

const EVALUATIONS_WITHOUT = Object.entries(PARTS).map(([id, weights]) => ({
  id: id as Id,
  evaluate: evaluationBy({ ...WEIGHTS, ...weights }),
}));

/** What the evaluation would be without each part, taken from the whole: the parts and the rest add up to it. */
export const considerations = (state: State, side: Side): readonly Consideration[] => {
  const whole = evaluate(state, side);
  const parts = EVALUATIONS_WITHOUT.map(part => ({
    id: part.id,
    title: ADVICE_WORDS.considerations[part.id],
    value: whole - part.evaluate(state, side),
  }));
  const rest = parts.reduce((sum, { value }) => sum - value, whole);
  return [{ id: 'points', title: ADVICE_WORDS.considerations.points, value: rest }, ...parts];
};
