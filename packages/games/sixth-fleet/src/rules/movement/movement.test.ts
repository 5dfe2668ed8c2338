import { mustBe, playRandomly, seededRandom } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { GRID, NAVAL_COST } from '../../model/chart.ts';
import { sixthFleet } from '../../game.ts';
import { hexOfUnit } from '../../model/position.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import type { Movement, State } from '../../model/state.ts';
import {
  after,
  hexNames,
  orderOf,
  phaseOf,
  reachOfUnit,
  ruling,
  table,
  unit,
  whereIs,
} from '../../testing/table.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

const NATO = 'movement side=nato';
const SOVIET = 'movement side=soviet';

describe('who moves, and how far', () => {
  const sea = 'nato @0914 US6 | soviet @0920 So5';
  test.each([
    ['[5.11] the other side waits', NATO, sea, 'soviet move So5 0921', 'NS.1 not-your-turn'],
    ['[5.11] one moves only units of one’s own', NATO, sea, 'nato move So5 0921', '5.11 not-yours'],
    ['[5.11] a unit that is not in play does not move', NATO, sea, 'nato move US7 0913', '5.11 not-yours'],
    ['[5.11] nobody fights in a Movement Phase', NATO, sea, 'nato attack US6 at 0915 on So5', '4.1 not-now'],
    ['[5.11] a unit moves once', `${NATO} moved=US6`, sea, 'nato move US6 0913', '5.11 has-moved'],
    ['[5.11] none need move', NATO, sea, 'nato done', 'ok'],
    ['[5.1] through adjacent hexes', NATO, sea, 'nato move US6 0912', '5.1 not-adjacent'],
    ['[5.1] a move goes somewhere', NATO, sea, 'nato move US6', '5.1 no-path'],
    ['[5.12] four points, four hexes', NATO, sea, 'nato move US6 0913 0912 0911 0910', 'ok'],
    ['[5.12] and no fifth', NATO, sea, 'nato move US6 0913 0912 0911 0910 0909', '5.23 too-far'],
    [
      '[5.22] friends are no hindrance',
      NATO,
      `${sea} | nato @0913 US7 US8 US9`,
      'nato move US6 0913 0912 0911 0910',
      'ok',
    ],
    [
      '[5.22] nor three of them where it passes',
      NATO,
      `${sea} | nato @0911 US7 US8 US9`,
      'nato move US6 0913 0912 0911 0910',
      'ok',
    ],
  ])('%s', (_name, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces), order)).toBe(verdict);
  });

  test('[5.24] no unit leaves the map', () => {
    const state = table(NATO, 'nato @1601 US6 | soviet @0920 So5');
    const path = [GRID.size as HexId];
    const decided = sixthFleet.decide(state, 'nato', { type: 'move', unit: unit(state, 'US6'), path });
    expect(decided).toMatchObject({ error: { rule: '5.24', code: 'off-map' } });
  });

  test('[5.1] a moved unit is where its path ends, and has moved', () => {
    const moved = after(table(NATO, sea), 'nato move US6 0913 0912');
    expect(whereIs(moved, 'US6')).toBe('0912');
    expect(phaseOf(moved)).toBe('movement side=nato moved=US6 mustLand=');
  });

  test('[5.1] points not used are gone in the next phase', () => {
    const next = after(table(NATO, sea), 'nato done', 'soviet done', 'soviet done', 'nato done');
    expect(ruling(next, 'nato move US6 0913 0912 0911 0910 0909')).toBe('5.23 too-far');
    expect(ruling(next, 'nato move US6 0913 0912 0911 0910')).toBe('ok');
  });
});

