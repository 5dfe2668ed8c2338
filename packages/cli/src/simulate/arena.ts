import type { Level } from '@narrow-seas/ai';
import { LEVELS } from '@narrow-seas/ai';
import { sixthFleet, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { type Bout, type Fixture, playBout } from './bout.ts';

/** A game that the computer can play. */
export interface Arena {
  readonly game: string;
  readonly levels: readonly Level[];
  readonly play: (fixture: Fixture) => Bout;
}

/** Games that brought a mind. */
export const ARENAS: readonly Arena[] = [
  { game: sixthFleet.id, levels: LEVELS, play: fixture => playBout(sixthFleet, sixthFleetMind, fixture) },
];

export const playFixture = (fixture: Fixture): Bout => {
  const arena = ARENAS.find(({ game }) => game === fixture.game);
  if (arena === undefined) throw new Error(`The computer does not play ${fixture.game}`);
  return arena.play(fixture);
};
