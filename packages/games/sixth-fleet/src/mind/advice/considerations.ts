import type { Consideration } from '@narrow-seas/core';
import { evaluationBy } from '../evaluate.ts';
import { WEIGHTS, type Weights } from '../weights.ts';
import type { State } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { ADVICE_WORDS } from './words.ts';

type Id = keyof typeof ADVICE_WORDS.considerations;

/** Which weights make up a consideration. What no weight explains is points and units. */
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

/** Each part is what the evaluation would lack without it. The parts and what they do not explain add up to the total. */
export const considerations = (state: State, side: Side): readonly Consideration[] => {
  const total = evaluate(state, side);
  const parts = EVALUATIONS_WITHOUT.map(part => ({
    id: part.id,
    title: ADVICE_WORDS.considerations[part.id],
    value: total - part.evaluate(state, side),
  }));
  const unexplained = parts.reduce((sum, { value }) => sum - value, total);
  return [{ id: 'points', title: ADVICE_WORDS.considerations.points, value: unexplained }, ...parts];
};
