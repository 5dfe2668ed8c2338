import { cardOf, type GameCard } from '@narrow-seas/core';
import { europaNaval } from '@narrow-seas/europa-naval';
import { secondFleet } from '@narrow-seas/second-fleet';
import { sixthFleet } from '@narrow-seas/sixth-fleet';

/** The games of the page, in its order. A new game is put on the shelf here, too. */
export const SHELF: readonly GameCard[] = [cardOf(sixthFleet), cardOf(secondFleet), cardOf(europaNaval)];
