import { ROOM } from './board.ts';
import { HEXES } from './mask.ts';

/**
 * What a stack does against the piles around it, kept by a signature of all that it depends on: who is in the stack, who is in
 * each pile, what they are worth and how likely they still stand. A look changes one or two piles, so nearly all is known.
 */
export interface StrikeMemory {
  /** The prices and the survivals as bits. */
  readonly priceBits: Int32Array;
  readonly survivalBits: Int32Array;
  /** By hex: the signature of the pile there. */
  readonly one: Int32Array;
  readonly two: Int32Array;
  /** The signature that is asked about. */
  askedOne: number;
  askedTwo: number;
  /** By place: the signature, then 0 for nothing or how many strikes and whether any attack is allowed, then the strikes. */
  readonly kept: Int32Array;
  readonly chances: Float64Array;
}

const PLACES = 1 << 13;
/** A stack that strikes more often is worked out each time. */
const MOST = 4;
const HEAD = 3;
const WIDTH = 8;

export const emptyMemory = (price: Float64Array, survival: Float64Array): StrikeMemory => ({
  priceBits: new Int32Array(price.buffer),
  survivalBits: new Int32Array(survival.buffer),
  one: new Int32Array(HEXES),
  two: new Int32Array(HEXES),
  askedOne: 0,
  askedTwo: 0,
  kept: new Int32Array(PLACES * WIDTH),
  chances: new Float64Array(PLACES * MOST),
});

const mixOne = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

const mixTwo = (hash: number, value: number): number => {
  const mixed = Math.imul((hash + value) | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
};

/** Signs a pile: who is there, topmost first, at what price and how likely still. */
export const signPile = (memory: StrikeMemory, pile: Int16Array, hex: number, size: number): void => {
  const { priceBits, survivalBits } = memory;
  let one = hex;
  let two = size;
  for (let at = hex * ROOM; at < hex * ROOM + size; at += 1) {
    const unit = pile[at] as number;
    one = mixOne(one, unit ^ (survivalBits[2 * unit] as number));
    one = mixOne(one, (survivalBits[2 * unit + 1] as number) ^ (priceBits[2 * unit] as number));
    one = mixOne(one, priceBits[2 * unit + 1] as number);
    two = mixTwo(two, priceBits[2 * unit + 1] as number);
    two = mixTwo(two, unit + (priceBits[2 * unit] as number));
    two = mixTwo(two, survivalBits[2 * unit] as number);
    two = mixTwo(two, survivalBits[2 * unit + 1] as number);
  }
  memory.one[hex] = one;
  memory.two[hex] = two;
};

/** Signs the question: this stack against those piles. */
export const ask = (
  memory: StrikeMemory,
  pile: Int16Array,
  hex: number,
  size: number,
  targets: Int16Array,
  targetCount: number,
): void => {
  let one = hex;
  let two = size;
  for (let at = hex * ROOM; at < hex * ROOM + size; at += 1) {
    one = mixOne(one, pile[at] as number);
    two = mixTwo(two, pile[at] as number);
  }
  for (let place = 0; place < targetCount; place += 1) {
    const target = targets[place] as number;
    one = mixOne(one, memory.one[target] as number);
    two = mixTwo(two, memory.two[target] as number);
  }
  memory.askedOne = one;
  memory.askedTwo = two;
};

const NOT_KNOWN = -1;

const placeOf = (memory: StrikeMemory): number => memory.askedOne & (PLACES - 1);

/** How many strikes the stack makes; below 0 when that is not known. */
export const knownStrikes = (memory: StrikeMemory): number => {
  const { kept, askedOne, askedTwo } = memory;
  const at = placeOf(memory) * WIDTH;
  const isKnown = kept[at] === askedOne && kept[at + 1] === askedTwo && kept[at + 2] !== 0;
  return isKnown ? (kept[at + 2] as number) >>> 2 : NOT_KNOWN;
};

export const knownToBeAllowed = (memory: StrikeMemory): boolean =>
  ((memory.kept[placeOf(memory) * WIDTH + 2] as number) & 2) !== 0;

export const knownTarget = (memory: StrikeMemory, strike: number): number =>
  (memory.kept[placeOf(memory) * WIDTH + HEAD + strike] as number) >>> 5;

export const knownLow = (memory: StrikeMemory, strike: number): number =>
  (memory.kept[placeOf(memory) * WIDTH + HEAD + strike] as number) & (ROOM - 1);

export const knownChance = (memory: StrikeMemory, strike: number): number =>
  memory.chances[placeOf(memory) * MOST + strike] as number;

/** Keeps a strike of the stack that is asked about. */
export const keepStrike = (
  memory: StrikeMemory,
  strike: number,
  hex: number,
  low: number,
  chance: number,
): void => {
  if (strike >= MOST) return;
  memory.kept[placeOf(memory) * WIDTH + HEAD + strike] = hex * ROOM + low;
  memory.chances[placeOf(memory) * MOST + strike] = chance;
};

/** Keeps that these were all. */
export const keepAll = (memory: StrikeMemory, strikes: number, isAllowed: boolean): void => {
  const at = placeOf(memory) * WIDTH;
  memory.kept[at] = memory.askedOne;
  memory.kept[at + 1] = memory.askedTwo;
  memory.kept[at + 2] = strikes > MOST ? 0 : 1 + (isAllowed ? 2 : 0) + 4 * strikes;
};
