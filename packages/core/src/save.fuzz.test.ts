import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pledgeDice } from './committed-dice.ts';
import { mutate } from './examination/mutate.ts';
import type { Game } from './game.ts';
import type { JsonObject } from './json.ts';
import { seededRandom } from './random.ts';
import { gameOfSave, readSave, writeSave } from './save.ts';
import { randomMatch } from './signature.ts';
import { pathsOf, withValue } from './testing/change-json.ts';
import { type Tally, tally } from './testing/tally.ts';
import { EVEN } from './testing/tally-match.ts';

const SAVE = writeSave(
  tally,
  randomMatch(tally, EVEN, 2, 200),
  pledgeDice('0123456789abcdef'.repeat(4), 'salt'),
);
const DOCUMENT: unknown = JSON.parse(SAVE);
const PATHS = pathsOf(DOCUMENT);

/** The same rules a version later: they take an old log as it was played, so its events reach `evolve` unruled. */
const LATER: Game<Tally> = {
  ...tally,
  version: 2,
  migrations: {
    1: log => ({ ...log, entries: (log['entries'] as readonly JsonObject[]).map(entry => ({ ...entry })) }),
  },
};

const changedPart = fc
  .tuple(fc.constantFrom(...PATHS), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
  .map(([path, value]) => JSON.stringify(withValue(DOCUMENT, path, value)) ?? '');

const exchangedParts = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom(...PATHS))
  .map(([to, from]) => JSON.stringify(withValue(DOCUMENT, to, partAt(from))) ?? '');

const mutated = fc.nat().map(seed => JSON.stringify(mutate(DOCUMENT, seededRandom(seed))));

const torn = fc
  .tuple(fc.nat(SAVE.length), fc.nat(SAVE.length), fc.string({ maxLength: 3 }))
  .map(([from, length, patch]) => `${SAVE.slice(0, from)}${patch}${SAVE.slice(from + length)}`);

const partAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(part as object, key), DOCUMENT);

test.each([
  ['a part is changed', changedPart],
  ['a part stands in the place of another', exchangedParts],
  ['a small change is made', mutated],
  ['the text is torn', torn],
  ['it is any text', fc.string()],
  ['it is any JSON', fc.json()],
])('reading never throws when %s', (_name, texts) => {
  fc.assert(
    fc.property(texts, text => {
      for (const game of [tally, LATER]) {
        const read = readSave(game, text);
        if (!read.ok) expect(read.error.message).toMatch(/^[^\n]+\.$/);
      }
      expect(typeof gameOfSave(text).ok).toBe('boolean');
    }),
    { numRuns: 400 },
  );
});
