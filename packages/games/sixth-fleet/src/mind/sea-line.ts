import { hasHex, type HexId, hexesIn } from '@narrow-seas/hex';
import {
  AEGEAN,
  EASTERN_MEDITERRANEAN,
  FORTRESSES,
  ISRAEL_COAST,
  PROHIBITED,
  SEA_WAYS,
  WATER,
  WEST_EDGE,
} from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { type Board, HEXES, maskOf, NOWHERE } from './board.ts';
import { AIR, NATO, SOVIET } from './facts.ts';
import { bonusWorth, emptiness, partlyCut } from './objective.ts';

const COAST = hexesIn(ISRAEL_COAST);
const EDGE = maskOf(WEST_EDGE);
const IN_AEGEAN = maskOf(AEGEAN);
const IN_EAST = maskOf(EASTERN_MEDITERRANEAN);
const SEA = maskOf(WATER).map((water, hex) => (hasHex(PROHIBITED, hex as HexId) ? 0 : water));

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

/** [13.12] The sea that a NATO line may use, and the line that was found last: mostly it still runs. */
export interface LineSea {
  /** As far as defences go: those do not change in a phase. */
  readonly sea: Uint8Array;
  readonly line: Int16Array;
  length: number;
  /** For the search: the hexes that are still to be looked at, from which hex each was reached, and when it was seen. */
  readonly waiting: Int16Array;
  readonly before: Int16Array;
  readonly seen: Uint32Array;
  search: number;
}

export const lineSea = ({ destroyed }: State): LineSea => {
  const sea = SEA.slice();
  for (const { hex, side } of FORTRESSES) if (side === 'soviet' && !destroyed.includes(hex)) sea[hex] = 0;
  return {
    sea,
    line: new Int16Array(HEXES),
    length: 0,
    waiting: new Int16Array(HEXES),
    before: new Int16Array(HEXES),
    seen: new Uint32Array(HEXES),
    search: 0,
  };
};

/** [13.1] What `objectives` says, on a board. */
export const objectivesOn = (board: Board, sea: LineSea): number => {
  const { facts, hexOf, units } = board;
  let aegean = 0;
  let east = 0;
  for (const unit of units[NATO]) {
    const hex = hexOf[unit] as number;
    if (hex === NOWHERE) continue;
    if (IN_AEGEAN[hex] === 1) aegean += 1;
    if (IN_EAST[hex] === 1 && facts.domain[unit] !== AIR) east += 1;
  }
  return bonusWorth(board.goals, emptiness(aegean), cutOff(board, sea), emptiness(east));
};

const cutOff = (board: Board, lines: LineSea): number => {
  if (!stillRuns(board, lines) && !findLine(board, lines)) return 1;
  let open = 0;
  for (const hex of COAST) if (isOpen(board, lines.sea, hex)) open += 1;
  return partlyCut(open, COAST.length);
};

const stillRuns = (board: Board, { sea, line, length }: LineSea): boolean => {
  for (let place = 0; place < length; place += 1)
    if (!isOpen(board, sea, line[place] as number)) return false;
  return length > 0;
};

/** Looks for a line from the coast to the edge, and keeps it. */
const findLine = (board: Board, lines: LineSea): boolean => {
  const { sea, waiting, before, seen } = lines;
  lines.search += 1;
  lines.length = 0;
  let count = 0;
  const reach = (hex: number, from: number): void => {
    seen[hex] = lines.search;
    before[hex] = from;
    waiting[count] = hex;
    count += 1;
  };
  for (const hex of COAST) if (isOpen(board, sea, hex)) reach(hex, NOWHERE);
  while (count > 0) {
    count -= 1;
    const hex = waiting[count] as number;
    if (EDGE[hex] === 1) {
      keepLine(lines, hex);
      return true;
    }
    // Those that lead away from the edge first, so that the others lie on top.
    for (const isNearer of [false, true])
      for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
        const beside = SEA_WAYS[way] as number;
        if ((TO_EDGE[beside] as number) < (TO_EDGE[hex] as number) !== isNearer) continue;
        if (seen[beside] !== lines.search && isOpen(board, sea, beside)) reach(beside, hex);
      }
  }
  return false;
};

const keepLine = (lines: LineSea, last: number): void => {
  for (let hex = last; hex !== NOWHERE; hex = lines.before[hex] as number) {
    lines.line[lines.length] = hex;
    lines.length += 1;
  }
};

/** Not held by the Soviets, and not under their control unless a NATO ship is there. */
const isOpen = ({ sizes, ships, control }: Board, sea: Uint8Array, hex: number): boolean => {
  if (sea[hex] === 0 || sizes[SOVIET][hex] !== 0) return false;
  for (let list = SOVIET * 3; list < SOVIET * 3 + 3; list += 1)
    if ((control[list] as Uint8Array)[hex] !== 0) return ships[NATO][hex] !== 0;
  return true;
};
