import type { Level } from '@narrow-seas/ai';
import type { ScenarioOpening } from '@narrow-seas/core';

/** Who sits where. */
export type Seating = { readonly [side: string]: Level };

/** One game to play: who sits where, and the seed of everything in it. */
export interface Fixture {
  readonly game: string;
  readonly opening: ScenarioOpening;
  readonly seats: Seating;
  readonly seed: number;
}

/** Equal fixtures are the same game, move for move. */
export const keyOf = ({ game, opening, seats, seed }: Fixture): string =>
  JSON.stringify([game, opening.scenario, sorted(opening.options), sorted(seats), seed]);

const sorted = (value: object): unknown => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The optional rules as people write them: `delay=true`; nothing for the defaults. */
export const sayOptions = ({ options }: ScenarioOpening): string =>
  Object.entries(options)
    .map(([id, value]) => `${id}=${String(value)}`)
    .join(' ');
