// Cuts the fonts of the page down to the letters that it writes: `node packages/web/scripts/fonts.mjs`. Hints and most
// features go as well. What it writes is committed, with the licence of each font beside it.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './site.mjs';

/** @typedef {(font: Buffer, letters: string, options: object) => Promise<Buffer>} SubsetFont */
const subsetFont = /** @type {SubsetFont} */ (
  /** @type {unknown} */ (createRequire(import.meta.url)('subset-font'))
);

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join('');

const ASCII = range(0x20, 0x7e);
/** Western letters; the cartographer writes all names with these. */
const LATIN = `${ASCII}${range(0xa0, 0xff)}ŒœŠšŽžŸ–—‘’“”…−′″←↑→↓•∞`;
const CAPITALS = `ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÖØÙÚÛÜÝ -–.’'()`;
/** Letters of names on the map, which are set in lower case. */
const NAMES = `${ASCII}${range(0xc0, 0xff)}’–°`;

/** Package, weight and style, letters. */
const FONTS = /** @type {const} */ ([
  ['ibm-plex-sans', '400-normal', LATIN],
  ['ibm-plex-sans', '600-normal', LATIN],
  ['ibm-plex-mono', '400-normal', ASCII],
  ['ibm-plex-sans-condensed', '600-normal', `${ASCII}∞·`],
  ['old-standard-tt', '400-normal', CAPITALS],
  ['old-standard-tt', '400-italic', CAPITALS],
  ['source-serif-4', '400-normal', NAMES],
  ['source-serif-4', '600-normal', NAMES],
  ['source-serif-4', '400-italic', NAMES],
]);

const OPTIONS = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'tnum', 'lnum'],
};

const FOLDER = join(ROOT, 'packages/web/fonts');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const [name, cut, letters] of FONTS) {
  const source = join(ROOT, 'node_modules/@fontsource', name);
  // oxlint-disable-next-line no-await-in-loop -- one font after another
  const part = await subsetFont(
    readFileSync(join(source, `files/${name}-latin-${cut}.woff2`)),
    letters,
    OPTIONS,
  );
  writeFileSync(join(FOLDER, `${name}-${cut}.woff2`), part);
  copyFileSync(join(source, 'LICENSE'), join(FOLDER, `${name}.txt`));
  console.log(`${name}-${cut} ${part.length} bytes`);
}
