import { failed, type Game, type GameTypes, ok, type Result, sayFault } from '@narrow-seas/core';
import { resolve } from 'node:path';
import { readText } from '../files.ts';
import { scenarioNamed } from '../scenario-named.ts';
import type { World } from '../world.ts';
import { STUDY_WORDS } from '../words/study.ts';
import type { Start } from './plan.ts';

/** A scenario of the game by its id, one that somebody made, or a set-up: a file with a position. */
export const startNamed = <T extends GameTypes>(
  world: World,
  game: Game<T>,
  word: string,
): Result<Start, string> => {
  if (game.scenarios.some(({ id }) => id === word)) return ok({ scenario: word });
  const made = scenarioNamed(world, word);
  if (made?.ok === true)
    return made.value.entry(pack => pack.game.id) === game.id
      ? ok({ opening: made.value.opening })
      : failed(STUDY_WORDS.otherGame(word, game.title));
  const text = readText(resolve(world.folder, word));
  if (!text.ok)
    return failed(
      STUDY_WORDS.noStart(
        word,
        game.scenarios.map(({ id }) => id),
      ),
    );
  const position = game.notation.parse(text.value);
  if (position.ok) return ok({ opening: { position: text.value } });
  return made ?? failed(STUDY_WORDS.notStart(word, sayFault(position.error)));
};
