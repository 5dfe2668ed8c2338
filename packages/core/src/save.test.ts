import { describe, expect, test } from 'vitest';
import { commitmentOf, pledgeDice, throwOf } from './committed-dice.ts';
import type { Game } from './game.ts';
import { fault } from './fault.ts';
import { type JsonObject, throughJson } from './json.ts';
import { play, throwDice, undo } from './match.ts';
import { mustBe } from './result.ts';
import { gameOfSave, readSave, writeSave } from './save.ts';
import type { SavedDice } from './saved-head.ts';
import { withValue } from './testing/change-json.ts';
import { type Tally, tally } from './testing/tally.ts';
import { EVEN, openTally, playScript } from './testing/tally-match.ts';

const DICE = pledgeDice('0123456789abcdef'.repeat(4), 'salt');
const SCRIPT = 'north hide 2, south hide 3, north add 1, north pass, south reveal, south pass';
const MATCH = mustBe(throwDice(tally, playScript(openTally(EVEN), SCRIPT), throwOf(DICE, 0)));
const SAVE = writeSave(tally, MATCH, DICE);

const broken = (path: string, value: unknown): string =>
  JSON.stringify(withValue(JSON.parse(SAVE), path.split('.'), value));

const faultOf = (text: string, game: Game<Tally> = tally) => {
  const read = readSave(game, text);
  return read.ok ? undefined : { code: read.error.code, at: read.error.at };
};

describe('round trip', () => {
  const SEALED: SavedDice = { commitment: DICE.commitment, salt: DICE.salt };
  test.each<[string, SavedDice | undefined]>([
    ['with its dice', DICE],
    ['with sealed dice', SEALED],
    ['without dice', undefined],
  ])('%s', (_name, dice) => {
    expect(readSave(tally, writeSave(tally, MATCH, dice))).toEqual({
      ok: true,
      value: { match: MATCH, dice, changes: [], orders: {} },
    });
  });

  test('of a match from a position', () => {
    const match = playScript(openTally('3/12 south 2 1!'), 'south add 1');
    expect(readSave(tally, writeSave(tally, match, undefined))).toMatchObject({ ok: true, value: { match } });
  });

  test('of a match with options', () => {
    const match = openTally({ scenario: 'even', options: { target: 1_000_000 } });
    expect(readSave(tally, writeSave(tally, match, undefined))).toMatchObject({ ok: true, value: { match } });
  });

  test('the file says what it is', () => {
    expect(JSON.parse(SAVE)).toMatchObject({
      format: 'narrow-seas/match',
      version: 2,
      game: 'tally',
      rules: 1,
      start: '0/12 north 0 0',
      data: { lists: {}, fixed: {}, digests: {} },
    });
    expect(gameOfSave(SAVE)).toEqual({ ok: true, value: 'tally' });
  });
});

const OTHER_SEED = 'f'.repeat(64);

