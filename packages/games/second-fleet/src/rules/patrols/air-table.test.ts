import { describe, expect, test } from 'vitest';
import { DIE_FACES } from '../../model/vocabulary.ts';
import {
  type AirToll,
  airColumn,
  airResult,
  bounceResult,
  CAP_RATIOS,
  INTERCEPTION_RATIOS,
} from './air-table.ts';

/** [A3] As read from the printed chart: the eight columns, then the bounce; the cell in doubt as [C.2.32] has it. */
const CHART = `
  3r/0  3r/0  3r/0  2r/0  2r/0  1r/0  0r/0  0r/0r 0/0
  3r/0  3r/0  2r/0  2r/0  1r/0  0r/0  0r/0r 0/1r  0/0r
  3r/0  3r/0  2r/0  1r/0  1r/0  0r/0r 0/0r  0/1r  0/0r
  3r/0  2r/0  1r/0  1r/0  0r/0  0/0r  0/1r  0/1r  0/0r
  2r/0  2r/0  1r/0  0r/0  0r/0r 0/0r  0/1r  0/2r  0/1r
  2r/0  1r/0  0r/0  0r/0r 0/0r  0/1r  0/1r  0/2r  0/1r
  1r/0  1r/0  0r/0r 0/0r  0/1r  0/1r  0/2r  0/3r  0/1r
  1r/0  0r/0  0/0r  0/1r  0/1r  0/1r  0/2r  0/3r  0/2r
  0r/0  0/0r  0/0r  0/1r  0/1r  0/2r  0/3r  0/4r  0/2r
  0/0r  0/0r  0/1r  0/2r  0/2r  0/2r  0/3r  0/4r  0/3r`;

const say = ({ steps, home }: AirToll): string => `${steps}${home ? 'r' : ''}`;
const badness = ({ steps, home }: AirToll): number => 2 * steps + (home ? 1 : 0);

const LINES = CHART.trim()
  .split('\n')
  .map((line, face) => [face, line.trim().split(/\s+/)] as const);

describe('air to air', () => {
  test.each(LINES)('[A3] die %i, cell by cell', (die, cells) => {
    const face = DIE_FACES[die] ?? 0;
    const results = [0, 1, 2, 3, 4, 5, 6, 7].map(column => airResult(column, face));
    const read = [...results, bounceResult(face)].map(
      ({ attacker, defender }) => `${say(attacker)}/${say(defender)}`,
    );
    expect(read).toEqual(cells);
  });

  test('the defender never fares better, the attacker never worse, with a higher die', () => {
    for (const column of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const results = DIE_FACES.map(face => airResult(column, face));
      const defender = results.map(result => badness(result.defender));
      const attacker = results.map(result => badness(result.attacker));
      expect(defender).toEqual(defender.toSorted((a, b) => a - b));
      expect(attacker).toEqual(attacker.toSorted((a, b) => b - a));
    }
    const bounce = DIE_FACES.map(face => badness(bounceResult(face).defender));
    expect(bounce).toEqual(bounce.toSorted((a, b) => a - b));
  });

  test.each([
    ['1-5', 1, 9],
    ['1-5', 1, 5],
    ['1-5', 2, 9],
    ['1-4', 3, 12],
    ['1-2', 5, 10],
    ['1-2', 9, 10],
    ['1-1', 10, 10],
    ['1-1', 19, 10],
    ['2-1', 20, 10],
    ['4-1', 400, 10],
  ] as const)('[10.11.2] [C.11.5] interception %s: %i against %i', (ratio, attacker, defender) => {
    expect(INTERCEPTION_RATIOS[airColumn(INTERCEPTION_RATIOS, attacker, defender)]).toBe(ratio);
  });

  test.each([
    ['1-6', 1, 7],
    ['1-6', 1, 6],
    ['1-5', 2, 10],
    ['1-1', 9, 5],
    ['2-1', 18, 9],
    ['3-1', 30, 1],
  ] as const)('[A3] CAP %s: %i against %i', (ratio, attacker, defender) => {
    expect(CAP_RATIOS[airColumn(CAP_RATIOS, attacker, defender)]).toBe(ratio);
  });

  test('[A3] equal forces: CAP reads one column further to the right than an interception', () => {
    expect(airColumn(CAP_RATIOS, 10, 10)).toBe(airColumn(INTERCEPTION_RATIOS, 10, 10) + 1);
  });
});
