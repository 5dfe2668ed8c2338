import { oddsTables } from '@narrow-seas/core';
import { oddsOf } from '../../turn/odds.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Reasoner } from './plan.ts';
import { ADVICE_WORDS } from './words.ts';

/** The dice of a fight are told before anything else. */
const FIRST = 900;

/** Ways at sea have reasons of their own, over all their steps. */
const TOLD: readonly string[] = ['raid', 'attack', 'assault', 'sweep-zone', 'torpedo', 'stay'];

/** The chances of raids, fights and sweeping, as the screen shows them. */
export const oddsReasons: Reasoner = ({ side }, steps) =>
  steps.flatMap(({ state, action }) => {
    const odds = TOLD.includes(action.type) ? oddsOf(viewFor(state, side), action) : undefined;
    const [first] = odds === undefined ? [] : oddsTables(odds);
    return first === undefined ? [] : [{ text: ADVICE_WORDS.odds(first.results), weight: FIRST }];
  });