const BROKEN: readonly (readonly [path: string, value: unknown, at: string, code: string])[] = [
  ['format', 'another/file', 'format', 'ERR_FORMAT'],
  ['version', undefined, 'version', 'ERR_VERSION'],
  ['version', 3, 'version', 'ERR_VERSION'],
  ['version', 1, 'version', 'ERR_VERSION'],
  ['game', 'skat', 'game', 'ERR_GAME'],
  ['game', undefined, 'game', 'ERR_GAME'],
  ['game', ['tally'], 'game', 'ERR_GAME'],
  ['rules', undefined, 'rules', 'ERR_VERSION'],
  ['rules', '1', 'rules', 'ERR_VERSION'],
  ['rules', 2, 'rules', 'ERR_VERSION'],
  ['opening', undefined, 'opening', 'ERR_SAVE'],
  ['opening', [], 'opening', 'ERR_SAVE'],
  ['opening', {}, 'opening.scenario', 'ERR_SAVE'],
  ['opening', { position: 'nonsense' }, 'opening.position, line 1, column 1', 'ERR_POSITION'],
  ['opening', { position: 7 }, 'opening.scenario', 'ERR_SAVE'],
  ['opening.scenario', 3, 'opening.scenario', 'ERR_SAVE'],
  ['opening.scenario', 'odd', 'opening.scenario', 'ERR_SCENARIO'],
  ['opening.options', undefined, 'opening.options', 'ERR_SAVE'],
  ['opening.options', [], 'opening.options', 'ERR_SAVE'],
  ['opening.options', { target: null }, 'opening.options', 'ERR_SAVE'],
  ['opening.options', { target: {} }, 'opening.options', 'ERR_SAVE'],
  ['opening.options', { target: 13 }, 'opening.options.target', 'ERR_OPTION'],
  ['opening.options', { wind: true }, 'opening.options.wind', 'ERR_OPTION'],
  ['opening.options', { wind: 'strong' }, 'opening.options.wind', 'ERR_OPTION'],
  ['start', undefined, 'start', 'ERR_SAVE'],
  ['start', null, 'start', 'ERR_SAVE'],
  ['start', '', 'start', 'ERR_START'],
  ['start', '0/12 north 0 0 ', 'start', 'ERR_START'],
  ['start', '3/12 north 0 0', 'start', 'ERR_START'],
  ['data', undefined, 'data', 'ERR_DATA'],
  ['data', null, 'data', 'ERR_DATA'],
  ['data.lists', { units: [] }, 'data.lists.units', 'ERR_DATA'],
  ['older', null, 'older', 'ERR_SAVE'],
  ['older', { rules: 0, moves: 1 }, 'older', 'ERR_SAVE'],
  ['older', { rules: 1, moves: -1 }, 'older', 'ERR_SAVE'],
  ['older', { rules: 1, moves: 99 }, 'older.moves', 'ERR_SAVE'],
  ['dice', null, 'dice', 'ERR_SAVE'],
  ['dice', 'sealed', 'dice', 'ERR_SAVE'],
  ['dice.commitment', undefined, 'dice.commitment', 'ERR_SAVE'],
  ['dice.commitment', 'abc', 'dice.commitment', 'ERR_SAVE'],
  ['dice.commitment', commitmentOf(OTHER_SEED), 'dice.seed', 'ERR_SAVE'],
  ['dice.salt', undefined, 'dice.salt', 'ERR_SAVE'],
  ['dice.salt', 5, 'dice.salt', 'ERR_SAVE'],
  ['dice.seed', 5, 'dice.seed', 'ERR_SAVE'],
  ['dice.seed', null, 'dice.seed', 'ERR_SAVE'],
  ['dice.seed', OTHER_SEED, 'dice.seed', 'ERR_SAVE'],
  ['entries', undefined, 'entries', 'ERR_SAVE'],
  ['entries', {}, 'entries', 'ERR_SAVE'],
  ['entries.2', null, 'entries[2]', 'ERR_SAVE'],
  ['entries.2', [], 'entries[2]', 'ERR_SAVE'],
  ['entries.2.by', undefined, 'entries[2].by', 'ERR_SAVE'],
  ['entries.2.by', 'west', 'entries[2].by', 'ERR_SAVE'],
  ['entries.2.by', { north: 1 }, 'entries[2].by', 'ERR_SAVE'],
  ['entries.2.action', undefined, 'entries[2].action', 'ERR_SHAPE'],
  ['entries.2.action.type', 'sail', 'entries[2].action.type', 'ERR_SHAPE'],
  ['entries.2.action.number', 1.5, 'entries[2].action.number', 'ERR_SHAPE'],
  ['entries.2.events', undefined, 'entries[2].events', 'ERR_SAVE'],
  ['entries.2.events', {}, 'entries[2].events', 'ERR_SAVE'],
  ['entries.2.events.0', null, 'entries[2].events[0]', 'ERR_SHAPE'],
  ['entries.2.events.0.by', 'west', 'entries[2].events[0].by', 'ERR_SHAPE'],
];

const TAMPERED: readonly (readonly [name: string, path: string, value: unknown, at: string, code: string])[] =
  [
    ['another event', 'entries.2.events.0.number', 3, 'entries[2].events[0].number', 'ERR_EVENTS'],
    ['an event less', 'entries.2.events', [], 'entries[2].events', 'ERR_EVENTS'],
    ['a secret exchanged', 'entries.4.events.0.number', 1, 'entries[4].events[0].number', 'ERR_EVENTS'],
    ['an illegal move', 'entries.2.action.number', 9, 'entries[2].action', 'ERR_ILLEGAL'],
    ['the wrong side', 'entries.2.by', 'south', 'entries[2].action', 'ERR_ILLEGAL'],
    ['dice out of turn', 'entries.2.by', 'chance', 'entries[2].action', 'ERR_ILLEGAL'],
    ['a move cut out', 'entries.3', undefined, 'entries[3].action', 'ERR_ILLEGAL'],
  ];

