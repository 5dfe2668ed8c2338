import { after, choose, playerOf } from '@narrow-seas/ai';
import { mustBe } from '@narrow-seas/core';
import { type State, sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';

/** The position at the end of a cadet's phase. */
const played = (side: 'nato' | 'soviet', phase: string, forces: string): State => {
  const player = playerOf('cadet', sixthFleet, sixthFleetMind, 1);
  let state = mustBe(
    sixthFleet.notation.parse(`sixth-fleet short turn 4 of 10 | phase ${phase} side=${side}${forces}`),
  );
  const stage = sixthFleetMind.stage(state);
  while (sixthFleetMind.stage(state) === stage) {
    const before = state;
    const action = choose(player, sixthFleet.view(state, side), side)!;
    state = after(sixthFleet, state, side, action)!;
    if (action.type === 'done') return before;
  }
  return state;
};

/** The hexes of a unit's stack line, or where else it is named. */
const placeOf = (state: State, unit: string): string =>
  sixthFleet.notation
    .print(state)
    .split('\n')
    .find(line => !line.startsWith('phase') && line.split(' ').includes(unit)) ?? 'gone';

describe('aircraft go home', () => {
  test.each([
    [
      'an Italian to an Italian base',
      ' mustLand=Ita28 | nato @1612 Ita28 | soviet @0624 So22',
      'Ita28',
      /@(1713|1812|1810)/,
    ],
    [
      'a carrier aircraft to its carrier',
      ' mustLand=USa9 | nato @0914 US1 | nato @0917 USa9 | soviet @0624 So22',
      'USa9',
      /@0914|aboard US1/,
    ],
    [
      'past a Soviet cruiser',
      ' mustLand=Gra31 | nato @1416 Gra31 | soviet @1417 So5',
      'Gra31',
      /@(1418|1420|1619|1819|1421)/,
    ],
  ])('%s', (_title, forces, unit, home) => {
    expect(placeOf(played('nato', 'movement', forces), unit)).toMatch(home);
  });
});

describe('the carrier is protected', () => {
  test.each([
    ['alone beside a missile submarine she leaves', ' | nato @0914 US1 | soviet @0915 So32'],
    ['beside two of them she leaves', ' | nato @0914 US1 | soviet @0915 So32 So33'],
    ['with her aircraft aboard she leaves', ' | nato @0914 US1 | aboard US1 USa9 USa10 | soviet @0915 So32'],
  ])('%s', (_title, forces) => {
    const state = played('nato', 'movement', forces);
    expect(placeOf(state, 'US1')).not.toMatch(/@0914/);
  });
});

describe('the straits are closed', () => {
  test.each([
    ['by a submarine off the western entrance', ' | soviet @1217 So36 | nato @2107 It16', 'So36'],
    ['by a missile submarine off Rhodes', ' | soviet @1127 So34 | nato @2107 It16', 'So34'],
    ['by a cruiser group south of Kythira', ' | soviet @1019 So5 | nato @2107 It16', 'So5'],
  ])('%s', (_title, forces, unit) => {
    const before = mustBe(
      sixthFleet.notation.parse(`sixth-fleet short turn 4 of 10 | phase movement side=soviet${forces}`),
    );
    const state = played('soviet', 'movement', forces);
    expect(placeOf(state, unit)).not.toBe(placeOf(before, unit));
    expect(sixthFleetMind.straitsHeld(state, 'soviet')).toBeGreaterThan(
      sixthFleetMind.straitsHeld(before, 'soviet'),
    );
  });
});
