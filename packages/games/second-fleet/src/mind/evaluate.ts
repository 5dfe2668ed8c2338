import { pieceOf } from '../position.ts';
import { specOf, unitCount } from '../roster.ts';
import type { Phase, State, Table } from '../state.ts';
import { netPoints } from '../victory.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { wayToGo } from './goal.ts';
import { healthOf, pendingLoss, placeOf, worthOf } from './strike-value.ts';

const WEIGHTS = {
  points: 2,
  worth: 1,
  /** For each hex nearer to where it should be. */
  way: 0.08,
  /** A unit that the enemy has found. */
  found: 0.06,
} as const;

const signOf = (owner: Side, side: Side): number => (owner === side ? 1 : -1);

const unitValue = (table: Table, unit: UnitId): number => {
  const worth = worthOf(table, unit);
  const hex = placeOf(table, unit);
  const { mark } = pieceOf(table, unit);
  return (
    WEIGHTS.worth * worth * healthOf(table, unit) -
    (hex === undefined ? 0 : WEIGHTS.way * Math.sqrt(worth) * wayToGo(table, unit, hex)) -
    (mark === 'none' ? 0 : WEIGHTS.found * worth)
  );
};

/** An attack that is under way counts as it will probably end. */
const pending = (table: Table, phase: Phase, side: Side): number =>
  phase.name === 'attack-roll'
    ? pendingLoss(table, phase) * WEIGHTS.worth * signOf(phase.aimed.strike.side, side) * 2
    : 0;

/** How good the position is for the side: points, what is afloat and how well, and how far everybody has still to go. */
export const evaluate = ({ table }: State, side: Side): number => {
  const net = netPoints(table) * (side === 'soviet' ? 1 : -1);
  let value = net * WEIGHTS.points + pending(table, table.phase, side);
  for (let id = 0; id < unitCount(table); id += 1) {
    const unit = id as UnitId;
    if (pieceOf(table, unit).where.at === 'unused') continue;
    value += unitValue(table, unit) * signOf(specOf(table, unit).side, side);
  }
  return value;
};
