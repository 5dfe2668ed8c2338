import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { nameOfHex } from '../model/chart.ts';
import { sixthFleet } from '../game.ts';
import { debtOf, unitsOwing } from '../rules/combat/obligation.ts';
import { unitsAt } from '../model/position.ts';
import type { Combat, State } from '../model/state.ts';
import { anyAttacks, isAllowedByText, debtByText, owingByText } from './combat-by-text.ts';
import { scattered } from './scatter.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** Some of the side's units have attacked, withdrawn or were attacked before. */
const inTheMiddle = (state: State, random: ReturnType<typeof seededRandom>): State & { phase: Combat } => {
  const phase = state.phase as Combat;
  const some = (units: readonly UnitId[]): readonly UnitId[] => units.filter(() => random.below(6) === 0);
  const [own, enemies] = (['nato', 'soviet'] as const).map(side =>
    state.stacks[side].flatMap(({ units }) => units),
  ) as [UnitId[], UnitId[]];
  const attacked = some(own);
  const hexes = state.stacks.nato.map(({ hex }) => hex);
  const targets = attacked.map(() => hexes[0] ?? (0 as never));
  const fulfilled = hexes.filter(() => random.below(8) === 0);
  return {
    ...state,
    phase: { ...phase, attacked, targets, struck: some(enemies), exempt: some(own), fulfilled },
  };
};

test('[6.42] [8.21] [8.22] [8.24] in crowded waters every hex owes what the text says', () => {
  const random = seededRandom(20);
  const seen = new Map<string, number>();
  for (let place = 0; place < 250; place += 1) {
    const state = inTheMiddle(scattered(random, 'combat side=nato'), random);
    for (const { hex } of state.stacks.nato) {
      const [debt, byText] = [debtOf(state, state.phase, hex), debtByText(state, state.phase, hex)];
      seen.set(debt, (seen.get(debt) ?? 0) + 1);
      if (debt !== byText) expect([sixthFleet.notation.print(state), nameOfHex(hex), debt]).toEqual(byText);
      expect(unitsOwing(state, state.phase, hex)).toEqual(owingByText(state, state.phase, hex));
    }
  }
  for (const debt of ['nothing', 'attack', 'either', 'withdrawal']) expect(seen.get(debt)).toBeGreaterThan(5);
});

test('[8] in crowded waters an attack is refused if and only if the text does not allow it', () => {
  const random = seededRandom(21);
  const counts = { allowed: 0, refused: 0 };
  for (let place = 0; place < 60; place += 1) {
    const state = inTheMiddle(scattered(random, 'combat side=nato'), random);
    const { refuse } = sixthFleet.options(sixthFleet.view(state, 'nato'));
    for (const { hex } of state.stacks.nato) {
      for (const attack of anyAttacks(state, state.phase, hex, unitsAt(state, 'nato', hex))) {
        const isAllowed = isAllowedByText(state, state.phase, attack);
        counts[isAllowed ? 'allowed' : 'refused'] += 1;
        const refusal = refuse({ type: 'attack', ...attack });
        if ((refusal === undefined) !== isAllowed)
          expect([sixthFleet.notation.print(state), attack, refusal]).toEqual([]);
      }
    }
  }
  expect(counts.allowed).toBeGreaterThan(200);
  expect(counts.refused).toBeGreaterThan(2000);
});
