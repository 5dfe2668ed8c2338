import { mustBe, randomMove, seededRandom } from '@narrow-seas/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AIRBASES, nameOfHex, SETUP_HEXES } from '../../model/chart.ts';
import { sixthFleet } from '../../game.ts';
import { unitsAt } from '../../model/position.ts';
import { isNaval, ROSTER, type UnitSpec } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { after, ruling, table, whereIs } from '../../testing/table.ts';

const NATO_NAVAL = 'set-up side=nato branch=naval';
const NATO_AIR = 'set-up side=nato branch=air';
const SOVIET_NAVAL = 'set-up side=soviet branch=naval';
const SOVIET_AIR = 'set-up side=soviet branch=air';

const rulings = (phase: string, rows: readonly (readonly [string, string, string, string])[]): void => {
  const side = phase.includes('nato') ? 'nato' : 'soviet';
  test.each(rows)('%s', (_name, forces, order, verdict) => {
    expect(ruling(table(phase, forces, 'short turn 1 of 10'), `${side} ${order}`)).toBe(verdict);
  });
};

describe('NATO ships', () => {
  rulings(NATO_NAVAL, [
    ['[11.1] in a hex of their nation', '', 'deploy US3 1809', 'ok'],
    ['[11.1] nowhere else', '', 'deploy US3 1807', '11.1 not-coded'],
    ['[11.1] not in another nation’s', '', 'deploy US3 1714', '11.1 not-coded'],
    ['[11.1] at most three', 'nato @1809 US3 US4 US5', 'deploy US6 1809', '11.1 full'],
    ['[11.1] A and B: one carrier in 1602', '', 'deploy US1 1602', 'ok'],
    ['[11.1] A and B: one in 0812', 'nato @1602 US1', 'deploy US2 0812', 'ok'],
    ['[11.1] A and B: either of them', '', 'deploy US1 0812', 'ok'],
    ['[11.1] A and B: not both', 'nato @0812 US1', 'deploy US2 0812', '11.1 demand'],
    ['[11.1] A and B: none elsewhere', '', 'deploy US1 1805', '11.1 demand'],
    ['[11.1] A and B: a place is kept for her', 'nato @1602 US3 US4', 'deploy US5 1602', '11.1 demand'],
    ['[11.1] A and B: beside her there is room', 'nato @1602 US3 US1', 'deploy US5 1602', 'ok'],
    ['[11.1] C: a Turkish submarine in 2025', 'nato @1926 Tu37 Tu38', 'deploy Tu39 1823', '11.1 demand'],
    ['[11.1] C: the last goes there', 'nato @1926 Tu37 Tu38', 'deploy Tu39 2025', 'ok'],
    ['[11.1] C: a place is kept for it', 'nato @2025 Tu32 Tu33', 'deploy Tu34 2025', '11.1 demand'],
    [
      '[11.1] one in each hex',
      'nato @1420 Gr25 Gr26 Gr27 | nato @1418 Gr28 Gr29',
      'deploy Gr30 1418',
      '11.1 left-empty',
    ],
    [
      '[11.1] so the rest go to the empty ones',
      'nato @1420 Gr25 Gr26 Gr27 | nato @1418 Gr28 Gr29',
      'deploy Gr30 1421',
      'ok',
    ],
    [
      '[11.1] [11.1] C: the submarine counts for its hex',
      'nato @1926 Tu32 Tu33 Tu34 | nato @1823 Tu35',
      'deploy Tu36 1823',
      'ok',
    ],
    ['[11.1] a unit may be put elsewhere again', 'nato @1809 US3', 'deploy US3 1805', 'ok'],
    [
      '[11.1] unless its hex would stay empty',
      'nato @1420 Gr25 Gr26 | nato @1418 Gr27 Gr28 Gr29 | nato @1421 Gr30 | nato @1819 Gr31',
      'deploy Gr31 1420',
      '11.1 left-empty',
    ],
    ['[11.1] the French and British come later', '', 'deploy Fr41 1602', '5.11 not-yours'],
    ['[11.1] aircraft are set up afterwards', '', 'deploy Ita24 2007', '5.11 not-yours'],
    ['[11.1] not the other side’s', '', 'deploy So5 1125', '5.11 not-yours'],
    ['[11.1] all of them', 'nato @1809 US3', 'done', '11.1 not-set-up'],
    ['[7.47] what is there may be arranged', 'nato @1809 US3 US4', 'arrange 1809 US4 US3', 'ok'],
  ]);

  test('[11.1] the Soviets deploy second', () => {
    expect(ruling(table(NATO_NAVAL, ''), 'soviet deploy So5 1125')).toBe('NS.1 not-your-turn');
  });
});