describe('a broken save', () => {
  test.each(BROKEN)('%s = %j is found at %s: %s', (path, value, at, code) => {
    expect(faultOf(broken(path, value))).toEqual({ code, at });
  });

  test.each(TAMPERED)('with %s is found', (_name, path, value, at, code) => {
    expect(faultOf(broken(path, value))).toEqual({ code, at });
  });

  test('leaves nothing behind: the sound one reads as before', () => {
    const before = throughJson(readSave(tally, SAVE));
    for (const [path, value] of BROKEN) readSave(tally, broken(path, value));
    expect(throughJson(readSave(tally, SAVE))).toEqual(before);
    expect(readSave(tally, SAVE)).toEqual({
      ok: true,
      value: { match: MATCH, dice: DICE, changes: [], orders: {} },
    });
  });

  test('an illegal move is told with the rule that refuses it', () => {
    expect(readSave(tally, broken('entries.2.by', 'south'))).toMatchObject({
      error: { message: 'The rules refuse this move [NS.1]: That is not yours to do now.' },
    });
  });

  test.each([
    ['skat', '"skat"'],
    ['x'.repeat(1000), `"${'x'.repeat(40)}"`],
    [{ a: 1 }, '{...}'],
    [[1], '[...]'],
    [undefined, 'undefined'],
    [null, 'null'],
    [7, '7'],
  ])('a name like %j is shown in brief', (name, shown) => {
    expect(readSave(tally, broken('game', name))).toMatchObject({
      error: { message: `This is a save of ${shown}, not of tally.` },
    });
  });

  test.each(['game', 'entries.2.by'])('%s nested a hundred thousand deep is a fault, not a crash', path => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = broken(path, 'DEEP').replace('"DEEP"', deep);
    expect(faultOf(text)?.at).toBe(path.replace('.2', '[2]'));
  });

  test.each(['null', 'true', '7', '"text"', '[]', '{}', '', 'nonsense', '[[{}]]'])('%s is no save', text => {
    expect(readSave(tally, text).ok).toBe(false);
    expect(gameOfSave(text).ok).toBe(false);
  });

  test('that names no game says so', () => {
    expect(gameOfSave(broken('game', 7))).toMatchObject({ error: { code: 'ERR_SAVE', at: 'game' } });
  });
});

