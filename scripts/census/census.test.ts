import { expect, test } from 'vitest';
import { filesThatWrite, sizesOf } from './count.mjs';
import { folderGraph, mermaidOf, packageGraph } from './graph.mjs';
import { readPage, withPictures } from './picture.mjs';
import { repeatsBetweenGames } from './repeats.mjs';
import { packageOf, sourcesIn } from './sources.mjs';
import { ROOT } from '../parts/root.mjs';

const file = (path: string, text: string) => ({
  path: `packages/${path}`,
  text,
  isTest: path.endsWith('.test.ts'),
});

test('files and lines are counted by package, tests apart', () => {
  const sizes = sizesOf([
    file('core/src/a.ts', 'one\ntwo\n'),
    file('core/src/a.test.ts', 'one\n'),
    file('games/reef/src/b.ts', 'one'),
  ]);
  expect([...sizes]).toEqual([
    ['core', { files: 1, lines: 2, testFiles: 1, testLines: 1 }],
    ['games/reef', { files: 1, lines: 1, testFiles: 0, testLines: 0 }],
  ]);
});

test.each([
  ["defineAction('sail', {})", 1],
  ['  sail: everybody,', 1],
  ['if (type === "sail") go();', 1],
  ["'sailed' and 'sail-away'", 0],
  ['const sail = boat.sail(3);', 0],
  ['assail: 3', 0],
])('%s writes the word in %i files', (text, count) => {
  expect(filesThatWrite([file('games/reef/src/a.ts', text)], 'games/reef', 'sail')).toHaveLength(count);
});

test('neither tests nor other games count', () => {
  const sources = [file('games/reef/src/a.test.ts', "'sail'"), file('games/skerry/src/a.ts', "'sail'")];
  expect(filesThatWrite(sources, 'games/reef', 'sail')).toEqual([]);
});

const BLOCK = Array.from({ length: 7 }, (_, place) => `line${place}();`);

test('runs of six lines in two games are counted, whatever stands between and around them', () => {
  const other = ["import { a } from 'b';", ...BLOCK.flatMap(line => [`   ${line}`, '', '// note', '}'])];
  const sources = [
    file('games/reef/src/a.ts', BLOCK.join('\n')),
    file('games/skerry/src/a.ts', other.join('\n')),
    file('games/skerry/src/b.ts', BLOCK.slice(0, 5).join('\n')),
    file('core/src/a.ts', BLOCK.join('\n')),
  ];
  expect([...repeatsBetweenGames(sources)]).toEqual([['games/reef, games/skerry', 2]]);
});

test('an arrow that others say as well is not drawn', () => {
  const sources = [
    file('cli/src/a.ts', "import { a } from '@narrow-seas/reef';\nimport { b } from '@narrow-seas/core';"),
    file('cli/src/a.test.ts', "import { a } from '@narrow-seas/hex';"),
    file('games/reef/src/a.ts', "const b = await import('@narrow-seas/core');"),
    file('core/src/a.ts', "import { c } from 'zod';"),
    file('hex/src/a.ts', ''),
  ];
  expect(mermaidOf(packageGraph(sources)).split('\n').slice(1)).toEqual([
    '  cli["cli"]',
    '  core["core"]',
    '  games_reef["games/reef"]',
    '  hex["hex"]',
    '  cli --> games_reef',
    '  games_reef --> core',
  ]);
});

test('the folders of one game are drawn by what they import', () => {
  const sources = [
    file('games/reef/src/game.ts', "import { a } from './rules/fire.ts';"),
    file('games/reef/src/rules/fire.ts', "import type { b } from '../model/state.ts';"),
    file('games/reef/src/model/state.ts', "import { c } from './other.ts';"),
    file('games/reef/src/index.ts', "export { a } from './game.ts';"),
  ];
  expect(mermaidOf(folderGraph(sources, 'games/reef')).split('\n').slice(4)).toEqual([
    '  game --> rules',
    '  rules --> model',
  ]);
});

test('of two folders that need each other neither loses its arrows', () => {
  const sources = [
    file(
      'games/reef/src/rules/a.ts',
      "import { a } from '../turn/a.ts';\nimport { b } from '../model/a.ts';",
    ),
    file(
      'games/reef/src/turn/a.ts',
      "import { a } from '../rules/a.ts';\nimport { b } from '../model/a.ts';",
    ),
    file('games/reef/src/model/a.ts', ''),
  ];
  expect(mermaidOf(folderGraph(sources, 'games/reef')).split('\n').slice(4)).toEqual([
    '  rules --> model',
    '  rules --> turn',
    '  turn --> model',
    '  turn --> rules',
  ]);
});

test('only what lies between the marks is drawn again', () => {
  const page = 'before\n<!-- picture: packages -->\nold\n<!-- end of picture -->\nafter\n';
  const drawn = withPictures(page, [file('core/src/a.ts', '')]);
  expect(drawn).toBe(
    'before\n<!-- picture: packages -->\n```mermaid\ngraph TD\n  core["core"]\n```\n<!-- end of picture -->\nafter\n',
  );
});

test('the pictures in ARCHITECTURE.md are up to date: if not, npm run picture draws them', () => {
  const { page, drawn } = readPage();
  expect(page).toBe(drawn);
  expect(page.match(/^```mermaid$/gm)).toHaveLength(2);
});

test('every package is counted', () => {
  const names = new Set(sourcesIn(ROOT).map(({ path }) => packageOf(path)));
  expect([...names]).toEqual(expect.arrayContaining(['core', 'web', 'cli', 'games/skerry', 'catalogue']));
});
