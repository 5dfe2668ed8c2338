import type { Random } from '@narrow-seas/core';
import { distance, type HexId, hexesIn } from '@narrow-seas/hex';
import { AIR_WAYS, GRID, ISRAEL_COAST } from '../model/chart.ts';
import { listGroundings } from '../turn/list.ts';
import { refuseToMove } from '../rules/movement/movement.ts';
import { destinations, type Reach, reachOf } from '../rules/movement/reach.ts';
import type { Movement, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { type Board, NOWHERE } from './board.ts';
import { AIR, opposite, type SideIndex, SOVIET } from './facts.ts';
import { isDeckFor, landingAt, type Landings, landingsOf } from './landing.ts';
import type { Stakes } from './stakes.ts';

/** What a unit could do in a Movement Phase. */
export interface Choice {
  /** To stay, to go to a hex, to fly over a carrier or go aboard wherever she goes, or to be grounded [9.15]. */
  readonly kind: 'stay' | 'hex' | 'over' | 'aboard' | 'ground';
  readonly hex: number;
  readonly carrier: number;
  /** What it is worth by itself. */
  readonly worth: number;
}

/** A unit and its choices; the first is to stay. */
export interface Slot {
  readonly unit: UnitId;
  readonly choices: readonly Choice[];
  readonly reach: Reach | undefined;
  /** Every hex in reach. */
  readonly within: ReadonlySet<number>;
  readonly start: number;
  readonly startAboard: number;
}

/** What all slots of a phase are made from. */
export interface Muster {
  readonly state: State;
  readonly phase: Movement;
  readonly board: Board;
  readonly landings: Landings;
  readonly stakes: Stakes;
  readonly random: Random;
}

export const musterOf = (
  state: State,
  phase: Movement,
  board: Board,
  stakes: Stakes,
  random: Random,
): Muster => ({ state, phase, board, landings: landingsOf(state), stakes, random });

export const slotOf = (muster: Muster, unit: UnitId): Slot => {
  const { state, phase, board } = muster;
  const startAboard = board.aboard[unit] as number;
  const start = board.hexOf[startAboard === NOWHERE ? unit : startAboard] as number;
  const stay = choiceOf(muster, unit, 'stay', start);
  if (refuseToMove(state, phase, unit) !== undefined)
    return { unit, choices: [stay], reach: undefined, within: new Set(), start, startAboard };
  const reach = reachOf(state, unit);
  const open = destinations(reach).map(({ hex }) => hex);
  const choices = [
    stay,
    ...goalsOf(muster, unit, open).map(hex => choiceOf(muster, unit, 'hex', hex)),
    ...deckChoices(muster, unit, startAboard),
    ...groundings(muster, unit, start),
  ];
  return { unit, choices, reach, within: new Set(open), start, startAboard };
};

const choiceOf = (muster: Muster, unit: number, kind: Choice['kind'], hex: number): Choice => ({
  kind,
  hex,
  carrier: NOWHERE,
  worth:
    muster.board.facts.domain[unit] === AIR ? 0 : muster.stakes.approach * nearness(muster.board, unit, hex),
});

/** [9.62] */
const deckChoices = ({ board }: Muster, unit: number, startAboard: number): readonly Choice[] => {
  const { facts, units } = board;
  if (facts.specs[unit]?.carrierBased !== true) return [];
  const over = (carrier: number, kind: 'over' | 'aboard'): Choice => ({
    kind,
    hex: NOWHERE,
    carrier,
    worth: 0,
  });
  return units[facts.side[unit] as SideIndex]
    .filter(ship => isDeckFor(board, ship, unit))
    .flatMap(ship =>
      startAboard === ship ? [over(ship, 'over')] : [over(ship, 'over'), over(ship, 'aboard')],
    );
};

/** [9.15] */
const groundings = ({ state, phase }: Muster, unit: UnitId, start: number): readonly Choice[] => {
  const [ground] = listGroundings(state, phase, unit);
  return ground === undefined
    ? []
    : [{ kind: 'ground', hex: ground.path.at(-1) ?? start, carrier: NOWHERE, worth: 0 }];
};

const FAR = 12;

/** How near a hex is to enemy ships that the unit could strike by itself; a hex nearer counts one. */
const nearness = ({ facts, hexOf, units }: Board, unit: number, hex: number): number => {
  let nearest = FAR;
  for (const enemy of units[opposite(facts.side[unit] as SideIndex)]) {
    const domain = facts.domain[enemy] as number;
    if (domain === AIR || hexOf[enemy] === NOWHERE) continue;
    const power = (facts.strength[domain] as Float64Array)[unit] as number;
    if (power < (facts.defence[enemy] as number)) continue;
    nearest = Math.min(nearest, distance(GRID, hex as HexId, hexOf[enemy] as HexId));
  }
  return FAR - nearest;
};

/** How many enemy piles lie beside a hex. What lies off the map counts as one: the games of the ladder were played so. */
export const enemiesBeside = ({ sizes }: Board, side: SideIndex, hex: number): number => {
  const enemies = sizes[opposite(side)];
  let count = 0;
  for (let way = hex * 6; way < hex * 6 + 6; way += 1) {
    const beside = AIR_WAYS[way] as number;
    if (beside === GRID.size || enemies[beside] !== 0) count += 1;
  }
  return count;
};

/** More choices than these would not be looked at often enough. */
const MOST_FOR_SHIPS = 30;
const MOST_FOR_AIRCRAFT = 36;

const goalsOf = (muster: Muster, unit: UnitId, open: readonly HexId[]): readonly HexId[] => {
  const { board, random } = muster;
  const side = board.facts.side[unit] as SideIndex;
  if (board.facts.domain[unit] === AIR) return airGoals(muster, unit, side, open);
  const interest = (hex: HexId): number =>
    2 * enemiesBeside(board, side, hex) + 0.4 * nearness(board, unit, hex);
  return mostInteresting(open, interest, MOST_FOR_SHIPS, random);
};

/** [9.22] Bases, and if it need not land, places beside enemies, over friends and on the last day off Israel. */
const airGoals = (
  muster: Muster,
  unit: UnitId,
  side: SideIndex,
  open: readonly HexId[],
): readonly HexId[] => {
  const { state, phase, board, landings, random } = muster;
  const bases = open.filter(hex => landingAt(board, landings, unit, hex) === 0);
  if (phase.mustLand.includes(unit)) return bases;
  const lastDay = side === SOVIET && state.turn >= state.lastTurn;
  const interest = (hex: HexId): number =>
    enemiesBeside(board, side, hex) +
    (board.sizes[side][hex] === 0 ? 0 : 0.5) +
    (lastDay ? nearIsrael(hex) : 0);
  const others = open.filter(hex => landingAt(board, landings, unit, hex) !== 0);
  return [...bases, ...mostInteresting(others, interest, MOST_FOR_AIRCRAFT, random)];
};

/** Chance breaks ties, so that not always the same are left out. */
const mostInteresting = (
  hexes: readonly HexId[],
  interest: (hex: HexId) => number,
  most: number,
  random: Random,
): readonly HexId[] => {
  if (hexes.length <= most) return hexes;
  return hexes
    .map(hex => ({ hex, look: interest(hex) + random.below(1000) / 1000 }))
    .toSorted((a, b) => b.look - a.look)
    .slice(0, most)
    .map(({ hex }) => hex);
};

const COAST = hexesIn(ISRAEL_COAST);
const OFF_SHORE = 6;

/** [13.12] */
const nearIsrael = (hex: HexId): number =>
  Math.max(0, OFF_SHORE - Math.min(...COAST.map(coast => distance(GRID, hex, coast))));
