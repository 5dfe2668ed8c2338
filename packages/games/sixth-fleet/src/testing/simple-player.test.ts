import { seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { sixthFleet } from '../game.ts';
import { galleryOf } from './positions.ts';
import { phaseOf, table } from './table.ts';
import type { Side } from '../model/vocabulary.ts';
import { simplePlayer } from './simple-player.ts';

const playOf = (phase: string, forces: string, side: Side): string => {
  const state = table(phase, forces);
  const action = simplePlayer({ viewer: side, table: state }, seededRandom(1));
  return action === undefined ? 'nothing' : sixthFleet.notation.printAction(state, action);
};

describe('rules of thumb', () => {
  test.each([
    [
      '[8.9] the attack with the best chance',
      'combat side=nato',
      'unit X nato US DD 40-40-40-4-3-3 | nato @0914 X | soviet @0915 So5',
      'nato',
      'attack X at 0915 on So5',
    ],
    [
      '[8.21] an attack that is owed, poor as it is',
      'combat side=nato',
      'unit W soviet So DD 9-9-9-4-8-6 | nato @0914 US6 | soviet @0915 W',
      'nato',
      'attack US6 at 0915 on W',
    ],
    [
      '[8.24] a withdrawal that is due',
      'combat side=nato',
      'unit W soviet So DD 9-9-9-4-60-2 | nato @0914 US6 | soviet @0915 W',
      'nato',
      'withdraw US6',
    ],
    ['nothing to attack', 'combat side=nato', 'nato @0914 US6', 'nato', 'done'],
    [
      '[9.22] the nearest base',
      'movement side=nato mustLand=Ita28',
      'nato @1814 Ita28',
      'nato',
      'move Ita28 1813 1812',
    ],
    [
      '[9.15] a base abroad when there is no other',
      'movement side=nato mustLand=Gra33',
      'nato @1006 Gra33',
      'nato',
      'ground',
    ],
    ['nobody near: NATO stays', 'movement side=nato', 'nato @0914 US6', 'nato', 'done'],
    [
      '[7.0] the most valuable of the enemy goes',
      'excess side=nato mover=soviet',
      'unit X soviet So DD 4-4-4-4-3-6 | soviet @0914 So17 So18 So19 X',
      'nato',
      'remove X',
    ],
    ['not to act', 'movement side=nato', 'nato @0914 US6', 'soviet', 'nothing'],
  ] as const)('%s', (_name, phase, forces, side, expected) => {
    expect(playOf(phase, forces, side)).toMatch(new RegExp(`^${expected}`));
  });
});

/** The gallery plays whole games with it, and throws where it is refused or has no answer. */
test('games end, with some or no moves at random, under all optional rules', () => {
  const last = galleryOf([9, 10, 12], 1).filter(({ phase }) => phase.name === 'over');
  expect(last.map(phaseOf)).toEqual(['over']);
  expect(last[0]?.turn).toBe(21);
});
