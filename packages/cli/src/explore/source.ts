import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { failed, gameOfSave, ok, type Result } from '@narrow-seas/core';
import { readText } from '../files.ts';
import type { Bout } from '../simulate/bout.ts';
import { boutsOf } from '../simulate/keeper.ts';
import { EXPLORE_WORDS } from '../words/explore.ts';

/** A game to be read: a save, or one of a batch, of which only the seed was kept. */
export type Source = { readonly id: string; readonly game: string; readonly file: string } & (
  | { readonly kind: 'save'; readonly text: string }
  | { readonly kind: 'batch'; readonly bout: Bout }
);

const BATCH = 'games.jsonl';

/** The games in these files; a folder is that of a batch. All must be of one game. */
export const sourcesIn = (folder: string, files: readonly string[]): Result<readonly Source[], string> => {
  const sources: Source[] = [];
  for (const file of files) {
    const found = sourcesOf(folder, file);
    if (!found.ok) return found;
    sources.push(...found.value);
  }
  const [first] = sources;
  if (first === undefined) return failed(EXPLORE_WORDS.noGames);
  const other = sources.find(({ game }) => game !== first.game);
  return other === undefined
    ? ok(sources)
    : failed(EXPLORE_WORDS.otherGame(other.file, other.game, first.game));
};

const sourcesOf = (folder: string, file: string): Result<readonly Source[], string> => {
  const asked = resolve(folder, file);
  const isFolder = existsSync(asked) && statSync(asked).isDirectory();
  const text = readText(isFolder ? join(asked, BATCH) : asked);
  if (!text.ok) return text;
  const bouts = boutsOf(text.value);
  if (bouts.length > 0) return ok(bouts.map(bout => batchSource(file, bout)));
  const game = gameOfSave(text.value);
  if (!game.ok) return failed(EXPLORE_WORDS.unfit(file));
  return ok([{ kind: 'save', id: basename(file), game: game.value, file, text: text.value }]);
};

const batchSource = (file: string, bout: Bout): Source => ({
  kind: 'batch',
  id: `seed ${bout.seed}, ${Object.entries(bout.seats)
    .map(([side, level]) => `${side} ${level}`)
    .join(', ')}`,
  game: bout.game,
  file,
  bout,
});
