import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failed, isObject, ok, type Result } from '@narrow-seas/core';
import { addText, readLines, writeText } from '../files.ts';
import type { Bout } from './bout.ts';
import { type Fixture, keyOf } from './fixture.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';

const GAMES = 'games.jsonl';

/** The batch on disk. Each game is added as it ends, so a batch that is killed loses only the games under way. */
export interface Keeper {
  readonly add: (bout: Bout) => Result<unknown, string>;
  /** Puts the whole batch in order; each file is written whole or not at all. */
  readonly finish: (files: Finished) => Result<unknown, string>;
}

export interface Finished {
  readonly bouts: readonly Bout[];
  readonly summary: object;
  /** By name, beside those. */
  readonly files: { readonly [name: string]: string };
}

/** Without a folder nothing is kept. */
export const keeperIn = (folder: string | undefined): Keeper => {
  if (folder === undefined) return { add: () => ok(undefined), finish: () => ok(undefined) };
  return {
    add: bout => addText(join(folder, GAMES), lineOf(bout)),
    finish: ({ bouts, summary, files }) => {
      const all = {
        [GAMES]: bouts.map(lineOf).join(''),
        'summary.json': `${JSON.stringify(summary, undefined, 2)}\n`,
        ...files,
      };
      for (const [name, text] of Object.entries(all)) {
        const written = writeText(join(folder, name), text);
        if (!written.ok) return written;
      }
      return ok(folder);
    },
  };
};

const lineOf = (bout: Bout): string => `${JSON.stringify(bout)}\n`;

/** What lies in the folder already: it is continued when asked, and never overwritten by accident. */
export const playedIn = (
  folder: string | undefined,
  fixtures: readonly Fixture[],
  rules: number,
  resume: boolean,
): Result<ReadonlyMap<string, Bout>, string> => {
  if (folder === undefined || !existsSync(join(folder, GAMES))) return ok(new Map());
  if (!resume) return failed(SIMULATE_WORDS.folderInUse(folder));
  const played = new Map<string, Bout>();
  const read = readLines(join(folder, GAMES), line => {
    for (const bout of boutsOf(line)) played.set(keyOf(bout), bout);
  });
  if (!read.ok) return read;
  const wanted = new Set(fixtures.map(keyOf));
  const stray = [...played].find(([key, bout]) => !wanted.has(key) || bout.rules !== rules);
  return stray === undefined ? ok(played) : failed(SIMULATE_WORDS.otherBatch(folder, stray[1].seed));
};

/** A program that was killed may have left half a line: that game is played again. */
export const boutsOf = (text: string): readonly Bout[] =>
  text.split('\n').flatMap(line => {
    try {
      const value: unknown = JSON.parse(line);
      return isBout(value) ? [value] : [];
    } catch {
      return [];
    }
  });

const isBout = (value: unknown): value is Bout =>
  isObject(value) &&
  isObject(value['opening']) &&
  isObject(value['seats']) &&
  typeof value['seed'] === 'number' &&
  typeof value['summary'] === 'string' &&
  Array.isArray(value['losses']);
