import { describe, expect, test } from 'vitest';
import { AIR_COST, hexOf, NAVAL_COST } from '../../model/chart.ts';
import { ROSTER } from '../../model/roster.ts';
import { after, reachOfUnit, ruling, table } from '../../testing/table.ts';

describe('the terrain effects chart', () => {
  test.each([
    ['High Seas', '1602', 1, 1],
    ['Restricted Water', '1423', 2, 1],
    ['Coastal', '1714', 1, 1],
    ['Land', '1810', 0, 1],
    ['Prohibited', '1616', 0, 0],
  ])('[10.0] [10.5] %s %s: ships %i, aircraft %i', (_terrain, name, ship, aircraft) => {
    expect([NAVAL_COST[hexOf(name)], AIR_COST[hexOf(name)]]).toEqual([ship, aircraft]);
  });
});

describe('Movement Points', () => {
  /** Both sides do nothing until NATO moves again. */
  const NEXT_TURN = ['nato done', 'soviet done', 'soviet done', 'nato done'];
  const begun = table(
    'movement side=nato',
    'nato @0812 US6 US7 | soviet @2226 So8',
    'campaign turn 11 of 21',
  );
  const fresh = (hex: string): readonly string[] =>
    reachOfUnit(table('movement side=nato', `nato @${hex} US6`, 'campaign turn 11 of 21'), 'nato', 'US6');

  test.each([
    ['none of the four', [], '0812'],
    ['one of the four', ['nato move US6 0813'], '0813'],
    ['all four', ['nato move US6 0813 0814 0815 0816'], '0816'],
  ])(
    '[5.0] used, %s of them, are the same number again in the next turn and the one after',
    (_name, orders, hex) => {
      const next = after(begun, ...orders, ...NEXT_TURN);
      expect(reachOfUnit(next, 'nato', 'US6')).toEqual(fresh(hex));
      expect(reachOfUnit(after(next, ...NEXT_TURN), 'nato', 'US6')).toEqual(fresh(hex));
    },
  );

  test('[5.0] pay for four hexes and no fifth, though they were all saved the turn before', () => {
    const next = after(begun, ...NEXT_TURN);
    expect(ruling(next, 'nato move US6 0813 0814 0815 0816')).toBe('ok');
    expect(ruling(next, 'nato move US6 0813 0814 0815 0816 0817')).toBe('5.23 too-far');
  });

  test('[5.0] are not handed from one unit to another, nor used in two moves', () => {
    const stayed = after(begun, 'nato move US6 0813');
    expect(ruling(stayed, 'nato move US7 0813 0814 0815 0816 0817')).toBe('5.23 too-far');
    expect(ruling(stayed, 'nato move US6 0814')).toBe('5.11 has-moved');
  });
});

describe('the standard rules hold for aircraft too', () => {
  const MOVE = 'movement side=nato mustLand=';
  const FIGHT = 'combat side=nato';
  test.each([
    ['once in a phase', `${MOVE} moved=USa1`, 'nato @0914 USa1', 'move USa1 0915', '5.11 has-moved'],
    ['from hex to hex', MOVE, 'nato @0914 USa1', 'move USa1 0916', '5.1 not-adjacent'],
    [
      'no further than it can',
      MOVE,
      'unit X nato US F 9-9-9-1-3-1 | nato @0914 X',
      'move X 0915 0916',
      '5.23 too-far',
    ],
    ['not onto the enemy', MOVE, 'nato @0914 USa1 | soviet @0915 So36', 'move USa1 0915', '5.21 enemy-there'],
    [
      'it stops in control',
      MOVE,
      'nato @0914 USa1 | soviet @0916 So5',
      'move USa1 0915 1015',
      '5.25 must-stop',
    ],
    ['not into neutral lands', MOVE, 'nato @1615 Ita24', 'move Ita24 1616', '10.11 prohibited'],
    ['not over standing enemy defences', MOVE, 'nato @0627 USa1', 'move USa1 0626', '10.15 defended'],
    [
      'it attacks what is beside it',
      FIGHT,
      'nato @0914 USa1 | soviet @0916 So5',
      'attack USa1 at 0916 on So5',
      '8.11 not-adjacent',
    ],
    [
      'once',
      `${FIGHT} attacked=USa1 targets=0915`,
      'nato @0914 USa1 | soviet @0915 So5',
      'attack USa1 at 0915 on So5',
      '8.13 has-attacked',
    ],
    ['it owes an attack', FIGHT, 'nato @0914 USa1 | soviet @0915 So5', 'done', '8.21 must-attack'],
  ])('[9.0] %s', (_name, phase, forces, order, verdict) => {
    expect(ruling(table(phase, forces), `nato ${order}`)).toBe(verdict);
  });
});

describe('the order of battle', () => {
  const counters = ROSTER.filter(({ domain }) => domain !== 'air');
  /** Names of a class, or of ships that nobody knows, may stand on several counters; those of ships may not. */
  const isShip = (name: string): boolean => !/ class$| escorts$| notional$/.test(name);
  const ships = counters.flatMap(({ ships: names }) => names.filter(isShip));

  test('[16.0] has ninety ship counters, each with a code of its own and the names of its ships or their class', () => {
    expect(counters).toHaveLength(90);
    expect(new Set(ROSTER.map(({ name }) => name)).size).toBe(ROSTER.length);
    expect(counters.filter(({ ships: names }) => names.length === 0)).toEqual([]);
  });

  test('[16.0] puts no ship on two counters; only classes stand on several', () => {
    expect(ships.filter((name, place) => ships.indexOf(name) !== place)).toEqual([]);
    const names = counters.flatMap(({ ships: all }) => all);
    const repeated = new Set(names.filter((name, place) => names.indexOf(name) !== place));
    expect([...repeated].toSorted()).toEqual([
      'Charlie class',
      'Echo II class',
      'Victor class',
      'three Foxtrot class',
    ]);
  });

  test('[3.2] names as many ships as a counter of its type stands for, where all are named', () => {
    const STANDS_FOR: { readonly [kind: string]: number } = { DD: 3, SS: 3, DE: 6 };
    const named = counters.filter(({ ships: names }) => names.every(isShip));
    expect(named.length).toBeGreaterThan(60);
    for (const { name, kind, ships: names } of named)
      expect([name, names.length]).toEqual([name, STANDS_FOR[kind] ?? 1]);
  });
});