describe('NATO aircraft', () => {
  const carriers = 'nato @1602 US1 | nato @0812 US2';
  rulings(NATO_AIR, [
    ['[11.1] at a base of their nation', '', 'deploy Ita24 1812', 'ok'],
    ['[11.1] not at another', '', 'deploy Ita24 1420', '11.1 not-coded'],
    ['[11.1] not at sea', '', 'deploy Ita24 1711', '11.1 not-coded'],
    ['[11.1] one at each', 'nato @1812 Ita24 Ita25 Ita26', 'deploy Ita27 1812', '11.1 left-empty'],
    ['[11.1] so the others go elsewhere', 'nato @1812 Ita24 Ita25 Ita26', 'deploy Ita27 1810', 'ok'],
    ['[11.1] an F4 to Sicily', '', 'deploy USa1 1311', 'ok'],
    ['[11.1] an F4 to Crete', 'nato @1311 USa1', 'deploy USa2 1022', 'ok'],
    ['[11.1] not both to Sicily', 'nato @1311 USa1', 'deploy USa2 1311', '11.1 demand'],
    ['[11.1] nor both to Crete', 'nato @1022 USa1', 'deploy USa2 1022', '11.1 demand'],
    ['[11.1] the P-3 to Crete', '', 'deploy USa3 1022', 'ok'],
    ['[11.1] not to Sicily', '', 'deploy USa3 1311', '11.1 demand'],
    ['[11.1] a Nimrod to Malta, one to Cyprus', 'nato @1010 Bra21', 'deploy Bra22 1232', 'ok'],
    ['[11.1] not two to Cyprus', 'nato @1232 Bra21', 'deploy Bra22 1232', '11.1 demand'],
    ['[11.1] the Lightning to Cyprus', '', 'deploy Bra23 1232', 'ok'],
    ['[11.1] not to Malta', '', 'deploy Bra23 1010', '11.1 demand'],
    ['[11.1] carrier aircraft over their own carrier', carriers, 'deploy USa9 1602', 'ok'],
    ['[11.1] not over the other', carriers, 'deploy USa9 0812', '11.1 own-carrier'],
    ['[11.1] nor at a land base', carriers, 'deploy USa9 1022', '11.1 own-carrier'],
    ['[11.1] or in her box', carriers, 'embark USa9 US1', 'ok'],
    ['[11.1] not in the other’s', carriers, 'embark USa9 US2', '11.1 own-carrier'],
    ['[11.1] out of the box again', `${carriers} | aboard US1 USa9`, 'deploy USa9 1602', 'ok'],
    ['[11.1] into it again', 'nato @1602 USa9 US1', 'embark USa9 US1', 'ok'],
    ['[9.62] not twice', `${carriers} | aboard US1 USa9`, 'embark USa9 US1', '9.62 aboard'],
    ['[9.62] not aboard a carrier that is not there', 'nato @0812 US2', 'embark USa9 US1', '9.62 no-carrier'],
    ['[9.17] no land-based aircraft aboard', carriers, 'embark USa1 US1', '5.11 not-yours'],
    ['[12.21] reinforcements come later', '', 'deploy USa4 1311', '5.11 not-yours'],
    ['[14.3] no Israelis', '', 'deploy Isa47 1035', '5.11 not-yours'],
    ['[11.1] ships are set up before', '', 'deploy US3 1809', '5.11 not-yours'],
  ]);

  test('[11.1] aircraft lie above the ships of their hex', () => {
    const state = after(table(NATO_AIR, 'nato @1420 Gr25 Gr26'), 'nato deploy Gra31 1420');
    expect(unitsAt(state, 'nato', state.stacks.nato[0]!.hex)[0]).toBe(
      ROSTER.findIndex(({ name }) => name === 'Gra31'),
    );
  });
});

