import { AIR_WAYS, SEA_WAYS } from '../model/chart.ts';
import { type Board, DOUBLED, isTop, ROOM } from './board.ts';
import { AIR, chanceOf, type Facts, opposite, type SideIndex } from './facts.ts';

/** What a side may expect of a Combat Phase. */
export interface Clash {
  /** What it takes from the enemy, each stack striking where it takes most. */
  gain: number;
  /** [8.24] What it must give up because an owed attack cannot be made. */
  loss: number;
}

/** What it costs a unit to be driven from its hex. */
export type Price = (board: Board, unit: number) => number;

/** How the fight is worked out. */
export interface Terms {
  readonly side: SideIndex;
  readonly night: boolean;
  readonly price: Price;
  readonly forfeit: Price;
}

/** Lists that are written over and over, one set for each search: no look makes new ones. */
export interface Slate {
  readonly survival: Float64Array;
  readonly price: Float64Array;
  /** What was expected to be taken from each unit since it was last cleared. */
  readonly taken: Float64Array;
  readonly touched: Int16Array;
  touchedCount: number;
  readonly targets: Int16Array;
  targetCount: number;
  readonly group: Group;
  readonly best: Strike;
}

/** [7.44] The upper part of a pile that is attacked together, and what lies above it of other types. */
interface Group {
  domain: number;
  defence: number;
  ecm: number;
  worth: number;
  above: number;
}

interface Strike {
  value: number;
  chance: number;
  hex: number;
  low: number;
  mask: number;
  /** [8.23] Whether any attack at all could be made. */
  legal: boolean;
}

export const slateFor = ({ count }: Facts): Slate => ({
  survival: new Float64Array(count).fill(1),
  price: new Float64Array(count).fill(-1),
  taken: new Float64Array(count),
  touched: new Int16Array(count),
  touchedCount: 0,
  targets: new Int16Array(6),
  targetCount: 0,
  group: { domain: 0, defence: 0, ecm: 0, worth: 0, above: 0 },
  best: { value: 0, chance: 0, hex: 0, low: 0, mask: 0, legal: false },
});

/** [8.0] Every stack of the side in turn: its best strike, then that of those who took no part, and so on. */
export const clash = (board: Board, slate: Slate, terms: Terms): Clash => {
  const result: Clash = { gain: 0, loss: 0 };
  slate.touchedCount = 0;
  for (const unit of board.units[terms.side]) {
    if (!isTop(board, unit)) continue;
    const hex = board.hexOf[unit] as number;
    findTargets(board, slate, terms.side, hex);
    if (slate.targetCount > 0 && !strikeFrom(board, slate, terms, hex))
      result.loss += owed(board, slate, terms, hex);
  }
  for (let place = 0; place < slate.touchedCount; place += 1)
    result.gain += settle(slate, slate.touched[place] as number);
  return result;
};

/** Reads what a unit is expected to lose, and clears it for the next look. */
const settle = ({ price, survival, taken }: Slate, unit: number): number => {
  const lost = (price[unit] as number) * (1 - (survival[unit] as number));
  taken[unit] = (taken[unit] as number) + lost;
  survival[unit] = 1;
  price[unit] = -1;
  return lost;
};

const findTargets = ({ sizes }: Board, slate: Slate, side: SideIndex, hex: number): void => {
  const enemies = sizes[opposite(side)];
  slate.targetCount = 0;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    if (beside < 0 || enemies[beside] === 0) continue;
    slate.targets[slate.targetCount] = beside;
    slate.targetCount += 1;
  }
};

/** Says whether the stack can make any attack. */
const strikeFrom = (board: Board, slate: Slate, terms: Terms, hex: number): boolean => {
  const { best, targets } = slate;
  let spent = 0;
  let legal = false;
  do {
    best.value = 0;
    best.legal = false;
    for (let place = 0; place < slate.targetCount; place += 1)
      searchTarget(board, slate, terms, hex, spent, targets[place] as number);
    legal ||= best.legal;
    spent |= best.mask;
    if (best.value > 0) land(board, slate, terms.side);
  } while (best.value > 0);
  best.mask = 0;
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

const gather = (board: Board, slate: Slate, { side, price }: Terms, target: number, low: number): void => {
  const { facts, piles } = board;
  const { group, survival } = slate;
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
    group.worth += priceOf(board, slate, unit, price) * (survival[unit] as number);
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

/** [7.45] A unit that could attack something above may not pass it by. */
const mustStop = ({ strength }: Facts, unit: number, above: number): boolean => {
  for (let domain = 0; above >>> domain !== 0; domain += 1)
    if ((above & (1 << domain)) !== 0 && (strength[domain] as Float64Array)[unit] !== 0) return true;
  return false;
};

const priceOf = (board: Board, slate: Slate, unit: number, price: Price): number => {
  const known = slate.price[unit] as number;
  if (known >= 0) return known;
  const found = price(board, unit);
  slate.price[unit] = found;
  slate.touched[slate.touchedCount] = unit;
  slate.touchedCount += 1;
  return found;
};

const land = ({ facts, piles }: Board, { survival, best }: Slate, side: SideIndex): void => {
  const pile = piles[opposite(side)];
  const domain = facts.domain[pile[best.hex * ROOM + best.low] as number];
  for (let at = best.hex * ROOM; at <= best.hex * ROOM + best.low; at += 1) {
    const unit = pile[at] as number;
    if (facts.domain[unit] === domain) survival[unit] = (survival[unit] as number) * (1 - best.chance);
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
