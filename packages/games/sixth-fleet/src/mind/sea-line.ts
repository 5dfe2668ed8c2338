import { hasHex, type HexId, hexesIn } from '@narrow-seas/hex';
import {
  AEGEAN,
  EASTERN_MEDITERRANEAN,
  FORTRESSES,
  GRID,
  ISRAEL_COAST,
  PROHIBITED,
  SEA_WAYS,
  WATER,
  WEST_EDGE,
} from '../model/chart.ts';
import type { State } from '../model/state.ts';
import { type Board, maskOf, NOWHERE, ROOM } from './board.ts';
import { AIR, NATO, SOVIET } from './facts.ts';
import { bonusWorth, emptiness, partlyCut } from './objective.ts';

const COAST = hexesIn(ISRAEL_COAST);
const EDGE = maskOf(WEST_EDGE);
const IN_AEGEAN = maskOf(AEGEAN);
const IN_EAST = maskOf(EASTERN_MEDITERRANEAN);
const SEA = maskOf(WATER).map((water, hex) => (hasHex(PROHIBITED, hex as HexId) ? 0 : water));

/** [13.12] The sea that a NATO line may use as far as defences go: those do not change in a phase. */
export const lineSea = ({ destroyed }: State): Uint8Array => {
  const sea = SEA.slice();
  for (const { hex, side } of FORTRESSES) if (side === 'soviet' && !destroyed.includes(hex)) sea[hex] = 0;
  return sea;
};

/** [13.1] What `objectives` says, on a board. */
export const objectivesOn = (board: Board, sea: Uint8Array): number => {
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

const cutOff = (board: Board, sea: Uint8Array): number => {
  const queue = COAST.filter(hex => isOpen(board, sea, hex)) as number[];
  const seen = new Uint8Array(GRID.size);
  const open = queue.length;
  for (const hex of queue) seen[hex] = 1;
  for (let place = 0; place < queue.length; place += 1) {
    const hex = queue[place] as number;
    if (EDGE[hex] === 1) return partlyCut(open, COAST.length);
    for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
      const beside = SEA_WAYS[way] as number;
      if (beside < 0 || seen[beside] === 1 || !isOpen(board, sea, beside)) continue;
      seen[beside] = 1;
      queue.push(beside);
    }
  }
  return 1;
};

/** Not held by the Soviets, and not under their control unless a NATO ship is there. */
const isOpen = (board: Board, sea: Uint8Array, hex: number): boolean => {
  const { sizes, control } = board;
  if (sea[hex] === 0 || sizes[SOVIET][hex] !== 0) return false;
  for (let list = SOVIET * 3; list < SOVIET * 3 + 3; list += 1)
    if ((control[list] as Uint8Array)[hex] !== 0) return hasShip(board, hex);
  return true;
};

const hasShip = ({ facts, piles, sizes }: Board, hex: number): boolean => {
  const last = hex * ROOM + (sizes[NATO][hex] as number) - 1;
  return last >= hex * ROOM && facts.domain[piles[NATO][last] as number] !== AIR;
};
