import { distance, type HexId } from '@narrow-seas/hex';
import { enemiesBeside } from '../model/occupancy.ts';
import { openBeside } from '../rules/sailing.ts';
import { type Boat, hexOf, type State } from '../model/state.ts';
import { outcome } from '../rules/victory.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import { homeOf, watersOf } from '../model/waters.ts';

/** How much each thing counts, in points. A boat is ten. */
export interface Weights {
  readonly boat: number;
  /** A shot that can be made in this phase. */
  readonly shot: number;
  /** A shot that the other side could make when it sails, should nobody move. */
  readonly threat: number;
  /** For each hex that the nearest enemy is nearer. */
  readonly approach: number;
  /** For each hex beside an enemy boat that it could not fall back to. */
  readonly corner: number;
  /** A boat in the other half while mines may lie there, by the chance that a hex there sinks it. */
  readonly astray: number;
  /** A mine beside the other half, where it may be met. */
  readonly mine: number;
  readonly victory: number;
}

export const WEIGHTS: Weights = {
  boat: 10,
  shot: 0.5,
  threat: 0.25,
  approach: 0.15,
  corner: 0.02,
  astray: 4,
  mine: 0.3,
  victory: 50,
};

/** The terms of the evaluation, by what they are about. */
export type Terms = { readonly [term in keyof Weights]: number };

/** What each term says for the side; their sum is the evaluation. */
export const termsOf = (state: State, side: Side, weights: Weights = WEIGHTS): Terms => {
  const enemy = enemyOf(side);
  const [own, other] = [standingOf(state, side), standingOf(state, enemy)];
  const end = outcome(state);
  return {
    boat: weights.boat * (own.boats - other.boats),
    shot: weights.shot * weights.boat * (own.shots - other.shots),
    threat: weights.threat * weights.boat * (own.threats - other.threats),
    approach: weights.approach * (own.nearness - other.nearness),
    corner: weights.corner * (own.corners - other.corners),
    astray: weights.astray * weights.boat * (other.astray - own.astray),
    mine: weights.mine * (own.mines - other.mines),
    victory: end?.winner === undefined ? 0 : end.winner === side ? weights.victory : -weights.victory,
  };
};

export const evaluationBy =
  (weights: Weights) =>
  (state: State, side: Side): number =>
    Object.values(termsOf(state, side, weights)).reduce((sum, value) => sum + value, 0);

interface Standing {
  readonly boats: number;
  /** Boats that a side may expect to sink with shots it can make now. */
  readonly shots: number;
  readonly threats: number;
  readonly nearness: number;
  readonly corners: number;
  readonly astray: number;
  readonly mines: number;
}

const standingOf = (state: State, side: Side): Standing => {
  const targets = afloat(state, enemyOf(side));
  const boats = afloat(state, side);
  const firing = isSailing(state, side);
  let [shots, threats, corners] = [0, 0, 0];
  for (const target of targets) {
    const open = openBeside(state, target).length;
    const chance = open === 0 ? CORNERED : AT_LARGE;
    const hunters = enemiesBeside(state, target).filter(({ fired }) => !(firing && fired)).length;
    const sinks = 1 - (1 - chance) ** hunters;
    if (firing) shots += sinks;
    else threats += sinks;
    corners += DIRECTIONS - open;
  }
  const nearness = boats.reduce((sum, boat) => sum - farOf(state, boat, targets), 0);
  const astray = boats.filter(boat => isAway(state, boat)).length * minedShare(state, enemyOf(side));
  return { boats: boats.length, shots, threats, nearness, corners, astray, mines: minesAhead(state, side) };
};

/** [5.2] [5.3] */
const AT_LARGE = 1 / 6;
const CORNERED = 4 / 6;
const DIRECTIONS = 6;

const afloat = ({ boats }: State, side: Side): readonly Boat[] =>
  boats.filter(boat => boat.side === side && boat.where.at === 'sea');

const isSailing = ({ phase }: State, side: Side): boolean => phase.name === 'sailing' && phase.side === side;

/** Hexes between the boat and its nearest target. */
const farOf = (state: State, boat: Boat, targets: readonly Boat[]): number => {
  const { grid } = watersOf(state);
  const from = hexOf(boat) as HexId;
  let nearest = targets.length === 0 ? 0 : grid.size;
  for (const target of targets) nearest = Math.min(nearest, distance(grid, from, hexOf(target) as HexId));
  return nearest;
};

const isAway = (state: State, boat: Boat): boolean =>
  homeOf(watersOf(state), hexOf(boat) as HexId) !== boat.side;

/** [4.5] The chance that a hex of that side's half sinks a boat; where its mines lie is not asked. */
const minedShare = (state: State, side: Side): number =>
  (STRUCK_SINKS * state.mines.filter(mine => mine.side === side).length) /
  Math.max(1, watersOf(state).homes[side].length);

const STRUCK_SINKS = 1 / 2;

/** [4.5] Mines lie well where the other half begins. */
const minesAhead = (state: State, side: Side): number => {
  const waters = watersOf(state);
  const isAhead = (hex: HexId): boolean => {
    for (let place = hex * DIRECTIONS; place < hex * DIRECTIONS + DIRECTIONS; place += 1) {
      const beside = waters.grid.neighbours[place] as number;
      if (beside >= 0 && homeOf(waters, beside as HexId) !== side) return true;
    }
    return false;
  };
  return state.mines.filter(mine => mine.side === side && isAhead(mine.hex)).length;
};
