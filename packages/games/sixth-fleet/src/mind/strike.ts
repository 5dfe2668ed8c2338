import { type Board, DOUBLED, ROOM } from './board.ts';
import { AIR, chanceOf, mustStop, opposite, type SideIndex } from './facts.ts';
import type { Slate } from './slate.ts';
import type { Terms } from './terms.ts';
import {
  ask,
  keepAll,
  keepStrike,
  knownChance,
  knownLow,
  knownStrikes,
  knownTarget,
  knownToBeAllowed,
  signPile,
} from './strike-memory.ts';

/** Strikes with a stack at the targets that were found; says whether it can make any attack. */
export const strikeFrom = (board: Board, slate: Slate, terms: Terms, hex: number): boolean => {
  const { memory, targets, targetCount, best } = slate;
  const { side } = terms;
  ask(memory, board.piles[side], hex, board.sizes[side][hex] as number, targets, targetCount);
  const strikes = knownStrikes(memory);
  if (strikes < 0) return searchFrom(board, slate, terms, hex);
  for (let strike = 0; strike < strikes; strike += 1) {
    best.hex = knownTarget(memory, strike);
    best.low = knownLow(memory, strike);
    best.chance = knownChance(memory, strike);
    land(board, slate, side);
  }
  return knownToBeAllowed(memory);
};

/** Its best strike, then that of those who took no part, and so on. */
const searchFrom = (board: Board, slate: Slate, terms: Terms, hex: number): boolean => {
  const { best, targets, memory } = slate;
  let spent = 0;
  let strikes = 0;
  let legal = false;
  do {
    best.value = 0;
    best.legal = false;
    for (let place = 0; place < slate.targetCount; place += 1)
      searchTarget(board, slate, terms, hex, spent, targets[place] as number);
    legal ||= best.legal;
    if (best.value > 0) {
      spent |= best.mask;
      keepStrike(memory, strikes, best.hex, best.low, best.chance);
      strikes += 1;
      land(board, slate, terms.side);
    }
  } while (best.value > 0);
  keepAll(memory, strikes, legal);
  return legal;
};

/** Each group from the top of the pile down to one of its units, against all that can take part. */
const searchTarget = (
  board: Board,
  slate: Slate,
  terms: Terms,
  from: number,
  spent: number,
  target: number,
): void => {
  const size = board.sizes[opposite(terms.side)][target] as number;
  for (let low = 0; low < size; low += 1) {
    gather(board, slate, terms, target, low);
    tryGroup(board, slate, terms, from, spent, target, low);
  }
};

const gather = (
  { facts, piles }: Board,
  { group, price, survival }: Slate,
  { side }: Terms,
  target: number,
  low: number,
): void => {
  const pile = piles[opposite(side)];
  const domain = facts.domain[pile[target * ROOM + low] as number] as number;
  const factor = domain !== AIR && DOUBLED[target] === 1 ? 2 : 1;
  group.domain = domain;
  group.defence = 0;
  group.ecm = 0;
  group.worth = 0;
  group.above = 0;
  for (let at = target * ROOM; at <= target * ROOM + low; at += 1) {
    const unit = pile[at] as number;
    if (facts.domain[unit] !== domain) {
      group.above |= 1 << (facts.domain[unit] as number);
      continue;
    }
    group.defence += (facts.defence[unit] as number) * factor;
    if ((facts.ecm[unit] as number) > group.ecm) group.ecm = facts.ecm[unit] as number;
    group.worth += (price[unit] as number) * (survival[unit] as number);
  }
};

/** All in one attack, or each by itself [8.13]: whichever is more likely to succeed. */
const tryGroup = (
  { facts, piles, sizes, chances }: Board,
  { group, best }: Slate,
  { side, night }: Terms,
  from: number,
  spent: number,
  target: number,
  low: number,
): void => {
  const { defence, ecm, above } = group;
  const strength = facts.strength[(night ? 3 : 0) + group.domain] as Float64Array;
  let sum = 0;
  let mask = 0;
  let fail = 1;
  for (let place = 0; place < (sizes[side][from] as number); place += 1) {
    const unit = piles[side][from * ROOM + place] as number;
    const power = strength[unit] as number;
    if (power === 0 || (spent & (1 << place)) !== 0 || mustStop(facts, unit, above)) continue;
    sum += power;
    mask |= 1 << place;
    if (power >= defence) fail *= 1 - chanceOf(chances, power - defence, ecm);
  }
  if (mask === 0 || sum < defence) return;
  best.legal = true;
  const chance = Math.max(chanceOf(chances, sum - defence, ecm), 1 - fail);
  if (chance * group.worth <= best.value) return;
  best.value = chance * group.worth;
  best.chance = chance;
  best.hex = target;
  best.low = low;
  best.mask = mask;
};

/** The strike lands: what it hits is less likely to be there for the next. */
const land = ({ facts, piles, sizes }: Board, { survival, best, memory }: Slate, side: SideIndex): void => {
  const { hex, low, chance } = best;
  const pile = piles[opposite(side)];
  const domain = facts.domain[pile[hex * ROOM + low] as number];
  for (let at = hex * ROOM; at <= hex * ROOM + low; at += 1) {
    const unit = pile[at] as number;
    if (facts.domain[unit] === domain) survival[unit] = (survival[unit] as number) * (1 - chance);
  }
  signPile(memory, pile, hex, sizes[opposite(side)][hex] as number);
};
