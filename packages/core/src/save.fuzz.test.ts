import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pledgeDice, throwOf } from './committed-dice.ts';
import { mutate } from './examination/mutate.ts';
import type { Game } from './game.ts';
import { type JsonObject, sameData, withoutNegativeZero } from './json.ts';
import { entriesOf, type Match, play, throwDice } from './match.ts';
import { randomMove } from './playout.ts';
import { seededRandom } from './random.ts';
import { verifyDice } from './replay.ts';
import { mustBe } from './result.ts';
import { gameOfSave, readSave, writeSave } from './save.ts';
import { pathsOf, withValue } from './testing/change-json.ts';
import { type Tally, tally } from './testing/tally.ts';
import { openTally } from './testing/tally-match.ts';

const DICE = pledgeDice('0123456789abcdef'.repeat(4), 'salt');

/** Random moves, and the throws that the committed dice give. */
const playFair = (moves: number): Match<Tally> => {
  const random = seededRandom(2);
  let match = openTally({ scenario: 'even', options: { target: 1_000_000 } });
  while (match.length < moves) {
    if (tally.actor(match.state) === 'chance')
      match = mustBe(throwDice(tally, match, throwOf(DICE, match.throws)));
    else {
      const move = randomMove(tally, match.state, random);
      if (move === undefined) throw new Error('Nobody can move');
      match = mustBe(play(tally, match, move.by, move.action));
    }
  }
  return match;
};

const FAIR = playFair(40);
const SAVE = writeSave(tally, FAIR, DICE);
const DOCUMENT: unknown = JSON.parse(SAVE);
const PATHS = pathsOf(DOCUMENT);

const partAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(part as object, key), DOCUMENT);

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

/** What `narrow-seas verify` calls verified: every move ruled on again, every throw as the seed gives it. */
const verified = (text: string): Match<Tally> | undefined => {
  const read = readSave(tally, text);
  if (!read.ok || read.value.match.older !== undefined) return undefined;
  const { match, dice } = read.value;
  if (dice === undefined || !('seed' in dice)) return undefined;
  return verifyDice(tally, match, dice, dice.seed).ok ? match : undefined;
};

test('the match itself is verified', () => {
  expect(FAIR.throws).toBeGreaterThan(5);
  expect(verified(SAVE)).toEqual(FAIR);
});

const LEAVES = PATHS.filter(path => !(partAt(path) instanceof Object));

/** Every single value of the file, in the place of which stands another, or none. */
const changedLeaf = fc
  .tuple(
    fc.constantFrom(...LEAVES),
    fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 9 }),
      fc.constantFrom(undefined, 'north', 'south', 'chance'),
    ),
  )
  .filter(([path, value]) => !sameData(withoutNegativeZero(value), partAt(path)))
  .map(([path, value]) => JSON.stringify(withValue(DOCUMENT, path, value)));

test('no file with a changed value is verified', () => {
  fc.assert(
    fc.property(changedLeaf, text => {
      expect(verified(text)).toBeUndefined();
    }),
    { numRuns: 1500 },
  );
});

/** Whole moves may be left out or made twice where the rules allow it: then it is another match, and a right one. */
test.each([
  ['a part is changed', changedPart],
  ['a part stands in the place of another', exchangedParts],
  ['a small change is made', mutated],
])('whatever is verified after %s has only moves that the rules allow', (_name, texts) => {
  fc.assert(
    fc.property(texts, text => {
      const match = verified(text);
      if (match === undefined) return;
      let again = openTally(match.opening);
      for (const { by, action } of entriesOf(match)) again = mustBe(play(tally, again, by, action));
      expect(match).toEqual(again);
    }),
    { numRuns: 600 },
  );
});

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