describe('rules of another version', () => {
  const document = (text: string): JsonObject => JSON.parse(text) as JsonObject;
  const renamed = (log: JsonObject): JsonObject => ({
    ...log,
    entries: (log['entries'] as readonly JsonObject[]).map(({ who, ...entry }) => ({ by: who, ...entry })),
  });
  /** Version 1 called the mover `who`. In version 2 every add counts one more. */
  const newer: Game<Tally> = {
    ...tally,
    version: 2,
    migrations: { 1: renamed },
    decide: (state, by, action) => tally.decide(state, by, { ...action, number: action.number + 1 }),
  };
  const OLD = JSON.stringify({
    ...document(SAVE),
    entries: (document(SAVE)['entries'] as readonly JsonObject[]).map(({ by, ...entry }) => ({
      who: by,
      ...entry,
    })),
  });
  const oldBroken = (path: string, value: unknown): string =>
    JSON.stringify(withValue(JSON.parse(OLD), path.split('.'), value));

  test('older ones keep the events they were played with, and the match says that nobody ruled on them', () => {
    const { match, dice } = mustBe(readSave(newer, OLD));
    const anchor = { state: MATCH.state, length: MATCH.length };
    expect({ match, dice }).toEqual({
      match: { ...MATCH, anchor, older: { rules: 1, moves: MATCH.length } },
      dice: DICE,
    });
  });

  test('an impossible event in a file that names older rules is not taken for one that was ruled on', () => {
    const forged = mustBe(readSave(newer, oldBroken('entries.2.events.0.number', 9)));
    expect(forged.match.older).toEqual({ rules: 1, moves: MATCH.length });
  });

  test('none of what was played under older rules can be taken back', () => {
    const started = writeSave(tally, playScript(openTally(), 'north add 1'), undefined);
    const later: Game<Tally> = { ...newer, migrations: { 1: log => log } };
    const { match } = mustBe(readSave(later, started));
    expect(undo(later, match, 'north')).toMatchObject({ ok: false, error: { code: 'settled' } });
    expect(undo(tally, mustBe(readSave(tally, started)).match, 'north').ok).toBe(true);
  });

  test('an older match that was played on is saved and read again, and still says what was not ruled on', () => {
    const { match } = mustBe(readSave(newer, OLD));
    const on = mustBe(play(newer, match, 'north', { type: 'add', number: 1 }));
    const read = mustBe(readSave(newer, writeSave(newer, on, undefined))).match;
    expect(read).toEqual(on);
    expect(read.older).toEqual({ rules: 1, moves: MATCH.length });
    const newest: Game<Tally> = { ...newer, version: 3, migrations: { ...newer.migrations, 2: log => log } };
    expect(mustBe(readSave(newest, writeSave(newer, on, undefined))).match.older).toEqual({
      rules: 1,
      moves: MATCH.length + 1,
    });
  });

  test('in such a match the moves made since are ruled on again', () => {
    const { match } = mustBe(readSave(newer, OLD));
    const on = mustBe(play(newer, match, 'north', { type: 'add', number: 1 }));
    const text = writeSave(newer, on, undefined);
    const forged = JSON.stringify(withValue(JSON.parse(text), ['entries', '7', 'events', '0', 'number'], 9));
    expect(faultOf(forged, newer)).toEqual({ code: 'ERR_EVENTS', at: 'entries[7].events[0].number' });
  });

  test('they open from the start they carry, not from what set-up would give now', () => {
    const moved: Game<Tally> = {
      ...newer,
      setup: () => fault('ERR_OPTION', 'options.target', 'No longer offered.'),
    };
    expect(mustBe(readSave(moved, OLD)).match.start).toEqual(MATCH.start);
    expect(faultOf(oldBroken('start', 'nonsense'), moved)).toEqual({
      code: 'ERR_POSITION',
      at: 'start, line 1, column 1',
    });
  });

  test('older ones without a way up are refused', () => {
    expect(faultOf(OLD, { ...newer, migrations: {} })).toEqual({ code: 'ERR_VERSION', at: 'rules' });
  });

  test('newer ones are refused', () => {
    expect(faultOf(writeSave(newer, MATCH, DICE))).toEqual({ code: 'ERR_VERSION', at: 'rules' });
  });

  test('a damaged old save is refused, though its migration would throw', () => {
    expect(faultOf(oldBroken('entries', undefined), newer)).toEqual({ code: 'ERR_VERSION', at: 'rules' });
  });

  test('in an old save too nobody acts out of turn', () => {
    expect(faultOf(oldBroken('entries.2.who', 'south'), newer)).toEqual({
      code: 'ERR_SAVE',
      at: 'entries[2].by',
    });
  });

  test.each(['evolve', 'actor'] as const)('events that make %s throw do not fit', part => {
    const brittle: Game<Tally> = {
      ...newer,
      [part]: (state: Tally['state'], event: Tally['event']) => {
        if (state.total > 0) throw new Error('bug');
        return tally[part](state, event);
      },
    };
    expect(faultOf(OLD, brittle)).toEqual({ code: 'ERR_SAVE', at: 'entries[3].events' });
  });
});

describe('a save of format 1', () => {
  const { start: _start, data: _data, ...rest } = JSON.parse(SAVE) as JsonObject;
  const FIRST = { ...rest, version: 1 };

  test('has no start and no data, and is ruled on from its opening', () => {
    expect(readSave(tally, JSON.stringify(FIRST))).toEqual({
      ok: true,
      value: { match: MATCH, dice: DICE, changes: [], orders: {} },
    });
  });

  test.each(['start', 'data', 'older'])('with %s was made by nobody', field => {
    expect(faultOf(JSON.stringify({ ...FIRST, [field]: undefined }))).toBeUndefined();
    expect(faultOf(JSON.stringify({ ...FIRST, [field]: null }))).toEqual({
      code: 'ERR_VERSION',
      at: 'version',
    });
  });
});
