import { after, choose, type Level, playerOf } from '@narrow-seas/ai';
import { mustBe } from '@narrow-seas/core';
import { type State, sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';

type Side = 'nato' | 'soviet';

const position = (side: Side, phase: string, forces: string): State =>
  mustBe(sixthFleet.notation.parse(`sixth-fleet short turn 4 of 10 | phase ${phase} side=${side} ${forces}`));

/** The position at the end of a side's phase, before it is ended. */
const played = (level: Level, side: Side, phase: string, forces: string): State => {
  const player = playerOf(level, sixthFleet, sixthFleetMind, 1);
  let state = position(side, phase, forces);
  const stage = sixthFleetMind.stage(state);
  while (sixthFleetMind.stage(state) === stage) {
    const before = state;
    const action = choose(player, sixthFleet.view(state, side), side)!;
    state = after(sixthFleet, state, side, action)!;
    if (action.type === 'done') return before;
  }
  return state;
};

/** The line of the position that names the unit: its stack, its carrier's box, or a list of those gone. */
const placeOf = (state: State, unit: string): string =>
  sixthFleet.notation
    .print(state)
    .split('\n')
    .find(line => !line.startsWith('phase') && line.split(' ').includes(unit)) ?? 'gone';

/** Whether a Soviet attack could drive the carrier Saratoga off, once NATO ends its phase. */
const isInReach = (state: State): boolean => {
  const ended = after(sixthFleet, state, 'nato', { type: 'done' })!;
  const view = sixthFleet.view(ended, 'soviet');
  return [...sixthFleet.options(view).list()].some(action => {
    if (action.type !== 'attack' || !sixthFleet.notation.printAction(ended, action).match(/ on .*\bUS1\b/))
      return false;
    return sixthFleet.odds(view, action)?.results.some(({ result }) => result !== 'no effect') === true;
  });
};

/** Whether another ship is in the carrier's hex. */
const isEscorted = (state: State): boolean => /^nato @\d{4} .*\bUS[67]\b/.test(placeOf(state, 'US1'));

describe.each(['cadet', 'captain', 'admiral'] as const)('%s', level => {
  describe('brings aircraft home', () => {
    // The bases in reach, by the map: Italian, American carrier or base, Greek.
    test.each([
      [
        'an Italian to an Italian base',
        'mustLand=Ita28 | nato @1612 Ita28 | soviet @0624 So22',
        'Ita28',
        /^nato @(1713|1812|1810|1711) /,
      ],
      [
        'a carrier aircraft to a carrier or an American base, rather than into the sea',
        'mustLand=USa9 | nato @0914 US1 | nato @0917 USa9 | soviet @0624 So22',
        'USa9',
        /^nato @\d{4} (.* )?US1\b|aboard US1|^nato @(1022|1311|1713|1812) /,
      ],
      [
        'a Greek past a Soviet cruiser',
        'mustLand=Gra31 | nato @1416 Gra31 | soviet @1417 So5',
        'Gra31',
        /^nato @(1418|1420|1619|1819|1421) /,
      ],
    ])('%s', (_title, forces, unit, home) => {
      const state = played(level, 'nato', 'movement', forces);
      expect(placeOf(state, unit)).toMatch(home);
      const ended = after(sixthFleet, state, 'nato', { type: 'done' })!;
      expect(placeOf(ended, unit)).not.toMatch(/^dead/);
    });
  });

  describe('protects the carrier', () => {
    // Missile submarines slower than she is lie beside her; cruisers and destroyers are in reach.
    test.each([
      ['beside a missile submarine', '| nato @0914 US1 | nato @1012 US6 US7 | soviet @0915 So32'],
      [
        'with her aircraft aboard, who would go down with her',
        '| nato @0914 US1 | aboard US1 USa9 USa10 | nato @1012 US6 US7 | soviet @0915 So32 So33',
      ],
      ['beside two of them', '| nato @0914 US1 | nato @0812 US6 US7 | soviet @0915 So32 So33'],
    ])('%s', (_title, forces) => {
      const before = position('nato', 'movement', forces);
      expect([isInReach(before), isEscorted(before)]).toEqual([true, false]);
      const state = played(level, 'nato', 'movement', forces);
      expect(!isInReach(state) || isEscorted(state)).toBe(true);
    });
  });

  describe('closes the straits', () => {
    test.each([
      ['by a submarine off the western entrance', '| soviet @1217 So36 | nato @2107 It16'],
      ['by a missile submarine off Rhodes', '| soviet @1127 So34 | nato @2107 It16'],
      ['by a cruiser group south of Kythira', '| soviet @1019 So5 | nato @2107 It16'],
    ])('%s', (_title, forces) => {
      const held = (state: State): number => sixthFleetMind.straitsHeld(state, 'soviet');
      expect(held(played(level, 'soviet', 'movement', forces))).toBeGreaterThan(
        held(position('soviet', 'movement', forces)),
      );
    });
  });
});
