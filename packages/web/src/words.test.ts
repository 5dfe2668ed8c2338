import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const SOURCES = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('test.ts'))
  .map(entry => join(entry.parentPath, entry.name).slice(HERE.length))
  .filter(path => !/^(testing|e2e)\/|^words(\/|\.ts$)/.test(path));

/** Where words for people would stand. Words of a game are in its face, and go through the page as data. */
const PLACES: readonly (readonly [place: string, pattern: RegExp])[] = [
  ['text between tags', /<(?:\w+|\/\w+)?[^<>=;(){}]*>\s*[A-Za-z][a-z]+ [^<>{}=;]*<\//g],
  ['an attribute', /\b(?:aria-label|title|placeholder|alt|label)="[^"]*[a-z]{2}[^"]*"/g],
  ['an error', /new \w*Error\(\s*['"`][A-Z]/g],
  ['a complaint', /\b(?:complaint|reason|message|note|spoken): ['"`][A-Z]/g],
];

test('no English stands outside of the catalogue', () => {
  const found = SOURCES.filter(path => !path.startsWith('map/')).flatMap(path =>
    PLACES.flatMap(([place, pattern]) =>
      (readFileSync(join(HERE, path), 'utf8').match(pattern) ?? []).map(text => `${path}, ${place}: ${text}`),
    ),
  );
  expect(found).toEqual([]);
});

test('the search finds what it looks for', () => {
  const samples = ['<p>Set up the table.</p>', 'title="Close"', "new Error('No game.')", "note: 'Copied'"];
  expect(samples.map((text, place) => PLACES[place]?.[1].test(text))).toEqual([true, true, true, true]);
});
