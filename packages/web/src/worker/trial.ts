import { contest } from '@narrow-seas/ai';
import {
  type Fault,
  type Game,
  type GameTypes,
  ok,
  type Opening,
  openingState,
  type Result,
  seededRandom,
} from '@narrow-seas/core';
import type { Trial } from '../link/editing.ts';
import { EDITOR_WORDS } from '../words/editor.ts';
import type { Levels } from './levels.ts';

/** Quick and sound: the level that trials are played at. */
const LEVEL = 'cadet';

/** Far more moves than any game has. */
const BOUND = 50_000;

/** One game between two equal computers, without a break. Equal seeds are the same game. */
export const playTrial = <T extends GameTypes>(
  game: Game<T>,
  levels: Levels<T>,
  opening: Opening,
  seed: number,
): Result<Trial, Fault> => {
  const start = openingState(game, opening);
  if (!start.ok) return start;
  const seat = levels[LEVEL] ?? levels['random'];
  if (seat === undefined) return ok({ summary: EDITOR_WORDS.noPlayers });
  const seeds = seededRandom(seed);
  const players = Object.fromEntries(game.sides.map(side => [side, seat(seeds.below(2 ** 31))]));
  const { outcome } = contest(game, start.value, {
    players,
    dice: seededRandom(seeds.below(2 ** 31)),
    bound: BOUND,
    now: () => 0,
    onMove: () => undefined,
  });
  if (outcome === undefined) return ok({ summary: EDITOR_WORDS.unfinished });
  const { winner, level, summary } = outcome;
  return ok({ summary: level ?? summary, ...(winner === undefined ? {} : { winner }) });
};
