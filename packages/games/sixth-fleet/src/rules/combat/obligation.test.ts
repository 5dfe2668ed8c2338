import type { HexId } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { GRID, hexOf, nameOfHex } from '../../model/chart.ts';
import { hexesInContact } from './obligation.ts';
import { after, hexNames, ruling, table } from '../../testing/table.ts';

const NATO = 'combat side=nato';
const MUST_ATTACK = '8.21 must-attack';
const MUST_WITHDRAW = '8.24 must-withdraw';
const EITHER = '8.24 attack-or-withdraw';

/** Made up: a ship too strong for anybody, one that cannot harm submarines, an aircraft that hunts nothing but ships. */
const WALL = 'unit WALL soviet So DD 9-9-9-4-60-2';
const WALL_AGAINST_SHIPS = 'unit WALL soviet So DD 9-9-0-4-60-2';
/** Too strong for Belknap, not for a submarine; the second cannot attack submarines. */
const TOUGH = 'unit TOUGH soviet So DD 9-9-9-4-15-2';
const TOUGH_SHIP = 'unit TOUGH soviet So DD 9-9-0-4-15-2';
const STRIKER = 'unit STRIKER soviet So T 0-9-0-9-40-2';

/** The hex numbered next to 0914 is beside it; the first that is listed beside that one is not. */
const twoAway = (unit: string, enemy: string): string => {
  const next = hexOf('0914') + 1;
  return `nato @0914 ${unit} | soviet @${nameOfHex(GRID.neighbours[next * 6] as HexId)} ${enemy}`;
};

/** The first hex of all has the number 0. */
const inTheCorner = (unit: string, enemy: string): string => {
  const [corner, beside] = [0, 1].map(hex => nameOfHex(hex as HexId));
  return `nato @${beside} ${unit} | soviet @${corner} ${enemy}`;
};