describe('Soviet units', () => {
  rulings(SOVIET_NAVAL, [
    ['[11.2] ships in their hexes', '', 'deploy So5 1125', 'ok'],
    ['[11.2] nowhere else', '', 'deploy So5 1126', '11.2 not-coded'],
    ['[11.2] at most three', 'soviet @1125 So1 So5 So6', 'deploy So7 1125', '11.2 full'],
    [
      '[11.2] A: an SN in 1902 or 1404',
      'soviet @1212 So36 | soviet @0615 So37',
      'deploy So38 1125',
      '11.2 demand',
    ],
    ['[11.2] A: either will do', 'soviet @1212 So36 | soviet @0615 So37', 'deploy So38 1404', 'ok'],
    [
      '[11.2] B: an SN in 1212 or 0615',
      'soviet @1902 So36 | soviet @1404 So37',
      'deploy So38 1902',
      '11.2 demand',
    ],
    ['[11.2] B: either will do', 'soviet @1902 So36 | soviet @1404 So37', 'deploy So38 0615', 'ok'],
    [
      '[11.2] A and B: the third goes anywhere',
      'soviet @1902 So36 | soviet @1212 So37',
      'deploy So38 1125',
      'ok',
    ],
    [
      '[11.2] A: a place is kept in one of the two',
      'soviet @1902 So25 So26 So27 | soviet @1404 So28 So32',
      'deploy So33 1404',
      '11.2 demand',
    ],
    ['[11.2] A: in one only', 'soviet @1902 So25 So26', 'deploy So27 1902', 'ok'],
    ['[11.2] the Black Sea Fleet comes later', '', 'deploy So2 1125', '5.11 not-yours'],
    ['[11.2] all of them', '', 'done', '11.2 not-set-up'],
  ]);
  rulings(SOVIET_AIR, [
    ['[11.2] aircraft in Bulgaria', '', 'deploy Soa1 2124', 'ok'],
    ['[11.2] and Romania', '', 'deploy Soa1 2422', 'ok'],
    ['[11.2] not in Egypt', '', 'deploy Soa1 0531', '11.2 not-coded'],
    ['[11.2] at most six', 'soviet @2422 Soa1 Soa2 Soa3 Soa4 Soa5 Soa6', 'deploy Soa7 2422', '11.2 full'],
    [
      '[11.2] a base may stay empty',
      'soviet @2422 Soa1 Soa2 Soa3 Soa4 Soa5 Soa6 | soviet @2424 Soa7 Soa8 Soa9 Soa10 Soa11 Soa12',
      'deploy Soa13 2124',
      'ok',
    ],
    ['[11.2] two F with Minsk', 'soviet @1125 So1', 'deploy Soa42 1125', 'ok'],
    ['[11.2] or in her box', 'soviet @1125 So1', 'embark Soa42 So1', 'ok'],
    ['[11.2] the two of Kiev come later', 'soviet @1125 So1', 'deploy Soa44 1125', '5.11 not-yours'],
  ]);
});