describe('terrain', () => {
  test.each([
    [
      '[5.3] [10.14] Restricted Water costs a ship two',
      NATO,
      'nato @1422 US6',
      'nato move US6 1423 1424',
      'ok',
    ],
    [
      '[10.14] so four points are spent there',
      NATO,
      'nato @1422 US6',
      'nato move US6 1423 1424 1425',
      '5.23 too-far',
    ],
    [
      '[5.23] three points do not pay for two such hexes',
      SOVIET,
      'soviet @1422 So32',
      'soviet move So32 1423 1424',
      '5.23 too-far',
    ],
    [
      '[5.23] the last point does not pay for one',
      NATO,
      'nato @1516 It20',
      'nato move It20 1515 1514 1614',
      '5.23 too-far',
    ],
    [
      '[10.14] leaving Restricted Water costs nothing extra',
      NATO,
      'nato @1423 US6',
      'nato move US6 1422 1423',
      'ok',
    ],
    [
      '[9.21] an aircraft pays one for any hex',
      NATO,
      'nato @1422 Bra23',
      'nato move Bra23 1423 1424 1425 1525 1526 1527 1528',
      'ok',
    ],
    [
      '[9.21] up to its range',
      NATO,
      'nato @1422 Bra23',
      'nato move Bra23 1423 1424 1425 1525 1526 1527 1528 1529',
      '5.23 too-far',
    ],
    ['[10.11] no ship in neutral waters', NATO, 'nato @1516 US6', 'nato move US6 1616', '10.11 prohibited'],
    ['[10.11] no submarine', SOVIET, 'soviet @1516 So36', 'soviet move So36 1616', '10.11 prohibited'],
    ['[10.11] [10.13] no aircraft', NATO, 'nato @1516 USa1', 'nato move USa1 1616', '10.11 prohibited'],
    ['[10.12] no ship on land', NATO, 'nato @1809 US3', 'nato move US3 1810', '10.12 land'],
    ['[10.13] an aircraft flies over land', NATO, 'nato @1809 USa1', 'nato move USa1 1810', 'ok'],
    [
      '[10.12] no ship across an all-land hexside',
      NATO,
      'nato @1412 US3',
      'nato move US3 1413',
      '10.12 land-hexside',
    ],
    ['[10.12] no submarine', NATO, 'nato @1412 US11', 'nato move US11 1413', '10.12 land-hexside'],
    ['[10.13] an aircraft crosses it', NATO, 'nato @1412 USa1', 'nato move USa1 1413', 'ok'],
    ['[10.12] a ship goes in by the sea', NATO, 'nato @1514 US3', 'nato move US3 1413', 'ok'],
    [
      '[10.15] no enemy Defended hex: ship',
      SOVIET,
      'soviet @1021 So5',
      'soviet move So5 1022',
      '10.15 defended',
    ],
    ['[10.15] submarine', SOVIET, 'soviet @1021 So36', 'soviet move So36 1022', '10.15 defended'],
    ['[10.15] aircraft', SOVIET, 'soviet @1021 Soa12', 'soviet move Soa12 1022', '10.15 defended'],
    [
      '[10.15] not even to fly over',
      SOVIET,
      'soviet @1021 Soa12',
      'soviet move Soa12 1022 1023',
      '10.15 defended',
    ],
    [
      '[10.46] a destroyed one is open',
      SOVIET,
      'soviet @1021 So5 | destroyed 1022',
      'soviet move So5 1022',
      'ok',
    ],
    ['[10.42] one’s own is open', NATO, 'nato @1021 US6', 'nato move US6 1022', 'ok'],
    ['[10.47] Egypt counts as Soviet', NATO, 'nato @0627 US6', 'nato move US6 0626', '10.15 defended'],
    ['[10.47] Israel as NATO', SOVIET, 'soviet @1034 So5', 'soviet move So5 1035', '10.15 defended'],
  ])('%s', (_name, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces), order)).toBe(verdict);
  });
});

