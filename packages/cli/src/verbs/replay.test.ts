import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entriesOf, type Match, replay as replayMatch, writeSave } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { type SkerryTypes, skerry } from '@narrow-seas/skerry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SHELF } from '../testing/shelf.ts';
import { committedMatch } from '../testing/saves.ts';
import { type Played, run } from '../testing/stage.ts';

const skerryMatch = committedMatch(skerry, { scenario: 'sortie', options: {} }, 1000);
const fleetMatch = committedMatch(sixthFleet, { scenario: 'short', options: {} }, 300);
const save = writeSave(skerry, skerryMatch, undefined);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-replay-'));
  writeFileSync(join(folder, 'skerry.json'), save);
  writeFileSync(join(folder, 'fleet.json'), writeSave(sixthFleet, fleetMatch, undefined));
});
afterEach(() => rmSync(folder, { recursive: true }));

const replay = (...argv: readonly string[]): Promise<Played> =>
  run(['replay', ...argv], { folder, shelf: SHELF });

const linesOf = (out: string): readonly string[] => out.trimEnd().split('\n');

describe('a line for each move', () => {
  test('with mover, action and all that happened, then how it ended', async () => {
    const { code, out, err } = await replay('skerry.json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = linesOf(out);
    expect(lines).toHaveLength(skerryMatch.length + 1);
    expect(lines[0]).toMatch(/^1 (north|south) lay (\d{4}): laid side=\1 hex=\2$/);
    expect(lines.at(-1)).toBe(`${skerryMatch.length} moves: ${skerry.outcome(skerryMatch.state)?.summary}.`);
  });

  test('each action can be read back as it was made', async () => {
    const lines = linesOf((await replay('fleet.json')).out);
    const steps = [...replayMatch(sixthFleet, fleetMatch)];
    expect(lines).toHaveLength(steps.length + 1);
    for (const [place, { entry, before }] of steps.entries()) {
      const [, number, by, words = ''] = /^(\d+) (\S+) ([^:]*): /.exec(lines[place] ?? '') ?? [];
      expect([number, by]).toEqual([String(place + 1), entry.by]);
      expect(sixthFleet.notation.parseAction(before, words)).toEqual({ ok: true, value: entry.action });
    }
    expect(lines.at(-1)).toBe('300 moves: the match is not over.');
  });
});

test('a match of older rules is told as it was played, and it is said so', async () => {
  const older = sixthFleet.version - 1;
  const text = writeSave(sixthFleet, fleetMatch, undefined).replace(/"rules":\d+/, `"rules":${older}`);
  writeFileSync(join(folder, 'older.json'), text);
  const lines = linesOf((await replay('older.json')).out);
  expect(lines.at(-2)).toBe(
    `Accepted as played: sixth-fleet was played under version ${older} of the rules, ours is ${sixthFleet.version}; its moves were not checked.`,
  );
  expect(lines.toSpliced(-2, 1)).toEqual(linesOf((await replay('fleet.json')).out));
});

test('a save that begins with a byte order mark opens like any other', async () => {
  writeFileSync(join(folder, 'marked.json'), `\uFEFF${save}`);
  expect(await replay('marked.json')).toEqual(await replay('skerry.json'));
});

describe('--as', () => {
  /** The hexes of the mines that a side has laid. */
  const minesIn = (text: string, side: string): number =>
    [...text.matchAll(new RegExp(`laid side=${side} hex=`, 'g'))].length;
  const laidBy = (match: Match<SkerryTypes>, side: string): number =>
    entriesOf(match).filter(({ by, action }) => by === side && action.type === 'lay').length;

  test.each([
    ['north', 'south'],
    ['south', 'north'],
  ] as const)('%s sees his own secrets and none of %s', async (own, other) => {
    const { out } = await replay('skerry.json', '--as', own);
    expect(laidBy(skerryMatch, other)).toBeGreaterThan(0);
    expect(minesIn(out, own)).toBe(laidBy(skerryMatch, own));
    expect(minesIn(out, other)).toBe(0);
    expect(out).not.toMatch(new RegExp(`^\\d+ ${other} lay`, 'm'));
    expect(out).toMatch(new RegExp(`^\\d+ ${other}: laid side=${other}$`, 'm'));
  });

  test('a spectator sees nobody’s', async () => {
    const { out } = await replay('skerry.json', '--as', 'spectator');
    expect(out).not.toContain(' lay ');
    expect(out).not.toMatch(/laid .*hex=/);
  });

  test('where nothing is hidden it changes nothing', async () => {
    expect((await replay('fleet.json', '--as', 'soviet')).out).toBe((await replay('fleet.json')).out);
  });

  test.each([
    ['norht', 'Nobody is called "norht": did you mean north?'],
    ['nato', 'Nobody is called "nato": choose north, south or spectator.'],
  ])('%s', async (viewer, sentence) => {
    expect(await replay('skerry.json', '--as', viewer)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });
});

describe('--to', () => {
  test.each([0, 1, 17, 300])('%d prints the position after as many moves', async moves => {
    const states = [fleetMatch.start, ...[...replayMatch(sixthFleet, fleetMatch)].map(({ after }) => after)];
    const { out } = await replay('fleet.json', '--to', String(moves));
    expect(sixthFleet.notation.parse(out)).toEqual({ ok: true, value: states[moves] });
  });

  test('with --as it prints the view, where the game has secrets', async () => {
    const { out } = await replay('skerry.json', '--to', String(skerryMatch.length), '--as', 'north');
    expect(JSON.parse(out)).toEqual(
      JSON.parse(JSON.stringify(skerry.view(skerryMatch.state, 'north'))) as unknown,
    );
  });

  test.each(['301', '-1', '1.5', 'x', ''])('%j is refused', async to => {
    const { code, out, err } = await replay('fleet.json', `--to=${to}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`--to is ${JSON.stringify(to)}, but it must be a whole number from 0 to 300.`);
  });
});

describe('a bad file is one sentence, exit code 2', () => {
  const whole = JSON.parse(save) as { readonly [key: string]: unknown };
  const [first, second, ...rest] = whole['entries'] as readonly object[];

  test.each<[string, unknown, string]>([
    ['nothing', '', 'not valid JSON'],
    ['half a file', save.slice(0, 500), 'not valid JSON'],
    ['10 MB of nonsense', 'sea '.repeat(2_621_440), 'not valid JSON'],
    ['a repro', { ...whole, format: 'narrow-seas/repro' }, 'not a narrow-seas/match file'],
    ['a newer file', { ...whole, version: 9 }, 'newer version'],
    ['no game', { ...whole, game: 7 }, 'does not say which game'],
    ['another game', { ...whole, game: 'skery' }, 'There is no game "skery": did you mean skerry?'],
    ['newer rules', { ...whole, rules: 9 }, 'newer version'],
    ['no moves', { ...whole, entries: 7 }, 'At entries: The list of moves is missing.'],
    ['a move twice', { ...whole, entries: [first, first, second, ...rest] }, 'At entries[1]'],
    [
      'a move of nobody',
      { ...whole, entries: [{ ...first, by: 'east' }] },
      'At entries[0].by: There is no side',
    ],
    ['changed events', { ...whole, entries: [{ ...first, events: [] }] }, 'At entries[0].events'],
  ])('%s', async (_what, content, sentence) => {
    writeFileSync(join(folder, 'bad.json'), typeof content === 'string' ? content : JSON.stringify(content));
    for (const verb of ['replay', 'verify']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { code, out, err } = await run([verb, 'bad.json'], { folder, shelf: SHELF });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(sentence);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  test('gone, or a folder', async () => {
    expect((await replay('gone.json')).err).toContain('cannot be read: there is no such file.');
    expect((await replay('.')).err).toContain('cannot be read: it is a folder, not a file.');
  });
});
