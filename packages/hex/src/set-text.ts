import { MAX_HEXES } from './grid.ts';
import type { HexId } from './hex.ts';
import { addHex, emptySet, type HexSet, hexesIn } from './set.ts';

/** A digit carries five bits, low ones first; the upper half of the letters means that more digits follow. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const digitsOf = (length: number): string =>
  length < 32
    ? ALPHABET.charAt(length)
    : ALPHABET.charAt(32 + (length % 32)) + digitsOf(Math.floor(length / 32));

/** Lengths of stretches of hexes, out of the set and in it by turns; the last one outside is left unsaid. */
const stretchesOf = (set: HexSet): readonly number[] => {
  const stretches: number[] = [];
  let end = 0;
  for (const hex of hexesIn(set)) {
    if (hex > end || stretches.length === 0) stretches.push(hex - end, 0);
    (stretches[stretches.length - 1] as number)++;
    end = hex + 1;
  }
  return stretches;
};

/** A set as short text for JSON: the size of its map, a colon, then its stretches. */
export const setToText = (set: HexSet): string => `${set.size}:${stretchesOf(set).map(digitsOf).join('')}`;

/** Stretches of more than four digits would exceed any map. */
const stretchesFrom = (text: string): readonly number[] =>
  (text.match(/[g-z0-9_-]{0,3}[A-Za-f]/g) ?? []).map(digits =>
    [...digits].reduceRight((length, digit) => length * 32 + (ALPHABET.indexOf(digit) % 32), 0),
  );

const fill = (set: HexSet, stretches: readonly number[]): void => {
  let hex = 0;
  stretches.forEach((length, index) => {
    const end = Math.min(hex + length, set.size);
    for (; index % 2 === 1 && hex < end; hex++) addHex(set, hex as HexId);
    hex = end;
  });
};

/** Undefined unless the text is exactly what setToText writes for some set. */
export const setFromText = (text: string): HexSet | undefined => {
  const match = /^(\d{1,7}):([\w-]*)$/.exec(text);
  if (match === null || Number(match[1]) > MAX_HEXES) return undefined;
  const set = emptySet(Number(match[1]));
  fill(set, stretchesFrom(match[2] as string));
  return setToText(set) === text ? set : undefined;
};