/** What the set-up rules ask for, counted afresh on a finished table. */
const flawsOf = (state: State): readonly string[] => {
  const specsAt = (hex: string): readonly UnitSpec[] =>
    [...state.stacks.nato, ...state.stacks.soviet]
      .filter(stack => nameOfHex(stack.hex) === hex)
      .flatMap(({ units }) => units.map(id => ROSTER[id] as UnitSpec));
  const named = (hex: string, nation: string, kind: string): number =>
    specsAt(hex).filter(spec => spec.nation === nation && spec.kind === kind && !spec.carrierBased).length;
  const flaws: string[] = [];
  for (const nation of ['US', 'It', 'Gr', 'Tu', 'So'] as const)
    for (const hex of (SETUP_HEXES.get(nation) ?? []).map(nameOfHex)) {
      const ships = specsAt(hex).filter(isNaval).length;
      if (ships < 1 || ships > 3) flaws.push(`${ships} ships in ${hex}`);
    }
  for (const { hex, nation } of AIRBASES.filter(base => !base.optional)) {
    const aircraft = specsAt(nameOfHex(hex)).filter(spec => !isNaval(spec)).length;
    if (aircraft > 6 || (nation !== 'So' && aircraft < 1)) flaws.push(`${aircraft} at ${nameOfHex(hex)}`);
  }
  const asked: readonly (readonly [number, number])[] = [
    [named('1602', 'US', 'CV'), 1],
    [named('0812', 'US', 'CV'), 1],
    [Math.min(1, named('2025', 'Tu', 'SS')), 1],
    [Math.min(1, named('1902', 'So', 'SN') + named('1404', 'So', 'SN')), 1],
    [Math.min(1, named('1212', 'So', 'SN') + named('0615', 'So', 'SN')), 1],
    [named('1311', 'US', 'F4'), 1],
    [named('1022', 'US', 'F4'), 1],
    [named('1022', 'US', 'P-3'), 1],
    [named('1010', 'Br', 'NIM'), 1],
    [named('1232', 'Br', 'NIM'), 1],
    [named('1232', 'Br', 'LTG'), 1],
  ];
  asked.forEach(([found, wanted], place) => {
    if (found !== wanted) flaws.push(`demand ${place} is ${found}`);
  });
  const missing = ROSTER.filter(
    ({ name, arrives }) => arrives === 'start' && whereIs(state, name) === 'waiting',
  );
  return [...flaws, ...missing.map(({ name }) => `${name} is not set up`)];
};

const opening = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
const REST = ['nato', 'nato', 'soviet', 'soviet'].flatMap(side => [`${side} deploy-rest`, `${side} done`]);

describe('the rest by the book', () => {
  test('[11.1] [11.2] from the empty map it is a complete set-up, every unit at home', () => {
    const set = after(opening, ...REST);
    expect(flawsOf(set)).toEqual([]);
    for (const { name, home, arrives } of ROSTER.filter(spec => spec.arrives === 'start'))
      expect([name, arrives, whereIs(set, name)]).toEqual([name, 'start', home.replace('CV:', 'aboard ')]);
  });

  test('[11.1] [11.2] from any half-made set-up too', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 4, maxLength: 4 }),
        (seed, counts) => {
          const random = seededRandom(seed);
          let state = opening;
          for (const [branch, side] of ['nato', 'nato', 'soviet', 'soviet'].entries()) {
            for (let moves = 0; moves < counts[branch]!; moves += 1) {
              const move = randomMove(sixthFleet, state, random);
              if (move === undefined || move.action.type === 'deploy-rest' || move.action.type === 'done')
                continue;
              state = mustBe(sixthFleet.decide(state, move.by, move.action)).state;
            }
            state = after(state, `${side} deploy-rest`, `${side} done`);
          }
          expect(flawsOf(state)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('[11.1] every unit left to place has a place, whatever was placed before', () => {
    const state = table(
      NATO_NAVAL,
      'nato @1926 Tu32 Tu33 Tu34 | nato @1624 Tu35 Tu36 | nato @1823 Tu37',
      'short turn 1 of 10',
    );
    const set = after(state, 'nato deploy-rest');
    expect([whereIs(set, 'Tu38'), whereIs(set, 'Tu39')].toSorted()).toEqual(['1634', '2025']);
  });
});
