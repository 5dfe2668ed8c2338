import type { Level } from '@narrow-seas/ai';
import type { Opening } from '@narrow-seas/core';
import type { Fixture, Seating } from './fixture.ts';

interface Card {
  readonly game: string;
  readonly opening: Opening;
  readonly sides: readonly string[];
  readonly games: number;
  readonly seed: number;
}

/** The same seats in every game, a seed after the other. */
export const series = ({ game, opening, games, seed }: Card, seats: Seating): readonly Fixture[] =>
  Array.from({ length: games }, (_, index) => ({ game, opening, seats, seed: seed + index }));

/** Every two levels against each other: each pair of games has one seed and changed seats. */
export const ladder = (card: Card, levels: readonly Level[]): readonly Fixture[] =>
  levels.flatMap((first, place) =>
    levels.slice(place + 1).flatMap(second =>
      Array.from({ length: card.games }, (_, index) => ({
        game: card.game,
        opening: card.opening,
        seats: seatsFor(card.sides, index % 2 === 0 ? [first, second] : [second, first]),
        seed: card.seed + Math.floor(index / 2),
      })),
    ),
  );

const seatsFor = (sides: readonly string[], levels: readonly Level[]): Seating =>
  Object.fromEntries(sides.map((side, place) => [side, levels[place % levels.length] as Level]));
