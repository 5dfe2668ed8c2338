import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const SOURCES = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map(entry => join(entry.parentPath, entry.name).slice(HERE.length).replaceAll('\\', '/'))
  .filter(path => !/^(?:testing|words)\//.test(path));

/** Where words for people would stand. Words of a game come with its rules and its advice. */
const PLACES: readonly (readonly [place: string, pattern: RegExp])[] = [
  ['a complaint', /\b(?:failed|complain)\((?:world, )?\s*['"`][^'"`]* /g],
  ['a fault', /\bfault\(\s*'ERR_\w+',\s*[^,]+,\s*['"`][^'"`]* /g],
  ['a line of output', /\bsay\(world,\s*['"`][^'"`$]*[a-z]{2} [a-z]{2}/g],
  ['help', /\.(?:summary|description)\(\s*['"`]/g],
  ['help of an option', /\.(?:argument|option|requiredOption)\(\s*'[^']*',\s*['"`][^'"`]/g],
  ['examples', /addHelpText\('after',\s*['"`]/g],
  ['progress', /\btext: [`'][^`']* [a-z]{2}/g],
];

test('no English stands outside of the catalogues', () => {
  const found = SOURCES.flatMap(path =>
    PLACES.flatMap(([place, pattern]) =>
      (readFileSync(join(HERE, path), 'utf8').match(pattern) ?? []).map(text => `${path}, ${place}: ${text}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ["return failed('Say which game.')", 0],
  ['complain(world, `${file} is no match`)', 0],
  ["fault('ERR_CASES', at, 'The list is missing.')", 1],
  ["say(world, 'all is well')", 2],
  [".summary('draw a map')", 3],
  [".option('--json', 'print JSON')", 4],
  ["addHelpText('after', `Examples", 5],
  ['text: `${done} of all`', 6],
])('%s is found', (sample, place) => {
  expect(sample.match(PLACES[place]?.[1] ?? /^$/)).not.toBeNull();
});
