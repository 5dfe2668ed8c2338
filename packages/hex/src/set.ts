import type { HexId } from './hex.ts';

/** A set of hexes as bits. `size` is the number of hexes it could hold; bits beyond it stay 0. */
export interface HexSet {
  readonly size: number;
  readonly words: Uint32Array;
}

export const emptySet = (size: number): HexSet => ({ size, words: new Uint32Array(Math.ceil(size / 32)) });

export const fullSet = (size: number): HexSet => complement(emptySet(size));

export const setOf = (size: number, hexes: Iterable<HexId>): HexSet => {
  const set = emptySet(size);
  for (const hex of hexes) addHex(set, hex);
  return set;
};

export const hasHex = (set: HexSet, hex: HexId): boolean =>
  (((set.words[hex >>> 5] as number) >>> (hex & 31)) & 1) === 1;

/** In place, for building a set that nobody else holds yet. */
export const addHex = (set: HexSet, hex: HexId): void => {
  if (!(hex >= 0 && hex < set.size))
    throw new RangeError(`Hex ${hex} is outside a set of ${set.size} hexes.`);
  (set.words[hex >>> 5] as number) |= 1 << (hex & 31);
};

/** In place, for building a set that nobody else holds yet. */
export const removeHex = (set: HexSet, hex: HexId): void => {
  (set.words[hex >>> 5] as number) &= ~(1 << (hex & 31));
};

const copyOf = ({ size, words }: HexSet): HexSet => ({ size, words: words.slice() });

export const withHex = (set: HexSet, hex: HexId): HexSet => {
  const copy = copyOf(set);
  addHex(copy, hex);
  return copy;
};

export const withoutHex = (set: HexSet, hex: HexId): HexSet => {
  const copy = copyOf(set);
  removeHex(copy, hex);
  return copy;
};

const combine = (a: HexSet, b: HexSet, merge: (wordA: number, wordB: number) => number): HexSet => {
  if (a.size !== b.size)
    throw new RangeError(`Sets of ${a.size} and ${b.size} hexes belong to different maps.`);
  return { size: a.size, words: a.words.map((word, index) => merge(word, b.words[index] as number)) };
};

export const union = (a: HexSet, b: HexSet): HexSet => combine(a, b, (wordA, wordB) => wordA | wordB);

export const intersection = (a: HexSet, b: HexSet): HexSet => combine(a, b, (wordA, wordB) => wordA & wordB);

export const difference = (a: HexSet, b: HexSet): HexSet => combine(a, b, (wordA, wordB) => wordA & ~wordB);

export const complement = ({ size, words }: HexSet): HexSet => {
  const turned = words.map(word => ~word);
  if (size % 32 !== 0) (turned[turned.length - 1] as number) &= 2 ** (size % 32) - 1;
  return { size, words: turned };
};

const bitsIn = (word: number): number => {
  let bits = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

export const countOf = (set: HexSet): number => set.words.reduce((count, word) => count + bitsIn(word), 0);

export const isEmpty = (set: HexSet): boolean => set.words.every(word => word === 0);

export const equalSets = (a: HexSet, b: HexSet): boolean =>
  a.size === b.size && a.words.every((word, index) => word === b.words[index]);

/** The hexes of a set, in ascending order. */
export const hexesIn = ({ words }: HexSet): readonly HexId[] => {
  const found: HexId[] = [];
  words.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1)
      found.push((index * 32 + 31 - Math.clz32(rest & -rest)) as HexId);
  });
  return found;
};
