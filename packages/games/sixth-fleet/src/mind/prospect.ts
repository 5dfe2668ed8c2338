import type { Movement, State } from '../model/state.ts';
import { isNight } from '../rules/combat/strength.ts';
import { type Board, hasRefuge, NOWHERE } from './board.ts';
import { clash } from './clash.ts';
import type { Price } from './terms.ts';
import { AIR, indexOfSide, NATO, opposite, type SideIndex, SOVIET, SURFACE } from './facts.ts';
import { type Homes, homesOn, isCaught, landingsOf, wayHome } from './landing.ts';
import { gateOn } from './gate.ts';
import { spread } from './sea-control.ts';
import { type Lines, linesOf, objectivesOn } from './sea-line.ts';
import { type Slate, slateFor } from './slate.ts';
import type { Stakes } from './stakes.ts';
import { ENTRANCES, entrancesHeld } from './straits.ts';

/** What the end of a Movement Phase promises the side that moved, in points. */
export interface Prospect {
  /** What the enemy's Combat Phase brings, and what does not come home. */
  now: number;
  /** What one's own next Combat Phase may bring. */
  later: number;
  /** What lasts: straits and objectives. */
  lasting: number;
}

/** Looks at boards of one phase: what does not change in it is worked out once. */
export interface Prospector {
  /** The next look overwrites the prospect that this one hands out. */
  readonly look: (board: Board) => Prospect;
  /** How sure each enemy is still to be there when one strikes; below 0 where nothing was learnt. */
  readonly sure: Float64Array;
  /** What the last look expected to be taken from each unit. */
  readonly taken: Float64Array;
}

interface Aids {
  readonly side: SideIndex;
  /** [9.22] Marks the aircraft that must be home when the phase ends. */
  readonly mustLand: Uint8Array;
  readonly slate: Slate;
  readonly homes: Homes;
  /** The enemy’s aircraft away from home: he does not move now. */
  readonly strays: readonly number[];
  readonly lines: Lines;
  readonly gate: (board: Board) => number;
  readonly stakes: Stakes;
  readonly sure: Float64Array;
  readonly worth: Worth;
  readonly price: Price;
  readonly later: Price;
  readonly prospect: Prospect;
}

/** For the side that moves now. */
export const prospector = (state: State, board: Board, phase: Movement, stakes: Stakes): Prospector => {
  const { facts } = board;
  const sure = new Float64Array(facts.count).fill(-1);
  const worth = worthOn(board, stakes);
  const price = priceBy(worth, stakes);
  const side = indexOfSide(phase.side);
  const homes = homesOn(board, landingsOf(state));
  const slate = slateFor(facts);
  const aids: Aids = {
    side,
    mustLand: Uint8Array.from(facts.side, (_, unit) => (phase.mustLand.some(id => id === unit) ? 1 : 0)),
    slate,
    homes,
    strays: homes.aircraft[opposite(side)].filter(
      unit => board.hexOf[unit] !== NOWHERE && wayHome(board, homes, unit) > 0,
    ),
    worth,
    lines: linesOf(state),
    gate: gateOn(state),
    stakes,
    sure,
    price,
    later: (now, unit) => price(now, unit) * sureness(now, stakes, sure, unit),
    prospect: { now: 0, later: 0, lasting: 0 },
  };
  return { look: now => look(now, aids), sure, taken: slate.taken };
};

/** [8.71] [8.72] An aircraft is lost, a ship only if it has nowhere to go. */
const priceBy =
  (worth: Worth, stakes: Stakes): Price =>
  (board, unit) => {
    const all = worth(board, unit);
    return board.facts.domain[unit] === AIR || !hasRefuge(board, unit) ? all : all * stakes.pushed;
  };

/** What a unit is worth. */
type Worth = (board: Board, unit: number) => number;

