import { memo } from '@narrow-seas/core';
import { hasHex, type HexId, hexesIn } from '@narrow-seas/hex';
import { FORTRESSES, ISRAEL_COAST, PROHIBITED, SEA_WAYS, WATER, WEST_EDGE } from '../model/chart.ts';
import { HEXES, maskOf } from './mask.ts';

export const COAST = hexesIn(ISRAEL_COAST);
const EDGE = maskOf(WEST_EDGE);
const SEA = maskOf(WATER).map((water, hex) => (hasHex(PROHIBITED, hex as HexId) ? 0 : water));

/** [13.12] The sea that a NATO line may use as far as defences go. */
export const lineSea = memo((destroyed: readonly HexId[]): Uint8Array => {
  const sea = SEA.slice();
  for (const { hex, side } of FORTRESSES) if (side === 'soviet' && !destroyed.includes(hex)) sea[hex] = 0;
  return sea;
});

/** How far each hex is from the west edge by open sea: where a line looks first. */
const TO_EDGE: Uint16Array = (() => {
  const far = new Uint16Array(HEXES).fill(HEXES);
  const queue: number[] = hexesIn(WEST_EDGE).filter(hex => SEA[hex] === 1);
  for (const hex of queue) far[hex] = 0;
  // Each hex is reached once: the list grows while it is read.
  for (const hex of queue)
    for (const beside of SEA_WAYS.subarray(hex * 6, hex * 6 + 6)) {
      if (SEA[beside] !== 1 || (far[beside] as number) < HEXES) continue;
      far[beside] = (far[hex] as number) + 1;
      queue.push(beside);
    }
  return far;
})();

const NOWHERE = -1;

/** [13.12] Looks for lines from Israel to the west edge, and tries the one that was found last first: mostly it still runs. */
export interface LineSearch {
  readonly line: Int16Array;
  length: number;
  readonly waiting: Int16Array;
  count: number;
  /** From which hex each was reached, and in which search. */
  readonly before: Int16Array;
  readonly seen: Uint32Array;
  search: number;
}

export const newLineSearch = (): LineSearch => ({
  line: new Int16Array(HEXES),
  length: 0,
  waiting: new Int16Array(HEXES),
  count: 0,
  before: new Int16Array(HEXES),
  seen: new Uint32Array(HEXES),
  search: 0,
});

type IsOpen = (hex: number) => boolean;

/** Whether a line runs through open hexes. */
export const lineRuns = (search: LineSearch, isOpen: IsOpen): boolean =>
  stillRuns(search, isOpen) || findLine(search, isOpen);

const stillRuns = ({ line, length }: LineSearch, isOpen: IsOpen): boolean => {
  for (let place = 0; place < length; place += 1) if (!isOpen(line[place] as number)) return false;
  return length > 0;
};

const findLine = (search: LineSearch, isOpen: IsOpen): boolean => {
  search.search += 1;
  search.length = 0;
  search.count = 0;
  for (const hex of COAST) if (isOpen(hex)) reach(search, hex, NOWHERE);
  while (search.count > 0) {
    search.count -= 1;
    const hex = search.waiting[search.count] as number;
    if (EDGE[hex] === 1) {
      keepLine(search, hex);
      return true;
    }
    // Those that lead away from the edge first, so that the others are looked at first.
    reachBeside(search, isOpen, hex, false);
    reachBeside(search, isOpen, hex, true);
  }
  return false;
};

const reachBeside = (search: LineSearch, isOpen: IsOpen, hex: number, isNearer: boolean): void => {
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = SEA_WAYS[way] as number;
    if ((TO_EDGE[beside] as number) < (TO_EDGE[hex] as number) !== isNearer) continue;
    if (search.seen[beside] !== search.search && isOpen(beside)) reach(search, beside, hex);
  }
};

const reach = (search: LineSearch, hex: number, from: number): void => {
  search.seen[hex] = search.search;
  search.before[hex] = from;
  search.waiting[search.count] = hex;
  search.count += 1;
};

const keepLine = (search: LineSearch, last: number): void => {
  for (let hex = last; hex !== NOWHERE; hex = search.before[hex] as number) {
    search.line[search.length] = hex;
    search.length += 1;
  }
};
