import { readFileSync } from 'node:fs';
import { type Game, type GameTypes, idOf, mustBe, readLedger, readSave } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { SHELF } from './testing/shelf.ts';
import { filesOf, readIndex, rowOf, rulesOf, textOf, updateCorpus } from './testing/corpus.ts';

const inGame = <R>(id: string, use: <T extends GameTypes>(game: Game<T>) => R): R => {
  const entry = SHELF.find(known => idOf(known) === id);
  if (entry === undefined) throw new RangeError(`There is no game ${id}`);
  return entry(({ game }) => use(game));
};

const IDS = SHELF.map(idOf);

/** After a version number is raised: UPDATE_SAVES=1 adds saves of it. */
if (process.env['UPDATE_SAVES']) for (const id of IDS) inGame(id, game => updateCorpus(game));

const versionsOf = (id: string): readonly number[] =>
  readLedger(readFileSync(new URL(`../../games/${id}/versions.json`, import.meta.url), 'utf8')).map(
    ({ version }) => version,
  );

describe.each(IDS)('the saves of %s', id => {
  test('are there for every version of its rules, of two scenarios or more', () => {
    for (const version of versionsOf(id)) {
      const scenarios = filesOf(id)
        .filter(file => rulesOf(file) === version)
        .map(file => /^v\d+-([a-z0-9-]+)/.exec(file)?.[1]);
      expect(new Set(scenarios).size, `UPDATE_SAVES=1 adds saves of version ${version}`).toBeGreaterThan(1);
    }
    expect(Object.keys(readIndex(id))).toEqual(filesOf(id));
  });

  test.each(filesOf(id))('%s opens, and ends as it was played', file => {
    inGame(id, game => {
      const { match } = mustBe(readSave(game, textOf(id, file)));
      expect(rowOf(game, match)).toEqual(readIndex(id)[file]);
      const older =
        rulesOf(file) === game.version ? undefined : { rules: rulesOf(file), moves: match.length };
      expect(match.older).toEqual(older);
    });
  });
});
