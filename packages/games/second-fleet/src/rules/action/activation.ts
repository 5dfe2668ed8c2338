import { chain, type Effect } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { refuseOutOfAlliance } from '../politics/alliance.ts';
import { isHeard, refuseHighSpeed } from '../optional/high-speed.ts';
import type { Event } from '../../model/event.ts';
import { isDriftIce, isPackIce } from '../movement/ice.ts';
import { hexOfUnit, pieceOf } from '../../model/position.ts';
import { no, noAt, notYours } from '../../turn/refusals.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { isOffWatchedCoast, marking, merging } from '../detection/detection.ts';
import { refuseEndIn, type SeaActivation } from '../movement/movement.ts';
import type { Segment } from '../../model/sea/phase.ts';

/** [4.1.2.1] [4.1.2] [4.2.1] Whether this unit may still be activated. */
export const refuseUnit = (
  table: PublicState,
  { side, arm, acted }: Segment,
  unit: UnitId,
): Refusal | undefined => {
  if (unit >= unitCount(table)) return notYours(unit);
  const spec = specOf(table, unit);
  if (spec.side !== side || spec.arm !== arm || pieceOf(table, unit).where.at !== 'sea')
    return notYours(unit);
  if (acted.includes(unit))
    return arm === 'submarine'
      ? no('4.2.1', 'boat-acted', 'This submarine has already been activated in this segment.', unit)
      : no('4.1.2', 'acted', 'This ship has already been activated in this segment.', unit);
  return refuseOutOfAlliance(table, unit);
};

/** [5.6] [16.3.4] [C.2.38] */
const refuseFullSpeed = (table: PublicState, unit: UnitId, hex: HexId): Refusal | undefined => {
  const { deep, damaged } = pieceOf(table, unit);
  if (isPackIce(table, hex))
    return noAt('5.6', 'fast-in-ice', 'A submarine cannot go at full speed in pack ice.', hex);
  if (isDriftIce(table, hex))
    return noAt('16.3.4', 'fast-in-drift', 'A submarine cannot go at full speed in drift ice.', hex);
  if (deep) return no('22.4', 'deep', 'A deep submarine cannot go at full speed.', unit);
  return damaged ? no('C.2.38', 'damaged', 'A damaged submarine cannot go at full speed.', unit) : undefined;
};

const refuseSpeed = (
  { table, own }: View,
  { arm }: Segment,
  units: readonly UnitId[],
  hex: HexId,
): Refusal | undefined =>
  arm === 'submarine'
    ? refuseFullSpeed(table, units[0] as UnitId, hex)
    : refuseHighSpeed(table, own, units, hex);

/** [4.1.2] Ships of one hex, or [4.2.1] one submarine. */
export const refuseActivation = (
  view: View,
  segment: Segment,
  units: readonly UnitId[],
  fast: boolean,
): Refusal | undefined => {
  const [first] = units;
  if (first === undefined) return no('4.1.2', 'nobody', 'Name at least one unit to activate.');
  if (segment.arm === 'air')
    return no('4.3', 'air', 'You cannot activate aircraft like ships. Let them take off instead.');
  if (segment.arm === 'submarine' && units.length > 1)
    return no('4.2.1', 'one-by-one', 'You must activate submarines one at a time.', ...units);
  if (new Set(units).size < units.length) return no('4.1.2', 'twice', 'Name each unit only once.', ...units);
  for (const unit of units) {
    const refusal = refuseUnit(view.table, segment, unit);
    if (refusal !== undefined) return refusal;
  }
  const hex = hexOfUnit(view.table, first) as HexId;
  const apart = units.find(unit => hexOfUnit(view.table, unit) !== hex);
  if (apart !== undefined)
    return no('4.1.2', 'apart', 'You can activate only ships in the same hex together.', first, apart);
  return fast ? refuseSpeed(view, segment, units, hex) : undefined;
};

/** [C.21.6] Ships that go to high speed are heard three hexes away; under way `sail` listens hex by hex. */
const heard = (table: PublicState, activation: SeaActivation): readonly Event[] =>
  activation.name === 'surface-activation' &&
  activation.highSpeed &&
  isHeard(table, activation.side, activation.hex)
    ? marking(table, activation.units, 'local')
    : [];

const activationIn = ({ table }: State): SeaActivation => {
  const { phase } = table;
  if (phase.name === 'surface-activation' || phase.name === 'submarine-activation') return phase;
  throw new Error(`Nobody acts in phase ${phase.name}`);
};

/** [5.6] A submarine at full speed is known at once. */
const spedUp = ({ table }: State, units: readonly UnitId[], arm: Segment['arm']): readonly Event[] => [
  { type: 'sped-up' },
  ...(arm === 'submarine' ? marking(table, units, 'strategic') : []),
];

export const activate = (
  start: State,
  { side, arm }: Segment,
  units: readonly UnitId[],
  fast: boolean,
): Effect => {
  const activated: Event = { type: 'activated', side, units };
  if (!fast) return [activated];
  return chain(
    start,
    () => [activated],
    state => spedUp(state, units, arm),
    state => heard(state.table, activationIn(state)),
  );
};

/** [C.6.0] Merging where they stand, then the coast watch. */
export const endActivation = (start: State, activation: SeaActivation): Effect => {
  const { side, hex, units, name } = activation;
  if (name === 'submarine-activation') return [{ type: 'activation-ended' }];
  return chain(
    start,
    ({ table }) => merging(table, side, hex),
    ({ table }) => (isOffWatchedCoast(side, hex) ? marking(table, units, 'local') : []),
    () => [{ type: 'activation-ended' }],
  );
};

/** [5.4] */
export const refuseEndOfActivation = (
  table: PublicState,
  { side, units, hex, start }: SeaActivation,
): Refusal | undefined => (hex === start ? undefined : refuseEndIn(table, side, units, hex));
