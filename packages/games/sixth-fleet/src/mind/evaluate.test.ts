import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { evaluationBy } from './evaluate.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const NONE: Weights = {
  ...WEIGHTS,
  useful: 0,
  strikeNow: 0,
  strikeSoon: 0,
  strikeLater: 0,
  dutyNow: 0,
  dutySoon: 0,
  dutyLater: 0,
  astray: 0,
  objectives: 0,
  approach: 0,
  straits: 0,
  gate: 0,
};

/** What one term says for the Soviets. */
const only = (term: Partial<Weights>, phase: string, forces: string, heading?: string): number =>
  evaluationBy({ ...NONE, ...term })(table(phase, forces, heading), 'soviet');

const MOVING = 'movement side=nato';

describe('each term by itself, in points for the Soviets', () => {
  test.each([
    ['[13.0] the dead count their points', {}, MOVING, 'nato @0914 US6 | dead US1 So22', 6 - 2],
    [
      '[8.72] an aircraft beside a cruiser is at risk: 12 - 3 on ECM 0 needs 2',
      { strikeNow: 1 },
      MOVING,
      'nato @0914 Ita28 | soviet @0915 So5',
      2 / 6,
    ],
    [
      '[8.71] a ship that can give way risks little',
      { strikeNow: 1, givenWay: 0.1 },
      MOVING,
      'nato @0914 US6 | soviet @0915 So32',
      0.1 * 4 * (4 / 6),
    ],
    [
      '[8.24] a bomber beside fighters owes what it cannot do',
      { dutyNow: 1 },
      MOVING,
      'nato @0914 USa17 | soviet @0915 Soa1',
      -2,
    ],
    [
      '[9.22] an aircraft out of range of its bases is lost',
      { astray: 1 },
      'movement side=soviet',
      'nato @0322 Ita28 | soviet @0624 So22',
      1,
    ],
    [
      '[9.22] one that must land now and has not is lost even beside its base',
      { astray: 1 },
      `${MOVING} mustLand=Ita28`,
      'nato @1613 Ita28 | soviet @0624 So22',
      1,
    ],
    [
      '[13.1] at the end the bonuses count: nobody in the Aegean',
      { objectives: 1 },
      'movement side=soviet',
      'nato @1035 US6 | soviet @0624 So22',
      10,
      'short turn 10 of 10',
    ],
  ])('%s', (_title, term, phase, forces, value, heading?: string) => {
    expect(only(term, phase, forces, heading)).toBeCloseTo(value, 6);
  });
});

test('what is good for one side is bad for the other', () => {
  const state = table(MOVING, 'nato @0914 USa9 US1 | soviet @0915 So32 So34 | soviet @0913 So5');
  const evaluate = evaluationBy(WEIGHTS);
  expect(evaluate(state, 'nato')).toBe(-evaluate(state, 'soviet'));
});

test('[13.2] a victory is worth more than its points', () => {
  const over = table('over', 'nato @0914 US6 | dead So1 So5 So7', 'short turn 10 of 10');
  expect(evaluationBy(NONE)(over, 'nato')).toBe(4 + WEIGHTS.victory);
});
