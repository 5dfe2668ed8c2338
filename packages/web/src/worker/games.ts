import { CATALOGUE } from '@narrow-seas/catalogue';
import type { SomeGame } from '@narrow-seas/core';
import { adviserOf } from './adviser.ts';
import { analystOf } from './analyst.ts';
import { type GameHost, gameHostOf } from './game-host.ts';
import { levelsOf } from './levels.ts';
import { problemSourceOf } from './problem-source.ts';

/** Where each game is opened, loaded when somebody wants to play it. */
export type GameHosts = { readonly [game: string]: () => Promise<GameHost> };

const hostFor = (some: SomeGame): GameHost =>
  some(({ game, desk, editor, standing, mind, counsel, story, ledger, chances, lessons, problems }) => {
    if (desk === undefined) throw new Error(`${game.title} has no desk, so nobody can play it on a screen.`);
    return gameHostOf({
      game,
      desk,
      ...(editor === undefined ? {} : { editor }),
      ...(standing === undefined ? {} : { standing }),
      levels: mind === undefined ? {} : levelsOf(game, mind),
      ...(story === undefined ? {} : { story }),
      ...(lessons === undefined ? {} : { lessons }),
      ...(mind === undefined || counsel === undefined
        ? {}
        : {
            adviser: adviserOf(game, mind, counsel),
            analyst: analystOf({ game, mind, counsel, desk, ledger, chances }),
          }),
      ...(mind === undefined || counsel === undefined || ledger === undefined || problems === undefined
        ? {}
        : { problems: problemSourceOf({ game, mind, counsel, ledger, desk, problems }) }),
    });
  });

/** The games that can be played: those of the list of games. */
export const GAMES: GameHosts = Object.fromEntries(
  CATALOGUE.map(({ id, load }) => [id, async () => hostFor(await load())]),
);