describe('whether the phase may end', () => {
  test.each([
    ['[8.21] nobody near: nothing owed', NATO, 'nato @0914 US6 | soviet @0916 So5', 'ok'],
    [
      '[8.21] [6.31] [6.32] in a controlled hex one attacks',
      NATO,
      'nato @0914 US6 | soviet @0915 So5',
      MUST_ATTACK,
    ],
    ['[8.21] once from each hex', `${NATO} fulfilled=0914`, 'nato @0914 US6 | soviet @0915 So5', 'ok'],
    [
      '[8.21] each hex for itself',
      `${NATO} fulfilled=0914`,
      'nato @0914 US6 | nato @1014 US7 | soviet @0915 So5',
      MUST_ATTACK,
    ],
    ['[8.21] a submarine too', NATO, 'nato @0914 US11 | soviet @0915 So5', MUST_ATTACK],
    ['[8.21] an aircraft too', NATO, 'nato @0914 USa1 | soviet @0915 So5', MUST_ATTACK],
    [
      '[6.42] not one that the enemy cannot attack: an aircraft over a submarine',
      NATO,
      'nato @0914 USa3 | soviet @0915 So36',
      'ok',
    ],
    ['[6.42] a submarine beside a fighter', NATO, 'nato @0914 US11 | soviet @0915 Soa12', 'ok'],
    [
      '[8.22] nor one that cannot attack: a submarine beside a hunter',
      NATO,
      'nato @0914 US11 | soviet @0915 Soa6',
      'ok',
    ],
    [
      '[6.42] [8.22] nor one with a danger it cannot attack and a prey that is no danger',
      NATO,
      'unit PREY soviet So DD 9-9-0-4-3-2 | nato @0914 US11 | soviet @0915 Soa6 | soviet @0814 PREY',
      'ok',
    ],
    [
      '[8.24] one without a chance withdraws',
      NATO,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL`,
      MUST_WITHDRAW,
    ],
    [
      '[8.24] [8.22] though another enemy could not be attacked at all',
      NATO,
      `${WALL} | nato @0914 US11 | soviet @0915 WALL | soviet @0814 Soa6`,
      MUST_WITHDRAW,
    ],
    [
      '[8.23] not if it can attack any enemy beside it',
      NATO,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL | soviet @0814 So5`,
      MUST_ATTACK,
    ],
    [
      '[8.23] even one that is no danger to it',
      NATO,
      `${WALL} | unit PREY soviet So DD 9-9-0-4-3-2 | nato @0914 US11 | soviet @0915 WALL | soviet @0813 PREY`,
      MUST_ATTACK,
    ],
    [
      '[8.23] zero will do',
      NATO,
      'unit A nato US DD 9-5-9-4-2-2 | unit Y soviet So DD 9-9-9-4-5-2 | nato @0914 A | soviet @0915 Y',
      MUST_ATTACK,
    ],
    [
      '[8.24] [8.41] an enemy without defence is no way out for one that cannot attack it',
      NATO,
      `${WALL} | unit KITE soviet So T 9-9-0-9-0-1 | nato @0914 US11 | soviet @0915 WALL | soviet @0814 KITE`,
      MUST_WITHDRAW,
    ],
    [
      '[10.21] [14.2] over neutral ground nothing is owed, for nobody controls it',
      NATO,
      'options neutralAirSpace | violated | nato @1716 Ita24 | soviet @1715 Soa12',
      'ok',
    ],
    ['[6.0] an enemy two hexes away does not oblige', NATO, twoAway('US6', 'So5'), 'ok'],
    ['[6.0] nor is it forgotten in the corner of the map', NATO, inTheCorner('USa1', 'Soa12'), MUST_ATTACK],
    [
      '[8.24] not if its stack can attack together',
      NATO,
      'unit X soviet So DD 9-9-9-4-15-2 | nato @0914 US6 US7 | soviet @0915 X',
      MUST_ATTACK,
    ],
    [
      '[8.24] not if another of its stack that owes can attack',
      NATO,
      `${TOUGH} | nato @0914 US6 US11 | soviet @0915 TOUGH`,
      MUST_ATTACK,
    ],
    [
      '[6.42] one that owes nothing need not attack for it: it attacks, or the other withdraws',
      NATO,
      `${TOUGH_SHIP} | nato @0914 US6 US11 | soviet @0915 TOUGH`,
      EITHER,
    ],
    [
      '[6.42] nor join in, where both together could',
      NATO,
      'unit X soviet So DD 9-9-0-4-35-2 | nato @0914 US6 US11 | soviet @0915 X',
      EITHER,
    ],
    [
      '[6.42] [8.22] nor if it is in danger of what it cannot attack',
      NATO,
      `${TOUGH_SHIP} | unit HUNT soviet So PAT 0-0-9-9-40-2 | nato @0914 US6 US11 | soviet @0915 TOUGH | soviet @0814 HUNT`,
      EITHER,
    ],
    [
      '[6.42] nor on another enemy, who is no danger to it',
      NATO,
      `${WALL_AGAINST_SHIPS} | unit PREY soviet So DD 9-0-0-4-12-2 | nato @0914 US6 US11 | soviet @0915 WALL | soviet @0813 PREY`,
      EITHER,
    ],
    [
      '[8.21] an attack is owed if those that owe can make it, no matter who else is there',
      NATO,
      'unit X soviet So DD 9-9-0-4-15-2 | nato @0914 US6 US7 US11 | soviet @0915 X',
      MUST_ATTACK,
    ],
    [
      '[8.24] nor is it a way out that such a one cannot attack either',
      NATO,
      `${WALL_AGAINST_SHIPS} | nato @0914 US6 US11 | soviet @0915 WALL`,
      MUST_WITHDRAW,
    ],
    [
      '[8.24] nor that it has attacked elsewhere',
      `${NATO} attacked=US11 targets=0626`,
      `${TOUGH_SHIP} | nato @0627 US6 US11 | soviet @0628 TOUGH`,
      MUST_WITHDRAW,
    ],
    [
      '[8.21] what must be attacked from one hex is told before what is free in another',
      NATO,
      `${TOUGH_SHIP} | nato @0914 US6 US11 | nato @1119 US7 | soviet @0915 TOUGH | soviet @1120 So5`,
      MUST_ATTACK,
    ],
    [
      '[8.24] not if a weaker unit lies on top',
      NATO,
      `${WALL} | nato @0914 US6 | soviet @0915 So5 WALL`,
      MUST_ATTACK,
    ],
    [
      '[8.24] [7.44] but if it lies below',
      NATO,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL So5`,
      MUST_WITHDRAW,
    ],
    [
      '[8.24] [7.44] unless the upper was attacked',
      `${NATO} struck=WALL`,
      `${WALL} | nato @0914 US6 | soviet @0915 WALL So5`,
      MUST_ATTACK,
    ],
    [
      '[8.24] [7.45] a shield of aircraft that it could attack',
      NATO,
      `${STRIKER} | nato @0914 US6 | soviet @0915 STRIKER So12`,
      MUST_WITHDRAW,
    ],
    [
      '[8.24] [7.45] and one that it cannot',
      NATO,
      `${STRIKER} | nato @0914 US11 | soviet @0915 STRIKER So12`,
      MUST_ATTACK,
    ],
    [
      '[8.5] [8.75] those that advanced or withdrew owe nothing',
      `${NATO} exempt=US6`,
      'nato @0914 US6 | soviet @0915 So5',
      'ok',
    ],
    [
      '[8.5] others in their hex do',
      `${NATO} exempt=US6`,
      'nato @0914 US6 US7 | soviet @0915 So5',
      MUST_ATTACK,
    ],
    [
      '[8.5] and cannot count on them',
      `${NATO} exempt=US11`,
      'unit X soviet So DD 9-9-9-4-15-2 | nato @0914 US6 US11 | soviet @0915 X',
      MUST_WITHDRAW,
    ],
    [
      '[10.22] a ship across an all-land hexside does not oblige',
      NATO,
      'nato @1412 US6 | soviet @1413 So5',
      'ok',
    ],
    [
      '[10.22] nor when only a hunter holds the submarine',
      NATO,
      'nato @1412 US11 | soviet @1411 Soa6 | soviet @1413 So5',
      'ok',
    ],
    ['[10.22] an aircraft does', NATO, 'nato @1412 US6 | soviet @1413 Soa12', MUST_ATTACK],
    ['[10.42] a Defended hex does not', NATO, 'nato @0627 US6', 'ok'],
    [
      '[10.44] and attacking one is not enough',
      NATO,
      `${WALL} | nato @0627 US6 | soviet @0628 WALL`,
      MUST_WITHDRAW,
    ],
  ])('%s', (_name, phase, forces, verdict) => {
    expect(ruling(table(phase, forces), 'nato done')).toBe(verdict);
  });
});

describe('what settles it', () => {
  test('[8.21] [8.33] one attack frees the whole stack', () => {
    const state = table(NATO, 'nato @0914 US6 US7 US8 | soviet @0915 So5');
    expect(ruling(after(state, 'nato attack US7 at 0915 on So5'), 'nato done')).toBe('ok');
  });

  test('[8.23] an attack that cannot succeed will do', () => {
    const state = table(NATO, 'nato @0914 US6 | soviet @0915 So5');
    expect(ruling(after(state, 'nato attack US6 at 0915 on So5'), 'nato done')).toBe('ok');
  });

  test('[10.44] an attack on defences will not', () => {
    const state = table(NATO, 'nato @0627 US6 US11 | soviet @0628 So5');
    const attacked = after(state, 'nato attack US11 at 0626', 'roll 6');
    expect(ruling(attacked, 'nato done')).toBe(MUST_ATTACK);
  });

  test('[8.21] when the enemy is gone nothing is owed', () => {
    const state = table(NATO, 'nato @0914 US4 | nato @1014 US6 | soviet @0915 Soa12');
    const gone = after(state, 'nato attack US4 at 0915 on Soa12', 'roll 1', 'nato advance');
    expect(ruling(state, 'nato done')).toBe(MUST_ATTACK);
    expect(ruling(gone, 'nato done')).toBe('ok');
  });
});

describe('hexes in contact', () => {
  test.each([
    ['[8.11] beside an enemy', 'nato @0914 US6 | nato @0920 US7 | soviet @0915 So5', ['0914']],
    ['[8.11] not two hexes from one', twoAway('US6', 'So5'), []],
    ['[8.11] in the corner of the map too', inTheCorner('USa1', 'Soa12'), [nameOfHex(1 as HexId)]],
    ['[10.44] beside a Defended hex of the enemy', 'nato @0627 US6', ['0627']],
    ['[10.46] not beside what is left of it', 'nato @0627 US6 | destroyed 0626', []],
    ['[10.44] nor beside one’s own', 'nato @1021 US6', []],
  ])('%s', (_name, forces, hexes) => {
    expect(hexNames(hexesInContact(table(NATO, forces), 'nato'))).toEqual(hexes);
  });

  test('[10.44] they are looked for again when defences fall though nobody moved', () => {
    const state = table(NATO, 'nato @0627 US6');
    expect(hexesInContact(state, 'nato')).toHaveLength(1);
    expect(hexesInContact({ ...state, destroyed: [hexOf('0626')] }, 'nato')).toHaveLength(0);
    expect(hexesInContact(state, 'nato')).toHaveLength(1);
  });
});
