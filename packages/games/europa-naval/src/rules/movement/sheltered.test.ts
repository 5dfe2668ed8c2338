import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CHARTS, crossing, portOfName, terrainAt } from '../../model/chart.ts';
import { isSheltered, mayShelter } from './sheltered.ts';

const chart = CHARTS.mediterranean;

/** A coastal hex with a neighbour across such a hexside. */
const pair = (kind: string, near: HexId): readonly [from: HexId, to: HexId] => {
  for (const to of [near, ...neighboursOf(chart.grid, near)])
    for (const from of neighboursOf(chart.grid, to))
      if (terrainAt(chart, to) === 'coastal' && crossing(chart, from, to) === kind) return [from, to];
  throw new RangeError(`No ${kind} hexside there`);
};

describe('[36.A.1] protected inshore waters', () => {
  const tripoli = portOfName(chart, 'Tripoli').hex;

  test('along the shore into a coastal hex of one’s own', () => {
    const [from, to] = pair('partial-sea', tripoli);
    expect(isSheltered(chart, 'axis', from, to, 'axis')).toBe(true);
  });

  test('not into one of the enemy or of a neutral', () => {
    const [from, to] = pair('partial-sea', tripoli);
    expect(isSheltered(chart, 'axis', from, to, 'allied')).toBe(false);
    expect(isSheltered(chart, 'axis', from, to, 'neutral')).toBe(false);
  });

  test('O1 not over a full sea hexside: Gibraltar to North Africa', () => {
    const gibraltar = portOfName(chart, 'Gibraltar').hex;
    const africa = neighboursOf(chart.grid, gibraltar).filter(
      hex => crossing(chart, gibraltar, hex) === 'full-sea',
    );
    expect(africa.length).toBeGreaterThan(0);
    for (const hex of africa) expect(isSheltered(chart, 'allied', gibraltar, hex, 'allied')).toBe(false);
  });

  test('over the narrow straits of Messina', () => {
    const messina = portOfName(chart, 'Messina').hex;
    const reggio = portOfName(chart, 'Reggio').hex;
    expect(crossing(chart, messina, reggio)).toBe('narrow-straits');
    expect(isSheltered(chart, 'axis', messina, reggio, 'axis')).toBe(true);
  });

  test.each([
    [['NT', 'TC', 'LC', 'LB'], true],
    [['SUB'], true],
    [['RF'], true],
    [['RF', 'NT'], true],
    [['TF'], false],
    [['CG'], false],
    [['NT', 'TF'], false],
  ] as const)('a group of %j may shelter: %s', (kinds, may) => {
    expect(mayShelter(kinds)).toBe(may);
  });
});
