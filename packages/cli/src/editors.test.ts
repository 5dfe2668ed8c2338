import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSave } from '@narrow-seas/core';
import { skerry } from '@narrow-seas/skerry';
import { afterAll, describe, expect, test } from 'vitest';
import { SHELF } from './testing/shelf.ts';
import { ATTACK, casesFile, LINES } from './testing/cases.ts';
import { committedMatch, DICE } from './testing/saves.ts';
import { run } from './testing/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-editors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sortie = { scenario: 'sortie', options: {} };
const CASES = JSON.stringify(
  casesFile([{ name: 'an attack', position: LINES, actions: [ATTACK] }]),
  undefined,
  2,
);
const SAVE = JSON.stringify(
  JSON.parse(writeSave(skerry, committedMatch(skerry, sortie, 40), DICE)),
  undefined,
  2,
);
const REPRO = JSON.stringify(
  {
    format: 'narrow-seas/repro',
    version: 1,
    game: 'skerry',
    rules: skerry.version,
    opening: sortie,
    seed: 3,
    pace: 1000,
    move: 2,
    check: 'throws',
    detail: 'as an example',
  },
  undefined,
  2,
);

const tableOfOurs = async (): Promise<string> =>
  (await run(['games', 'sixth-fleet', '--table'], { shelf: SHELF })).out;

/** Every verb that reads a file, with a file that it can read. */
const READERS: readonly (readonly [
  name: string,
  argv: readonly string[],
  text: () => string | Promise<string>,
])[] = [
  ['judge', ['judge', 'file'], () => CASES],
  ['advise on a position', ['advise', 'file', '--level', 'cadet', '--quiet'], () => LINES.join('\n')],
  ['advise on a case', ['advise', 'file', '--level', 'cadet', '--quiet'], () => CASES],
  ['replay', ['replay', 'file'], () => SAVE],
  ['verify', ['verify', 'file'], () => SAVE],
  ['fuzz --repro', ['fuzz', '--repro', 'file'], () => REPRO],
  ['games --table', ['games', 'sixth-fleet', '--table', 'file'], tableOfOurs],
];

const answerTo = (argv: readonly string[], content: string | Buffer) => {
  writeFileSync(join(folder, 'file'), content);
  return run(argv, { folder, shelf: SHELF });
};

describe.each(READERS)('%s', (_name, argv, textOf) => {
  test('reads a file with a byte order mark and line ends of Windows like any other', async () => {
    const text = await textOf();
    const plain = await answerTo(argv, text);
    expect({ code: plain.code, err: plain.err }).toEqual({ code: 0, err: '' });
    expect(await answerTo(argv, `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(plain);
  });

  test('refuses UTF-16 in one sentence', async () => {
    expect(await answerTo(argv, Buffer.from(`\uFEFF${await textOf()}`, 'utf16le'))).toEqual({
      code: 2,
      out: '',
      err: `${join(folder, 'file')} cannot be read: it is written in UTF-16; save it as UTF-8.\n`,
    });
  });
});
