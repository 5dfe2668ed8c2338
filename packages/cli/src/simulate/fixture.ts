import type { Level } from '@narrow-seas/ai';
import type { Opening } from '@narrow-seas/core';

/** Who sits where. */
export type Seating = { readonly [side: string]: Level };

/** One game to play: who sits where, and the seed of everything in it. */
export interface Fixture {
  readonly game: string;
  readonly opening: Opening;
  readonly seats: Seating;
  readonly seed: number;
}

/** Equal fixtures are the same game, move for move. */
export const keyOf = ({ game, opening, seats, seed }: Fixture): string => {
  const start = 'position' in opening ? [opening.position] : [opening.scenario, sorted(opening.options)];
  return JSON.stringify([game, ...start, sorted(seats), seed]);
};

const sorted = (value: object): unknown => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The optional rules as people write them: `delay=true`; nothing for the defaults, and for a position, which has its own. */
export const sayOptions = (opening: Opening): string =>
  Object.entries('position' in opening ? {} : opening.options)
    .map(([id, value]) => `${id}=${String(value)}`)
    .join(' ');
