import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../places.ts';
import { digestOf, writeIfChanged } from './digest.ts';
import { LIBRARY, pageNameOf, partsOf } from './shelf.ts';

describe('the shelves', () => {
  test.each(LIBRARY)('$name: what a page says to import is exported by the package', volume => {
    const index = readFileSync(join(ROOT, 'packages', volume.name, 'src/index.ts'), 'utf8');
    const missing = partsOf(volume).filter(([file]) => !index.includes(`from './${file}.ts'`));
    expect(missing).toEqual([]);
  });

  test.each(LIBRARY)('$name: no two pages have one address or one title', volume => {
    const parts = partsOf(volume);
    expect(new Set(parts.map(([file]) => pageNameOf(file))).size).toBe(parts.length);
    expect(new Set(parts.map(([, title]) => title)).size).toBe(parts.length);
  });
});

describe('pages that did not change', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'library-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('have the same number when they are written again, and another one when a word changes', () => {
    const page = join(folder, 'game.md');
    writeFileSync(page, 'A game.');
    const before = digestOf(folder);
    writeFileSync(page, 'A game.');
    expect(digestOf(folder)).toBe(before);
    writeFileSync(page, 'A match.');
    expect(digestOf(folder)).not.toBe(before);
  });

  test('leave the file of the number as old as it was, so that the site is not drawn again', () => {
    const file = join(folder, 'number');
    writeIfChanged(file, 'one');
    utimesSync(file, 1, 1);
    writeIfChanged(file, 'one');
    expect(statSync(file).mtimeMs).toBe(1000);
    writeIfChanged(file, 'two');
    expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
    expect(readFileSync(file, 'utf8')).toBe('two');
  });
});
