import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { failed, gameOfSave, ok, type Result, sayFault, type SomeGame } from '@narrow-seas/core';
import { complain, type ExitCode } from '../complain.ts';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { scenarioIn } from '../scenario-named.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { say, type World } from '../world.ts';
import { withKit } from './kit.ts';
import { type OpenOptions, openChair, type Wanted } from './open.ts';
import { sitDown } from './sit.ts';

interface Chosen {
  readonly entry: SomeGame;
  readonly wanted: Wanted;
}

/** What the word stands for: the start of a scenario, or the file of a scenario or of a match. */
const chosenBy = (world: World, word: string): Result<Chosen, string> => {
  const [id = '', scenario] = word.split('/');
  const entry = scenario === undefined ? undefined : findGame(world.shelf, id);
  if (entry?.ok === true && scenario !== undefined) return ok({ entry: entry.value, wanted: { scenario } });
  const path = resolve(world.folder, word);
  if (!existsSync(path)) return entry?.ok === false ? entry : failed(PLAY_WORDS.whatToPlay(word));
  const text = readText(path);
  if (!text.ok) return text;
  const made = scenarioIn(world, word, text.value);
  if (made !== undefined)
    return made.ok ? ok({ entry: made.value.entry, wanted: { opening: made.value.opening } }) : made;
  const name = gameOfSave(text.value);
  if (!name.ok) return failed(COMMON_WORDS.notUsable(word, sayFault(name.error)));
  const saved = findGame(world.shelf, name.value);
  return saved.ok ? ok({ entry: saved.value, wanted: { save: text.value } }) : saved;
};

/** Sits down at a game that is kept here. */
export const playHere = async (world: World, word: string, options: OpenOptions): Promise<ExitCode> => {
  const chosen = chosenBy(world, word);
  if (!chosen.ok) return complain(world, chosen.error);
  const { entry, wanted } = chosen.value;
  return withKit(world, entry, async (kit, pack) => {
    const chair = openChair(pack, wanted, options);
    if (!chair.ok) return complain(world, chair.error);
    say(world, PLAY_WORDS.welcome(kit.game.title, kit.speech.nameSide(chair.value.side())));
    return sitDown(world, kit, chair.value);
  });
};
