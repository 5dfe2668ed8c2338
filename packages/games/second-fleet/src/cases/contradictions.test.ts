import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baseOf, baseSpec } from '../rules/stacking/bases.ts';
import { ASSAULT_COLUMNS } from '../rules/invasion/assault-table.ts';
import { NUCLEAR_POOLS } from '../rules/nuclear/nuclear.ts';
import { hexOf } from '../model/chart.ts';
import { CHOICES } from './edition/choices.ts';
import { PINNED } from './edition/pinned.ts';
import { attackPoints } from '../rules/combat/crt.ts';
import { isFound } from '../rules/strategic-air/search-table.ts';
import { ROSTER } from '../model/roster.ts';
import { hitsOnDie } from '../rules/mines/mines.ts';
import { sweepNumber } from '../rules/mines/sweep.ts';
import { after, ruling } from '../testing/orders.ts';
import { markOf, position } from '../testing/positions.ts';
import { OPTIONAL_RULES } from '../model/vocabulary.ts';

describe('choices that no chapter pins by itself', () => {
  const cap = position('cap side=nato', 'nato @2716 RSVLT | at RSVLT F14-1 F14-2 F18-1 E2-1');

  test('[C.2.3] AEW is the third of a carrier’s patrol, and no fourth is flown', () => {
    expect(ruling(cap, 'nato fly-cap RSVLT F14-1 F14-2 E2-1')).toBe('ok');
    expect(ruling(cap, 'nato fly-cap RSVLT F14-1 F14-2 F18-1 E2-1')).toBe('C.2.2 too-many-over-carrier');
  });

  const targeting = position(
    'targeting side=soviet strike.type=ssm strike.side=soviet strike.units=[FRNZE] strike.from=2807 strike.hex=2809 strike.over=[2808] strike.cruise=false strike.answer=false',
    'under surface-activation side=soviet units=[FRNZE] start=2807 hex=2807 | under segment side=soviet arm=surface | soviet @2807 FRNZE | nato @2809 HAWES/local | mission Olenogorsk tac-coord GS T95D-1 T95F-1 T95F-2 T16D-1',
  );

  test('[C.2.7] three Tac-Coord units, not four', () => {
    expect(ruling(targeting, 'soviet aim HAWES=14 with T95D-1 T95F-1 T95F-2')).toBe('ok');
    expect(ruling(targeting, 'soviet aim HAWES=14 with T95D-1 T95F-1 T95F-2 T16D-1')).toBe(
      'C.2.7 too-many-coordinators',
    );
  });

  test('[C.2.13] mining is for RCN', () => {
    const state = position('assignment', 'options mines | at Olenogorsk T95F-1 T26-1');
    expect(ruling(state, 'soviet assign T95F-1 mining NS')).toBe('ok');
    expect(ruling(state, 'soviet assign T26-1 mining NS')).toBe('A5 not-eligible');
  });

  test('[C.2.17] the assault table is ours: six columns', () => {
    expect(ASSAULT_COLUMNS.map(([label]) => label)).toEqual(['<1-2', '1-2', '1-1', '2-1', '3-1', '5-1']);
  });

  test('[C.2.19] the pools are as printed', () => {
    expect(NUCLEAR_POOLS).toEqual({
      nato: { bombing: 8, asw: 12, ssm: 0 },
      soviet: { bombing: 2, asw: 10, ssm: 12 },
    });
  });

  test('[C.2.20] nine optional rules of section 24, four of 20 to 23, and play alone', () => {
    expect(OPTIONAL_RULES).toHaveLength(14);
  });

  test.each([
    [3, 3, 1],
    [3, 0, 3],
    [1, 0, 1],
    [2, 3, 0],
  ])('[C.2.22] %i mines and a die of %i: %i hits', (mines, die, hits) => {
    expect(hitsOnDie(mines, die)).toBe(hits);
  });

  test('[C.2.23] aerial sweeping clears on one number more', () => {
    const narvik = hexOf('3412');
    expect([sweepNumber(narvik, false), sweepNumber(narvik, true)]).toEqual([0, 1]);
  });

  test('[C.2.24] two less in a SOSUS hex', () => {
    const boat = { side: 'soviet', kind: 'SN', noisy: false, deep: false, overMountain: false } as const;
    const found = (inSosus: boolean) =>
      [5, 6, 7, 8].map(die => isFound({ ...boat, inSosus, weatherDie: 0 }, die));
    expect(found(false)).toEqual([true, false, false, false]);
    expect(found(true)).toEqual([true, true, true, false]);
  });

  test('[C.2.25] die 12 on the last column is 11, beside it the formula holds', () => {
    expect([attackPoints(12, 12), attackPoints(11, 12), attackPoints(12, 11)]).toEqual([11, 10, 10]);
  });

  test('[C.2.33] the Oslo class moves two, damaged or not', () => {
    const oslo = ROSTER.filter(({ cls }) => cls === 'Oslo');
    expect(oslo.length).toBeGreaterThan(0);
    expect(oslo.map(({ front, damaged }) => [front.move, damaged?.move])).toEqual(oslo.map(() => [2, 2]));
  });

  test('[C.2.34] three of the Kola bases are ports too', () => {
    const kinds = (names: string) =>
      names.split(' ').map(name => [baseSpec(baseOf(name)).airfield, baseSpec(baseOf(name)).port]);
    expect(kinds('Pechenga Polyarnyy Murmansk')).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(kinds('Kildenstroy Olenogorsk Kilpyavr Monchegorsk').flat()).toEqual(
      Array.from({ length: 4 }, () => [true, false]).flat(),
    );
  });

  test('[C.2.35] values hidden on the map', () => {
    expect(baseSpec(baseOf('Orland'))).toMatchObject({ closeAA: 21, defence: 3, points: 3 });
    expect(baseSpec(baseOf('Kilpyavr')).closeAA).toBe(21);
  });

  test('[C.2.38] full speed marks a submarine at once; a damaged one cannot', () => {
    const state = position('segment side=nato arm=submarine', 'nato @2529 LAJLA | nato @2427 POGY/damaged');
    expect(markOf(after(state, 'nato activate LAJLA fast'), 'LAJLA')).toBe('strategic');
    expect(ruling(state, 'nato activate POGY fast')).toBe('C.2.38 damaged');
  });
});

const FOLDER = new URL('../', import.meta.url);
const TESTS: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(new URL(name, FOLDER), 'utf8'));

describe('the forty questions', () => {
  test('are all answered in the edition', () => {
    expect(CHOICES.map(({ id }) => Number(id.slice(-2)))).toEqual(PINNED.map(([question]) => question));
  });

  test.each(PINNED)('[C.2] %i is pinned by: %s', (question, title) => {
    const lines = TESTS.flatMap(text => text.split('\n')).filter(line => line.includes(title));
    expect(lines.filter(line => line.includes(`[C.2.${question}]`))).not.toEqual([]);
  });
});
