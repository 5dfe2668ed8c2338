import { once } from 'node:events';
import {
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
import { checkFile, checkFolder, readText, replaceText, writeText } from './files.ts';

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
    `it has ${LARGEST_TEXT + 1} bytes, more than any file of ours.`,
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

test.each([
  ['inner', 'it is a folder, not a file'],
  ['file/below', 'there is a file of that name'],
])('writing %s says why not and changes nothing', (name, reason) => {
  expect(writeText(at(name), 'x')).toEqual({ ok: false, error: `${at(name)} cannot be written: ${reason}.` });
  expect(readFileSync(at('file'), 'utf8')).toBe('text');
});

describe('replacing', () => {
  test('leaves the new text and no draft, in another file than before', () => {
    const before = statSync(at('file')).ino;
    expect(replaceText(at('file'), 'sea')).toEqual({ ok: true, value: at('file') });
    expect(readFileSync(at('file'), 'utf8')).toBe('sea');
    expect(statSync(at('file')).ino).not.toBe(before);
    expect(readdirSync(folder)).toEqual(['file', 'inner']);
  });

  test('makes the folders that are missing', () => {
    expect(replaceText(at('new', 'deep', 'file'), 'sea').ok).toBe(true);
    expect(readdirSync(at('new', 'deep'))).toEqual(['file']);
  });

  test('follows a link and leaves it', () => {
    symlinkSync(at('file'), at('link'));
    expect(replaceText(at('link'), 'sea').ok).toBe(true);
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(at('file'), 'utf8')).toBe('sea');
  });

  test('never puts a file in the place of what is none, such as a device or a socket', async () => {
    const server = createServer().listen(at('socket'));
    await once(server, 'listening');
    expect(replaceText(at('socket'), 'sea').ok).toBe(false);
    expect(statSync(at('socket')).isSocket()).toBe(true);
    server.close();
  });

  test.each([
    ['inner', 'it is a folder, not a file'],
    ['file/below', 'a part of the path is a file, not a folder'],
  ])('%s says why not and changes nothing', (name, reason) => {
    expect(replaceText(at(name), 'x')).toEqual({
      ok: false,
      error: `${at(name)} cannot be written: ${reason}.`,
    });
    expect(readdirSync(folder)).toEqual(['file', 'inner']);
    expect(readFileSync(at('file'), 'utf8')).toBe('text');
  });
});

test('a folder may have yet to be made, but must not be a file', () => {
  expect(checkFolder(at('inner')).ok).toBe(true);
  expect(checkFolder(at('later', 'on')).ok).toBe(true);
  expect(checkFolder(at('file'))).toEqual({ ok: false, error: `${at('file')} is a file, not a folder.` });
  expect(checkFolder(at('file', 'below')).ok).toBe(false);
});

test('a file may be there or not, but must not be a folder', () => {
  expect(checkFile(at('file')).ok).toBe(true);
  expect(checkFile(at('later', 'file')).ok).toBe(true);
  expect(checkFile(at('inner'))).toEqual({ ok: false, error: `${at('inner')} is a folder, not a file.` });
  expect(checkFile(at('file', 'below')).ok).toBe(false);
});
