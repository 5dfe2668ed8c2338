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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../testing/shelf.ts';
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

describe('a match that names older rules', () => {
  const OLDER = sixthFleet.version - 1;
  const whole = JSON.parse(writeSave(sixthFleet, match, DICE)) as {
    readonly entries: readonly { readonly events: readonly { readonly type: string }[] }[];
  };

  const verifyText = (content: object): Promise<Played> => {
    writeFileSync(join(folder, 'match.json'), JSON.stringify(content));
    return run(['verify', 'match.json'], { folder, shelf: SHELF });
  };

  const NOT_CHECKED = `Not verified: match.json of sixth-fleet was played under version ${OLDER} of the rules, ours is ${sixthFleet.version}; its moves were not checked.`;

  test('is not verified: exit code 3, and what was checked is said', async () => {
    expect(await verifyText({ ...whole, rules: OLDER })).toEqual({
      code: 3,
      out: '',
      err: `${NOT_CHECKED} ${match.throws} throws checked, all as the committed seed gives them.\n`,
    });
  });

  /** The last move brings a unit from one end of the map to the other, which no rule allows. */
  test('and was forged is not verified either', async () => {
    const place = whole.entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'moved'));
    const entries = whole.entries.with(place, {
      ...whole.entries[place],
      events: whole.entries[place]?.events.map(event =>
        event.type === 'moved' ? { ...event, path: [0] } : event,
      ) as readonly { readonly type: string }[],
    });
    const forged = entries.slice(0, place + 1);
    const { code, out, err } = await verifyText({ ...whole, rules: OLDER, entries: forged });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toContain(NOT_CHECKED);
    const ours = await verifyText({ ...whole, entries: forged });
    expect(ours.code).toBe(2);
    expect(ours.err).toContain('the file was changed');
  });

  test('that was played on under ours says how many moves were not checked', async () => {
    const { code, err } = await verifyText({ ...whole, older: { rules: 1, moves: 10 } });
    expect(code).toBe(3);
    expect(err).toContain(
      `version 1 of the rules, ours is ${sixthFleet.version}; its first 10 moves were not checked.`,
    );
  });

  test('says what has changed in the data since', async () => {
    const [first = '', ...rest] = sixthFleet.data?.(match.start).lists['units'] ?? [];
    const data = { ...sixthFleet.data?.(match.start), lists: { units: [`${first} 99`, ...rest] } };
    const { err } = await verifyText({ ...whole, rules: OLDER, data });
    expect(err).toContain(`Other figures since, or gone, among the units: ${first.split(' ')[0]}.`);
  });

  test('without committed dice says that nothing was checked', async () => {
    const { dice: _dice, ...undiced } = { dice: undefined, ...whole };
    const { code, err } = await verifyText({ ...undiced, rules: OLDER });
    expect(code).toBe(3);
    expect(err).toBe(`${NOT_CHECKED} It has no committed dice: its throws cannot be checked.\n`);
  });
});

test('the exit codes are told by --help', async () => {
  const { out } = await run(['verify', '--help'], { folder, shelf: SHELF });
  expect(out).toMatch(/3: not verified, because some or all of its moves were played under older rules/);
});