describe('why a hex is closed', () => {
  const HELD = 'Enemy units that could attack this unit are in that hex.';
  const reasonFor = (state: State, order: string): string => {
    const { by, action } = orderOf(state, order);
    const decided = sixthFleet.decide(state, by, action);
    return decided.ok ? 'ok' : decided.error.reason;
  };

  test.each([
    [
      '[5.21] [14.2] an enemy over neutral ground that is open by now',
      NATO,
      'options neutralAirSpace | violated | nato @1715 Ita24 | soviet @1716 Soa12',
      'nato move Ita24 1716',
      HELD,
    ],
    [
      '[5.21] [12.3] an enemy aircraft over the Black Sea, which is closed to ships',
      NATO,
      'nato @2025 Ita24 | soviet @2125 Soa12',
      'nato move Ita24 2125',
      HELD,
    ],
    [
      '[5.21] [14.4] an enemy elsewhere than at the gate that is shut',
      'movement side=soviet',
      'options delay | gate 12 | soviet @0914 So36 | nato @0915 US6',
      'soviet move So36 0915',
      HELD,
    ],
    [
      '[6.42] [5.25] harmless enemies in a hex that others control',
      NATO,
      'nato @0914 US11 | soviet @0915 Soa12 | soviet @0916 So5',
      'nato move US11 0915',
      'Harmless enemies are in that hex and others control it. The unit can neither pass nor stay.',
    ],
  ])('%s', (_name, phase, forces, order, reason) => {
    expect(reasonFor(table(phase, forces), order)).toBe(reason);
  });
});

describe('the Black Sea and its gate', () => {
  const open = 'destroyed 2025 | gate 14';
  test.each([
    [
      '[12.3] shut until turn 10',
      'campaign turn 10 of 21',
      NATO,
      'nato @2025 Tu34',
      'nato move Tu34 2125',
      '12.3 black-sea',
    ],
    [
      '[12.3] to submarines too',
      'short turn 10 of 10',
      NATO,
      'nato @2025 Tu37',
      'nato move Tu37 2125',
      '12.3 black-sea',
    ],
    ['[12.3] not to aircraft', 'short turn 10 of 10', NATO, 'nato @2025 Tua42', 'nato move Tua42 2125', 'ok'],
    [
      '[12.3] open from turn 11',
      'campaign turn 11 of 21',
      NATO,
      'nato @2025 Tu34',
      'nato move Tu34 2125',
      'ok',
    ],
    [
      '[12.3] the Bosphorus is not part of it',
      'short turn 2 of 10',
      NATO,
      'nato @1926 Tu34',
      'nato move Tu34 2025',
      'ok',
    ],
    [
      '[14.4] Soviet ships wait for the gate',
      'campaign turn 13 of 21',
      SOVIET,
      `soviet @2125 So18 | ${open}`,
      'soviet move So18 2025',
      '14.4 delayed',
    ],
    [
      '[14.4] submarines too',
      'campaign turn 13 of 21',
      SOVIET,
      `soviet @2125 So29 | ${open}`,
      'soviet move So29 2025',
      '14.4 delayed',
    ],
    [
      '[14.4] aircraft do not',
      'campaign turn 13 of 21',
      SOVIET,
      `soviet @2125 Soa12 | ${open}`,
      'soviet move Soa12 2025',
      'ok',
    ],
    [
      '[14.4] nor do NATO ships',
      'campaign turn 13 of 21',
      NATO,
      `nato @1926 Tu34 | ${open}`,
      'nato move Tu34 2025',
      'ok',
    ],
    [
      '[14.4] open when its turn comes',
      'campaign turn 14 of 21',
      SOVIET,
      `soviet @2125 So18 | ${open}`,
      'soviet move So18 2025',
      'ok',
    ],
    [
      '[14.4] [10.15] and its defences still bar it',
      'campaign turn 14 of 21',
      SOVIET,
      'soviet @2125 So18 | gate 14',
      'soviet move So18 2025',
      '10.15 defended',
    ],
  ])('%s', (_name, heading, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces, heading), order)).toBe(verdict);
  });
});

