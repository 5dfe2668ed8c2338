import { europaNaval } from './europa-naval.ts';
import type { Shelved } from './poster.ts';
import { secondFleet } from './second-fleet.ts';
import { sixthFleet } from './sixth-fleet.ts';

/** The games of the page, in its order. A new game is put on the shelf here and in the worker. */
export const SHELF: readonly Shelved[] = [sixthFleet, secondFleet, europaNaval];

export const shelvedOf = (shelf: readonly Shelved[], game: string): Shelved | undefined =>
  shelf.find(({ poster }) => poster.id === game);
