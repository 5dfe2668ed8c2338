import { expect, test } from 'vitest';
import type { UnitId } from '../model/vocabulary.ts';
import { enemyOf, SIDES } from '../model/vocabulary.ts';
import { movementsOf } from '../testing/wander.ts';
import { startOfCombat } from '../turn/sequence.ts';
import { stacksBeside } from './contact.ts';
import { strikesOf } from './duel.ts';

test.each([0, 3, 8])('strikes reckoned by numbers are those of the rules (opening %s)', place => {
  let strikes = 0;
  for (const state of movementsOf(place, 400 + place, 40))
    for (const side of SIDES) {
      const phase = startOfCombat(side);
      for (const from of state.stacks[side])
        for (const on of stacksBeside(state, enemyOf(side), from.hex)) {
          // Somebody who is not there may not attack: then the rules are asked.
          const nobody = [...state.dead, 0 as UnitId].find(unit => !from.units.includes(unit));
          const byRules = strikesOf(
            state,
            { ...phase, exempt: nobody === undefined ? [] : [nobody] },
            from,
            on,
          );
          expect(strikesOf(state, phase, from, on)).toEqual(byRules);
          strikes += byRules.length;
        }
    }
  expect(strikes).toBeGreaterThan(20);
});
