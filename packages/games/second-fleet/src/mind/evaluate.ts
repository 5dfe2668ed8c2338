import { memoOfLatest } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../model/chart.ts';
import { missileRange } from '../rules/combat/missile.ts';
import { pieceOf, submarineStacks, surfaceStacks } from '../model/position.ts';
import { specOf, unitCount } from '../model/roster.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import type { Phase, State, PublicState } from '../model/state.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { viewFor } from '../secrets/view.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { bestShot } from './best-shot.ts';
import { pendingGain } from './gain.ts';
import { type Course, courseOn } from './goal.ts';
import { netNow } from './net.ts';
import { placeOf, standingOf, type Worth, worthOf } from './strike-value.ts';
import { WEIGHTS } from './weights.ts';

const signOf = (owner: Side, side: Side): number => (owner === side ? 1 : -1);

/** What a side goes by: what units are worth to it, and where they should go. */
export interface Judgement {
  readonly worthOf: Worth;
  readonly courseOn: (table: PublicState, net: number) => Course;
}

const unitValue = (table: PublicState, unit: UnitId, worthTo: Worth): number => {
  const worth = worthTo(table, unit);
  const isFound = pieceOf(table, unit).mark !== 'none';
  return WEIGHTS.worth * worth * standingOf(table, unit) - (isFound ? WEIGHTS.found * worth : 0);
};

/** Only one's own: nearness that both sides count moves nobody. */
const wayLeft = (table: PublicState, course: Course, unit: UnitId, worthTo: Worth): number => {
  const hex = placeOf(table, unit);
  return hex === undefined ? 0 : WEIGHTS.way * Math.sqrt(worthTo(table, unit)) * course(unit, hex);
};

/** An attack that is under way counts as what will come of it on average. */
const pending = (table: PublicState, phase: Phase, side: Side, worthTo: Worth): number =>
  phase.name === 'attack-roll'
    ? pendingGain(table, phase, worthTo) * signOf(phase.aimed.strike.side, side)
    : 0;

const reachOf = (table: PublicState, { units }: SeaActivation): { ships: number; submarines: number } => ({
  ships: Math.max(1, ...units.map(unit => missileRange(table, unit))),
  submarines: units.some(unit => specOf(table, unit).front.asw > 0) ? 1 : -1,
});

type Stacks = ReturnType<typeof surfaceStacks>;

const isSeenWithin = (table: PublicState, stacks: Stacks, from: HexId, reach: number): boolean => {
  for (const [hex, units] of stacks)
    if (distanceBetween(from, hex) <= reach && units.some(unit => pieceOf(table, unit).mark !== 'none'))
      return true;
  return false;
};

/** What ships that have not fired yet can fire at where they are. */
const promised = (state: State, side: Side, worthTo: Worth): number => {
  const { table } = state;
  const { phase } = table;
  if (phase.name !== 'surface-activation' && phase.name !== 'submarine-activation') return 0;
  if (phase.side !== side || phase.attacks.length > 0) return 0;
  const reach = reachOf(table, phase);
  const enemy = enemyOf(side);
  const isNear =
    isSeenWithin(table, surfaceStacks(table, enemy), phase.hex, reach.ships) ||
    isSeenWithin(table, submarineStacks(table, enemy), phase.hex, reach.submarines);
  return isNear ? WEIGHTS.shot * bestShot(viewFor(state, side), phase, worthTo) : 0;
};

/** Points that count against the Soviets as things stand, but not if their ships do what they still can. */
const pointsInHand = (table: PublicState): number => scenarioOf(table).goals.pointsInHand?.(table) ?? 0;

/** What else the worth of the units hangs on, besides where they are. */
type Around = Pick<PublicState, 'bases' | 'campaign' | 'turn'> & {
  readonly side: Side;
  readonly net: number;
};

interface Reckoned extends Around {
  /** Unit by unit. */
  readonly values: readonly number[];
}

const isAround = (a: Around, b: Around): boolean =>
  a.bases === b.bases &&
  a.campaign === b.campaign &&
  a.turn === b.turn &&
  a.side === b.side &&
  a.net === b.net;

/** Lists of pieces that are remembered: dice and questions change the phase more often than the pieces. */
const LATEST = 8;

/** What is afloat and how well, and how far it has still to go. */
const unitsBy = ({ worthOf: worthTo, courseOn: coursesOn }: Judgement) => {
  const reckon = (table: PublicState, side: Side, net: number): readonly number[] => {
    const course = coursesOn(table, net);
    const values: number[] = [];
    for (let id = 0; id < unitCount(table); id += 1) {
      const unit = id as UnitId;
      if (pieceOf(table, unit).where.at === 'unused') continue;
      const worth = unitValue(table, unit, worthTo);
      const isOwn = specOf(table, unit).side === side;
      values.push(isOwn ? worth - wayLeft(table, course, unit, worthTo) : -worth);
    }
    return values;
  };
  const latest = memoOfLatest(LATEST, (_pieces: PublicState['pieces']): Reckoned[] => []);
  return (table: PublicState, side: Side, net: number): readonly number[] => {
    const { bases, campaign, turn } = table;
    const around = { bases, campaign, turn, side, net };
    const all = latest(table.pieces);
    const known = all.find(each => isAround(each, around));
    if (known !== undefined) return known.values;
    const values = reckon(table, side, net);
    all.push({ ...around, values });
    return values;
  };
};

/** How good the position is for the side: points, and what its units and those of the enemy are worth. */
export const evaluateBy = (judgement: Judgement) => {
  const unitsFor = unitsBy(judgement);
  return (state: State, side: Side): number => {
    const { table } = state;
    const net = netNow(table);
    // When it is over nothing else counts. A bonus for winning would drown the looks ahead in its noise.
    if (table.phase.name === 'over') return net * WEIGHTS.points * signOf('soviet', side);
    let value = (net + pointsInHand(table)) * WEIGHTS.points * signOf('soviet', side);
    value += pending(table, table.phase, side, judgement.worthOf) + promised(state, side, judgement.worthOf);
    for (const worth of unitsFor(table, side, net)) value += worth;
    return value;
  };
};

export const evaluate = evaluateBy({ worthOf, courseOn });