/** [13.0] [9.62] With what goes down with a carrier. */
const worthOn = ({ facts, units }: Board, { useful, force }: Stakes): Worth => {
  const alone = facts.points.map((points, unit) => points + useful + force * (facts.power[unit] as number));
  const fliers = [NATO, SOVIET].map(side => units[side].filter(unit => facts.specs[unit]?.carrierBased));
  return ({ aboard }, unit) => {
    let worth = alone[unit] as number;
    if (facts.carrier[unit] === 0) return worth;
    for (const flier of fliers[facts.side[unit] as SideIndex] as readonly number[])
      if (aboard[flier] === unit) worth += alone[flier] as number;
    return worth;
  };
};

const sureness = (board: Board, stakes: Stakes, sure: Float64Array, unit: number): number => {
  const known = sure[unit] as number;
  if (known >= 0) return known;
  return isHeld(board, unit) ? stakes.strikeHeld : stakes.strikeFree;
};

/** [6.43] A surface ship that a ship as fast holds cannot slip away. */
const isHeld = ({ facts, hexOf, control }: Board, unit: number): boolean => {
  if (facts.domain[unit] !== SURFACE) return false;
  const levels = control[opposite(facts.side[unit] as SideIndex) * 3 + SURFACE] as Uint8Array;
  const level = levels[hexOf[unit] as number] as number;
  return level > 1 && level - 1 >= (facts.move[unit] as number);
};

const look = (board: Board, aids: Aids): Prospect => {
  const { side, slate, prospect } = aids;
  const over = board.turn >= board.lastTurn;
  spread(board, side);
  slate.taken.fill(0);
  prospect.now = replyOf(board, aids, over) - astray(board, aids);
  prospect.later = over ? 0 : nextOf(board, aids);
  prospect.lasting = lasting(board, aids);
  return prospect;
};

/** [4.2] The enemy fights next; after the last Soviet move nobody does. */
const replyOf = (board: Board, aids: Aids, over: boolean): number => {
  const { side, slate, stakes, price } = aids;
  if (over && side === SOVIET) return 0;
  const night = isNight(side === SOVIET ? board.turn + 1 : board.turn);
  const { gain, loss } = clash(board, slate, { side: opposite(side), night, price, forfeit: price });
  return stakes.dutyNow * loss - stakes.strikeNow * gain + (over ? 0 : caught(board, aids));
};

const nextOf = (board: Board, { side, slate, stakes, price, later }: Aids): number => {
  const night = isNight(board.turn + 1);
  const { gain, loss } = clash(board, slate, { side, night, price: later, forfeit: price });
  return gain - stakes.dutyLater * loss;
};

/** [9.22] An aircraft that must land and has not is lost, the others may be cut off; on the last turn nobody needs a base. */
const astray = (board: Board, { side, mustLand, homes, stakes, worth }: Aids): number => {
  const over = board.turn >= board.lastTurn;
  let lost = 0;
  for (const unit of homes.aircraft[side]) {
    if (board.hexOf[unit] === NOWHERE || (over && mustLand[unit] === 0)) continue;
    const far = wayHome(board, homes, unit);
    if (far === 0) continue;
    const share = mustLand[unit] === 1 ? 1 : riskOf(stakes, (board.facts.move[unit] as number) - far);
    lost += worth(board, unit) * share;
  }
  return lost;
};

const riskOf = ({ risk }: Stakes, spare: number): number =>
  spare < 0 ? 1 : (risk[Math.min(spare, risk.length - 1)] ?? 0);

/** Aircraft of the enemy that will not come home. */
const caught = (board: Board, { strays, worth, stakes }: Aids): number => {
  let lost = 0;
  for (const unit of strays) if (isCaught(board, unit)) lost += worth(board, unit);
  return lost * stakes.caught;
};

/** A bonus that counts for less than this is left out. */
const FAR_OFF = 0.02;

const lasting = (board: Board, { side, stakes, lines, gate }: Aids): number => {
  const held = entrancesHeld(board.control[side * 3 + SURFACE] as Uint8Array);
  const straits = (stakes.straits * held) / Math.max(1, ENTRANCES.length);
  const promise = stakes.objectives / (1 + stakes.patience * Math.max(0, board.lastTurn - board.turn)) ** 2;
  const bonuses = promise < FAR_OFF ? 0 : promise * objectivesOn(board, lines);
  return straits + (side === SOVIET ? 1 : -1) * (bonuses + stakes.gate * gate(board));
};
