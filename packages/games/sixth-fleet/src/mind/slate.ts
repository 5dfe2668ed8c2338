import { HEXES } from './mask.ts';
import type { Facts } from './facts.ts';
import { emptyMemory, type StrikeMemory } from './strike-memory.ts';

/** Lists that are written over and over, one set for each search: no look makes new ones. */
export interface Slate {
  readonly survival: Float64Array;
  readonly price: Float64Array;
  /** What was expected to be taken from each unit since it was last cleared. */
  readonly taken: Float64Array;
  /** The hexes that somebody could strike, in the order in which they were met, and 1 for each that is listed. */
  readonly met: Int16Array;
  metCount: number;
  readonly isMet: Uint8Array;
  readonly targets: Int16Array;
  targetCount: number;
  readonly group: Group;
  readonly best: Strike;
  readonly memory: StrikeMemory;
}

/** [7.44] The upper part of a pile that is attacked together, and what lies above it of other types. */
export interface Group {
  domain: number;
  defence: number;
  ecm: number;
  worth: number;
  above: number;
}

export interface Strike {
  value: number;
  chance: number;
  hex: number;
  low: number;
  mask: number;
  /** [8.23] Whether any attack at all could be made. */
  legal: boolean;
}

export const slateFor = ({ count }: Facts): Slate => {
  const survival = new Float64Array(count).fill(1);
  const price = new Float64Array(count);
  return {
    survival,
    price,
    taken: new Float64Array(count),
    met: new Int16Array(HEXES),
    metCount: 0,
    isMet: new Uint8Array(HEXES),
    targets: new Int16Array(6),
    targetCount: 0,
    group: { domain: 0, defence: 0, ecm: 0, worth: 0, above: 0 },
    best: { value: 0, chance: 0, hex: 0, low: 0, mask: 0, legal: false },
    memory: emptyMemory(price, survival),
  };
};
