import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Match,
  mustBe,
  openMatch,
  play,
  randomMove,
  type SavedDice,
  seededRandom,
  writeSave,
} from '@narrow-seas/core';
import { type SixthFleetTypes, sixthFleet } from '@narrow-seas/sixth-fleet';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SHELF } from '../shelf.ts';
import { committedMatch, DICE } from '../testing/saves.ts';
import { type Played, run } from '../testing/stage.ts';

const OPENING = { scenario: 'short', options: {} } as const;
const match = committedMatch(sixthFleet, OPENING, 20_000);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const verify = (saved: Match<SixthFleetTypes>, dice: SavedDice | undefined): Promise<Played> => {
  writeFileSync(join(folder, 'match.json'), writeSave(sixthFleet, saved, dice));
  return run(['verify', 'match.json'], { folder, shelf: SHELF });
};

const PLAYED = (length: number): string =>
  `match.json: ${length.toLocaleString('en')} moves of sixth-fleet played again`;

test('dice that keep their promise: every throw is counted', async () => {
  expect(match.throws).toBeGreaterThan(20);
  expect(await verify(match, DICE)).toEqual({
    code: 0,
    out: `${PLAYED(match.length)}; ${match.throws} throws checked, all as the committed seed gives them.\n`,
    err: '',
  });
});

test('a loaded die is found, with the number of throws before it that were right', async () => {
  const loaded = playLoaded(3);
  const { code, out, err } = await verify(loaded, DICE);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    new RegExp(
      `^${PLAYED(loaded.length)}, but only 3 of ${loaded.throws} throws are right\\. At entries\\[\\d+\\]\\.action: Throw 4 is not what the seed gives\\.\n$`,
    ),
  );
});

/** The committed match up to a throw, which then falls otherwise, and some moves more. */
const playLoaded = (throwsBefore: number): Match<SixthFleetTypes> => {
  const random = seededRandom(9);
  let loaded = mustBe(openMatch(sixthFleet, OPENING));
  for (let moves = 1; loaded.throws < throwsBefore || sixthFleet.actor(loaded.state) !== 'chance'; moves += 1)
    loaded = committedMatch(sixthFleet, OPENING, moves);
  const drawn = sixthFleet.outcomes(loaded.state);
  const fair = committedMatch(sixthFleet, OPENING, loaded.length + 1).last?.entry.action;
  const other = drawn.find(({ action }) => JSON.stringify(action) !== JSON.stringify(fair));
  if (other === undefined) throw new Error('The die has one face');
  loaded = mustBe(play(sixthFleet, loaded, 'chance', other.action));
  for (let more = 0; more < 30; more += 1) {
    const move = randomMove(sixthFleet, loaded.state, random);
    if (move !== undefined) loaded = mustBe(play(sixthFleet, loaded, move.by, move.action));
  }
  return loaded;
};

test.each<[string, SavedDice | undefined, string]>([
  ['no dice', undefined, 'but it has no committed dice: its throws cannot be checked.'],
  [
    'sealed dice',
    { commitment: DICE.commitment, salt: DICE.salt },
    'but the seed of its dice is still sealed: check it after the match.',
  ],
])('%s cannot be checked: exit code 1', async (_what, dice, sentence) => {
  expect(await verify(match, dice)).toEqual({
    code: 1,
    out: '',
    err: `${PLAYED(match.length)}, ${sentence}\n`,
  });
});

test('a seed that was not committed to is refused', async () => {
  const { code, err } = await verify(match, { ...DICE, seed: 'f'.repeat(64) });
  expect(code).toBe(2);
  expect(err).toBe('match.json cannot be used: At dice.seed: The seed does not fit the commitment.\n');
});
