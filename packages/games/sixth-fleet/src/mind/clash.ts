import { AIR_WAYS, SEA_WAYS } from '../model/chart.ts';
import { type Board, isTop, NOWHERE, ROOM } from './board.ts';
import { AIR, opposite, type SideIndex } from './facts.ts';
import type { Slate } from './slate.ts';
import type { Terms } from './terms.ts';
import { strikeFrom } from './strike.ts';
import { signPile } from './strike-memory.ts';

/** What a side may expect of a Combat Phase. */
export interface Clash {
  /** What it takes from the enemy, each stack striking where it takes most. */
  gain: number;
  /** [8.24] What it must give up because an owed attack cannot be made. */
  loss: number;
}

/** [8.0] Every stack of the side in turn: its best strike, then that of those who took no part, and so on. */
export const clash = (board: Board, slate: Slate, terms: Terms): Clash => {
  const result: Clash = { gain: 0, loss: 0 };
  slate.metCount = 0;
  const enemies = board.beside[opposite(terms.side)];
  for (const unit of board.units[terms.side]) {
    const hex = board.hexOf[unit] as number;
    if (hex === NOWHERE || enemies[hex] === 0 || !isTop(board, unit)) continue;
    findTargets(board, slate, terms.side, hex);
    for (let place = 0; place < slate.targetCount; place += 1)
      meet(board, slate, terms, slate.targets[place] as number);
    if (!strikeFrom(board, slate, terms, hex)) result.loss += owed(board, slate, terms, hex);
  }
  for (let place = 0; place < slate.metCount; place += 1)
    settle(board, slate, terms.side, slate.met[place] as number, result);
  return result;
};

/** Notes a pile that can be struck, and what it costs each of its units to be driven off. */
const meet = (board: Board, slate: Slate, { side, price }: Terms, hex: number): void => {
  if (slate.isMet[hex] === 1) return;
  slate.isMet[hex] = 1;
  slate.met[slate.metCount] = hex;
  slate.metCount += 1;
  const pile = board.piles[opposite(side)];
  const size = board.sizes[opposite(side)][hex] as number;
  for (let at = hex * ROOM; at < hex * ROOM + size; at += 1)
    slate.price[pile[at] as number] = price(board, pile[at] as number);
  signPile(slate.memory, pile, hex, size);
};

/** Adds what the units of a pile are expected to lose, and clears it for the next look. */
const settle = ({ piles, sizes }: Board, slate: Slate, side: SideIndex, hex: number, result: Clash): void => {
  const { price, survival, taken, isMet } = slate;
  const pile = piles[opposite(side)];
  const size = sizes[opposite(side)][hex] as number;
  isMet[hex] = 0;
  for (let at = hex * ROOM; at < hex * ROOM + size; at += 1) {
    const unit = pile[at] as number;
    if (survival[unit] === 1) continue;
    const lost = (price[unit] as number) * (1 - (survival[unit] as number));
    taken[unit] = (taken[unit] as number) + lost;
    survival[unit] = 1;
    result.gain += lost;
  }
};

const findTargets = ({ sizes }: Board, slate: Slate, side: SideIndex, hex: number): void => {
  const enemies = sizes[opposite(side)];
  slate.targetCount = 0;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    if (enemies[beside] === 0) continue;
    slate.targets[slate.targetCount] = beside;
    slate.targetCount += 1;
  }
};

/** [8.24] What the units of the hex give up that are held by an enemy which they could attack. */
const owed = (board: Board, slate: Slate, { side, forfeit }: Terms, hex: number): number => {
  const { piles, sizes } = board;
  let loss = 0;
  for (let at = hex * ROOM; at < hex * ROOM + (sizes[side][hex] as number); at += 1) {
    const unit = piles[side][at] as number;
    if (!isOwing(board, slate, side, hex, unit)) continue;
    const given = forfeit(board, unit);
    loss += given;
    slate.taken[unit] = (slate.taken[unit] as number) + given;
  }
  return loss;
};

const isOwing = (board: Board, slate: Slate, side: SideIndex, hex: number, unit: number): boolean => {
  for (let place = 0; place < slate.targetCount; place += 1)
    if (holds(board, side, hex, slate.targets[place] as number, unit)) return true;
  return false;
};

/** [6.42] [8.22] An enemy there that can attack the unit, and that it can attack. */
const holds = (
  { facts, piles, sizes }: Board,
  side: SideIndex,
  hex: number,
  target: number,
  unit: number,
): boolean => {
  const { domain, strength } = facts;
  const enemy = opposite(side);
  const bySea = isBySea(hex, target);
  for (let at = target * ROOM; at < target * ROOM + (sizes[enemy][target] as number); at += 1) {
    const other = piles[enemy][at] as number;
    if (!bySea && domain[other] !== AIR) continue;
    const reaches = (strength[domain[unit] as number] as Float64Array)[other] !== 0;
    if (reaches && (strength[domain[other] as number] as Float64Array)[unit] !== 0) return true;
  }
  return false;
};

const isBySea = (hex: number, target: number): boolean => {
  let way = hex * 6;
  while (AIR_WAYS[way] !== target) way += 1;
  return SEA_WAYS[way] === target;
};
