import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_TEXT } from '@narrow-seas/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addText, checkFile, checkFolder, readLines, readText, writeText } from './files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-files-'));
  writeFileSync(join(folder, 'file'), 'text');
  mkdirSync(join(folder, 'inner'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...parts: string[]): string => join(folder, ...parts);

test('reads and writes, with the folders that are missing', () => {
  expect(writeText(at('new', 'deep', 'file'), 'sea')).toEqual({ ok: true, value: at('new', 'deep', 'file') });
  expect(readText(at('new', 'deep', 'file'))).toEqual({ ok: true, value: 'sea' });
});

test('a file larger than any of ours is not even read', () => {
  truncateSync(at('file'), LARGEST_TEXT + 1);
  const read = readText(at('file'));
  expect(read.ok ? '' : read.error).toContain(
    `it has ${LARGEST_TEXT + 1} bytes, more than narrow-seas reads.`,
  );
});

test.each([
  ['gone', 'there is no such file'],
  ['inner', 'it is a folder, not a file'],
  ['file/below', 'a part of the path is a file, not a folder'],
  ['x'.repeat(300), 'the name is too long'],
])('reading %s says why not', (name, reason) => {
  expect(readText(at(name))).toEqual({ ok: false, error: `${at(name)} cannot be read: ${reason}.` });
});

const BELOW = 'a part of the path is a file, not a folder';

test.each([
  ['inner', 'it is a folder, not a file'],
  ['file/below', BELOW],
  ['file/below/it', BELOW],
  ['x'.repeat(300), 'the name is too long'],
])('writing %s says why not and changes nothing', (name, reason) => {
  const refused = { ok: false, error: `${at(name)} cannot be written: ${reason}.` };
  expect(writeText(at(name), 'x')).toEqual(refused);
  expect(addText(at(name), 'x')).toEqual(refused);
  expect(readdirSync(folder)).toEqual(['file', 'inner']);
  expect(readFileSync(at('file'), 'utf8')).toBe('text');
});

describe('replacing', () => {
  test('leaves the new text and no draft, in another file than before', () => {
    const before = statSync(at('file')).ino;
    expect(writeText(at('file'), 'sea')).toEqual({ ok: true, value: at('file') });
    expect(readFileSync(at('file'), 'utf8')).toBe('sea');
    expect(statSync(at('file')).ino).not.toBe(before);
    expect(readdirSync(folder)).toEqual(['file', 'inner']);
  });

  test('makes the folders that are missing', () => {
    expect(writeText(at('new', 'deep', 'file'), 'sea').ok).toBe(true);
    expect(readdirSync(at('new', 'deep'))).toEqual(['file']);
  });

  test('keeps the mode of the file, and takes a name as long as any', () => {
    chmodSync(at('file'), 0o600);
    expect(writeText(at('file'), 'sea').ok).toBe(true);
    expect(statSync(at('file')).mode & 0o777).toBe(0o600);
    expect(writeText(at('x'.repeat(255)), 'sea').ok).toBe(true);
  });

  test('follows a link and leaves it', () => {
    symlinkSync(at('file'), at('link'));
    expect(writeText(at('link'), 'sea').ok).toBe(true);
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('file'), 'utf8')).toBe('sea');
  });

  test('never puts a file in the place of what is none, such as a device or a socket', async () => {
    const server = createServer().listen(at('socket'));
    await once(server, 'listening');
    expect(writeText(at('socket'), 'sea').ok).toBe(false);
    expect(statSync(at('socket')).isSocket()).toBe(true);
    server.close();
  });
});

test('a folder may have yet to be made, but must not be a file', () => {
  expect(checkFolder(at('inner')).ok).toBe(true);
  expect(checkFolder(at('later', 'on')).ok).toBe(true);
  expect(checkFolder(at('file'))).toEqual({ ok: false, error: `${at('file')} is a file, not a folder.` });
  for (const below of [at('file', 'below'), at('file', 'below', 'it')])
    expect(checkFolder(below)).toEqual({
      ok: false,
      error: `${below} cannot be written: ${BELOW}.`,
    });
});

