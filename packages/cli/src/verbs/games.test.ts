import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustBe } from '@narrow-seas/core';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { skerry } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { BARE } from '../testing/bare.ts';
import { SHELF } from '../testing/shelf.ts';
import { run } from '../testing/stage.ts';

test('games tells versions, sides, scenarios and options', async () => {
  const { code, out, err } = await run(['games']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('skerry  Skerry, rules version 1\n');
  expect(out).toContain('  Sides: north, south\n');
  expect(out).toMatch(/^ {4}sortie {2}Sortie\. Four boats/m);
  expect(out).toContain('      turns: 6 (default), 3, 12. Length: How many turns the game lasts.');
});

test('games --json tells the same to machines', async () => {
  const { out } = await run(['games', '--json']);
  const { id, title, summary, version, sides, scenarios } = skerry;
  expect(JSON.parse(out)).toEqual({ games: [{ id, title, summary, version, sides, scenarios }] });
});

const ALL = { shelf: SHELF };

test('games GAME tells of one game only', async () => {
  const { out } = await run(['games', 'sixth-fleet'], ALL);
  expect(out).toContain(`sixth-fleet  Sixth Fleet, rules version ${sixthFleet.version}\n`);
  expect(out).not.toContain('Skerry');
});

test('games GAME --manifest prints the page of its units', async () => {
  const { code, out } = await run(['games', 'sixth-fleet', '--manifest'], ALL);
  expect({ code, out }).toEqual({ code: 0, out: sixthFleet.manifest?.() });
});

describe('games GAME --table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-table-'));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const [table] = sixthFleet.tables ?? [];

  test('prints the file to copy, which is then fine', async () => {
    const { out } = await run(['games', 'sixth-fleet', '--table'], ALL);
    expect(JSON.parse(out)).toEqual(table?.ours);
    const told = await run(['games', 'sixth-fleet', '--table', write('mine.json', out)], { ...ALL, folder });
    expect(told).toEqual({
      code: 0,
      out: `Combat results table: you can play with mine.json, as this option of an opening:\ncombatTable=${String(mustBe(table!.read(table!.ours)))}\n`,
      err: '',
    });
  });

  test.each([
    ['no such file', 'nothing.json', /nothing\.json cannot be read: there is no such file\.$/],
    ['no JSON', write('torn.json', '{'), /^torn\.json: /],
    [
      'another file',
      write('other.json', '{"format":"x"}'),
      /^other\.json: format: Write "narrow-seas\/combat/,
    ],
  ])('tells what is wrong: %s', async (_what, file, message) => {
    const { code, err } = await run(['games', 'sixth-fleet', '--table', file], { ...ALL, folder });
    expect(code).toBe(2);
    expect(err.trimEnd()).toMatch(message);
  });
});

test.each([
  [
    '--manifest without a game',
    ['games', '--manifest'],
    'Say which game: narrow-seas games sixth-fleet --manifest.',
  ],
  [
    '--table without a game',
    ['games', '--table'],
    'Say which game: narrow-seas games sixth-fleet --manifest.',
  ],
  ['a game that there is not', ['games', 'skery'], 'There is no game "skery": did you mean skerry?'],
  ['a game without manifest', ['games', 'skerry', '--manifest'], 'Skerry has no manifest.'],
  ['a game without tables', ['games', 'skerry', '--table'], 'Skerry has no table that a player can replace.'],
  ['nor for a file', ['games', 'skerry', '--table', 'x'], 'Skerry has no table that a player can replace.'],
])('%s is complained of', async (_what, argv, sentence) => {
  expect(await run(argv, { shelf: [BARE] })).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});
