import { describe, expect, test } from 'vitest';
import { ROSTER, specOf, unitNamed, unitOf } from './roster.ts';
import { NATIONS } from './vocabulary.ts';

const spec = (name: string) => specOf({ extra: [] }, unitOf(name));

test('[C.26] 339 units, nation by nation', () => {
  expect(
    NATIONS.map(nation => `${nation} ${ROSTER.filter(unit => unit.nation === nation).length}`).join(' '),
  ).toBe('US 112 UK 62 NO 19 NE 9 CA 5 WG 1 SO 131');
});

test('no two units share a name, and both names find the unit', () => {
  expect(new Set(ROSTER.map(({ name }) => name)).size).toBe(339);
  for (const [place, { name, id }] of ROSTER.entries())
    expect([unitNamed({ extra: [] }, name), unitNamed({ extra: [] }, id)]).toEqual([place, place]);
});

test.each([
  ['FRNZE', 'soviet', 'surface', 'CG'],
  ['MKALN', 'soviet', 'submarine', 'SN'],
  ['F14-1', 'nato', 'air', 'INT'],
  ['US-P3-1', 'nato', 'air', 'RCN'],
])('[1.1] %s is %s %s %s', (name, side, arm, kind) => {
  expect(spec(name)).toMatchObject({ side, arm, kind });
});

/** [A15] move, defence, SSM value and range, close combat, ASW, close AA, area AA: front and damaged side. */
test.each([
  ['RSVLT', [4, 9, 0, 0, 0, 5, 6, 0], [3, 9, 0, 0, 0, 3, 3, 0]],
  ['IOWA', [4, 9, 8, 5, 30, 0, 4, 0], [3, 9, 5, 5, 20, 0, 2, 0]],
  ['VNCNS', [4, 4, 8, 2, 16, 6, 5, 8], [3, 4, 5, 2, 10, 3, 3, 4]],
  ['HAWES', [4, 3, 8, 2, 12, 7, 4, 3], [3, 3, 5, 2, 8, 4, 2, 2]],
])('[A15] ship %s', (name, front, damaged) => {
  const figures = ({ front: a, damaged: b } = spec(name)) =>
    [a, b].map(r => r && [r.move, r.defence, r.ssm, r.ssmRange, r.closeCombat, r.asw, r.closeAA, r.areaAA]);
  expect(figures()).toEqual([front, damaged]);
});

/** [A15] move, defence, SSM value and range, torpedo, ASW. */
test.each([
  ['GROTN', [3, 7, 18, 5, 22, 9], [2, 7, 12, 5, 11, 6]],
  ['VOLGA', [3, 7, 22, 6, 18, 6], undefined],
])('[A15] submarine %s', (name, front, damaged) => {
  const { front: a, damaged: b } = spec(name);
  const figures = (r = a) => [r.move, r.defence, r.ssm, r.ssmRange, r.torpedo, r.asw];
  expect(figures()).toEqual(front);
  if (damaged !== undefined) expect(figures(b)).toEqual(damaged);
});

/** [A15] move, SSM value and range, bombing, ASW, AA. */
test.each([
  ['A6-1', [24, 0, 0, 75, 0, 2], [24, 0, 0, 40, 0, 1]],
  ['F15-1', [28, 0, 0, 40, 0, 12], [28, 0, 0, 20, 0, 6]],
  ['T26-1', [90, 60, 3, 0, 0, 1], undefined],
])('[A15] aircraft %s', (name, front, damaged) => {
  const { front: a, damaged: b } = spec(name);
  const figures = (r = a) => [r.move, r.ssm, r.ssmRange, r.bombing, r.asw, r.aa];
  expect(figures()).toEqual(front);
  if (damaged !== undefined) expect(figures(b)).toEqual(damaged);
});

describe('[C.26] flags', () => {
  test.each([
    ['noisy', 'OKA DESNA AMUR LENA DNEPR'],
    ['future', 'BURKE NPNWS NRFLK CMBIA TALNT UPHLD ULA KRMLN'],
    ['b1', 'B1-1'],
  ] as const)('%s: %s', (flag, names) => {
    expect(
      ROSTER.filter(unit => unit[flag])
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.split(' ').toSorted());
  });

  test('[C.1.7] marine lift sums to 10 and 54', () => {
    const lift = (side: string): number =>
      ROSTER.filter(unit => unit.side === side).reduce((sum, { front }) => sum + front.marines, 0);
    expect([lift('soviet'), lift('nato')]).toEqual([10, 54]);
  });

  test('[C.1.5] convoy ships have one step', () => {
    expect(ROSTER.filter(({ kind, damaged }) => kind === 'CR' && damaged !== undefined)).toEqual([]);
  });
});