test('a file may be there or not, but must not be a folder', () => {
  expect(checkFile(at('file')).ok).toBe(true);
  expect(checkFile(at('later', 'file')).ok).toBe(true);
  expect(checkFile(at('inner'))).toEqual({ ok: false, error: `${at('inner')} is a folder, not a file.` });
  expect(checkFile(at('file', 'below')).ok).toBe(false);
});

describe('text from other editors', () => {
  const read = (bytes: Buffer) => {
    writeFileSync(at('file'), bytes);
    return readText(at('file'));
  };

  test('a byte order mark and line ends of Windows do not get in', () => {
    expect(read(Buffer.from('\uFEFFone\r\ntwo\r\n'))).toEqual({ ok: true, value: 'one\ntwo\n' });
  });

  test.each([
    ['little end first', Buffer.from('\uFEFF{}', 'utf16le')],
    ['big end first', Buffer.from('\uFEFF{}', 'utf16le').swap16()],
    ['without a mark', Buffer.from('{}', 'utf16le')],
    ['without a mark, big end first', Buffer.from('{}', 'utf16le').swap16()],
  ])('UTF-16, %s, is refused', (_case, bytes) => {
    expect(read(bytes)).toEqual({
      ok: false,
      error: `${at('file')} cannot be read: it is written in UTF-16; save it as UTF-8.`,
    });
  });

  test('other bytes that are no UTF-8 are refused, not replaced by question marks', () => {
    expect(read(Buffer.from('Tromsø', 'latin1'))).toEqual({
      ok: false,
      error: `${at('file')} cannot be read: it is not text in UTF-8; save it as UTF-8.`,
    });
  });

  test.each(['', 'x', '\uFEFF', '0'])('%j is text all the same', text => {
    expect(read(Buffer.from(text))).toEqual({ ok: true, value: text.replace('\uFEFF', '') });
  });
});

test('what never ends is not read to its end', { skip: !existsSync('/dev/zero') }, () => {
  const read = readText('/dev/zero');
  expect(read.ok ? '' : read.error).toBe(
    `/dev/zero cannot be read: it has over ${LARGEST_TEXT} bytes, more than narrow-seas reads.`,
  );
});

test('what is added comes after what was there, with the folders that are missing', () => {
  expect(addText(at('new', 'lines'), 'one\n').ok).toBe(true);
  expect(addText(at('new', 'lines'), 'two\n').ok).toBe(true);
  expect(readFileSync(at('new', 'lines'), 'utf8')).toBe('one\ntwo\n');
});

describe('lines', () => {
  const linesOf = (path: string): readonly string[] => {
    const lines: string[] = [];
    expect(readLines(path, line => lines.push(line)).ok).toBe(true);
    return lines;
  };

  test('of a file larger than a piece are whole, letters of several bytes included', () => {
    // No length of a line divides the piece, so that ends of pieces fall within letters.
    const written = Array.from(
      { length: 9000 },
      (_, place) => `${place} ${'Ålesund–Tromsø '.repeat(place % 23)}`,
    );
    writeFileSync(at('many'), `${written.join('\n')}\n`);
    expect(statSync(at('many')).size).toBeGreaterThan(1024 * 1024);
    expect(linesOf(at('many'))).toEqual(written);
  });

  test('the last may be half a line, and an empty file has none', () => {
    writeFileSync(at('half'), 'one\ntw');
    writeFileSync(at('empty'), '');
    expect(linesOf(at('half'))).toEqual(['one', 'tw']);
    expect(linesOf(at('empty'))).toEqual([]);
  });

  test('of a file that is not there are refused', () => {
    expect(readLines(at('nowhere'), () => undefined)).toMatchObject({ ok: false });
  });
});
