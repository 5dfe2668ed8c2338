import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawMap, mapFile } from '@narrow-seas/cartographer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Played, run } from '../testing/stage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-map-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const map = (...argv: readonly string[]): Promise<Played> => run(['map', ...argv], { folder });

const BALTIC = drawMap(JSON.parse(readFileSync(mapFile('europa-baltic'), 'utf8')));

test('draws the map that was asked for, over an old one', async () => {
  writeFileSync(join(folder, 'sea.svg'), 'old');
  const { code, out, err } = await map('europa-naval', '--map', 'baltic', '--svg', 'sea.svg');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Drew the europa-baltic map to sea\.svg, \d+ kB\.\n$/);
  expect(readFileSync(join(folder, 'sea.svg'), 'utf8')).toBe(BALTIC);
  expect(readdirSync(folder)).toEqual(['sea.svg']);
});

test('- is the standard output, and nothing else is said there', async () => {
  expect(await map('europa-naval', '--map', 'baltic', '--svg', '-')).toEqual({
    code: 0,
    out: BALTIC,
    err: '',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  [['europa-naval', '--svg', 'sea.svg'], 'europa-naval has 2 maps'],
  [['chess', '--svg', 'sea.svg'], 'There is no map of "chess"'],
  [['sixth-fleet', '--svg', 'taken'], 'is a folder, not a file.'],
  [['sixth-fleet', '--svg', 'file/sea.svg'], 'is a file, not a folder.'],
  [['sixth-fleet'], "Required option '--svg <file>' not specified: see narrow-seas map --help."],
])('map %j is refused and writes nothing', async (argv, sentence) => {
  mkdirSync(join(folder, 'taken'));
  writeFileSync(join(folder, 'file'), 'mine');
  const { code, out, err } = await map(...argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['file', 'taken']);
});