/** Every hex where some path may end, found by trying them all: what matters of a path is where it is and its cost. */
const byTrying = (state: State, side: Side, id: UnitId): readonly string[] => {
  const ends = new Set<HexId>();
  const seen = new Set<string>();
  const price = (hex: HexId): number => (isNaval(specOf(state, id)) ? (NAVAL_COST[hex] as number) : 1);
  const extend = (path: readonly HexId[], last: HexId, spent: number): void => {
    if (seen.has(`${last} ${spent}`)) return;
    const tried = sixthFleet.decide(state, side, { type: 'move', unit: id, path });
    if (!tried.ok && !tried.error.reason.startsWith('A unit may not end')) return;
    if (tried.ok) ends.add(last);
    seen.add(`${last} ${spent}`);
    for (const beside of neighboursOf(GRID, last)) extend([...path, beside], beside, spent + price(beside));
  };
  const start = hexOfUnit(state, id) as HexId;
  for (const beside of neighboursOf(GRID, start)) extend([beside], beside, price(beside));
  ends.delete(start);
  return hexNames([...ends]);
};

test.each([
  [
    'a ship among enemies',
    'nato',
    'US6',
    'nato @0914 US6 | soviet @0915 So22 | soviet @0811 So5 | soviet @1013 Soa12',
  ],
  [
    'a submarine in control',
    'nato',
    'US11',
    'nato @0914 US11 | soviet @0915 So22 | soviet @0812 So5 | soviet @1011 Soa12',
  ],
  [
    'an aircraft',
    'nato',
    'Ita28',
    'nato @0914 Ita28 | soviet @0915 So22 | soviet @0912 So36 | soviet @1012 So5',
  ],
  [
    'a ship among islands',
    'soviet',
    'So5',
    'soviet @1422 So5 | nato @1424 Gr29 | nato @1420 Gr25 | nato @1321 Gr30',
  ],
] as const)(
  '[5.1] [6.44] the reach offered is what trying every path finds: %s',
  (_name, side, name, forces) => {
    const state = table(`movement side=${side}`, forces);
    const tried = byTrying(state, side, unit(state, name));
    expect(reachOfUnit(state, side, name)).toEqual(tried);
    expect(tried.length).toBeGreaterThan(3);
  },
);

test('[5.12] units that start together each reach as far as they can, in whatever order they are asked', () => {
  const forces = 'nato @0914 USa1 Ita28 US6 It20 Gr29';
  for (const names of [
    ['US6', 'It20', 'Gr29', 'USa1', 'Ita28'],
    ['Ita28', 'USa1', 'Gr29', 'It20', 'US6'],
  ]) {
    const state = table(NATO, forces);
    const reached = names.map(name => reachOfUnit(state, 'nato', name).length);
    const expected = names.map(name => byTrying(table(NATO, forces), 'nato', unit(state, name)).length);
    expect(reached).toEqual(expected);
  }
});

/** Movement Phases of one random game. */
function* movementPhases(): Generator<State> {
  let state = mustBe(sixthFleet.setup({ scenario: 'short', options: {} }));
  const random = seededRandom(5);
  while (state.phase.name !== 'over') {
    state = playRandomly(sixthFleet, state, random, 15).state;
    if (state.phase.name === 'movement') yield state;
  }
}

test('[5.1] so it is in the middle of a game', () => {
  let compared = 0;
  for (const state of movementPhases()) {
    const { side } = state.phase as Movement;
    const ships = state.stacks[side].flatMap(({ units }) => units).filter(id => isNaval(specOf(state, id)));
    for (const id of ships.slice(0, 3)) {
      expect(reachOfUnit(state, side, specOf(state, id).name)).toEqual(
        phaseHas(state, id) ? [] : byTrying(state, side, id),
      );
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

const phaseHas = ({ phase }: State, id: UnitId): boolean =>
  phase.name === 'movement' && phase.moved.includes(id);
