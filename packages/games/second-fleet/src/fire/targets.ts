import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseSpec, baseState } from '../bases.ts';
import { refuseTattletaleTarget } from '../campaign/optional/tattletale.ts';
import { refuseByOrders } from '../campaign/strategy.ts';
import { isPackIce } from '../ice.ts';
import { pieceOf, submarinesAt, surfaceAt } from '../position.ts';
import { no, noAt } from '../refusals.ts';
import { specOf } from '../roster.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import { type Arm, type BaseId, enemyOf, type Side, type UnitId } from '../vocabulary.ts';
import { sameTarget } from './aims.ts';
import { defendedBase } from './anti-air.ts';
import type { Activation, Strike, Target } from './phase.ts';

/** [9.8] [9.11] [C.5.6] [C.5.5] One marked ship opens the whole hex to attack. */
const isHexDetected = (table: Table, side: Side, hex: HexId): boolean =>
  surfaceAt(table, side, hex).some(unit => pieceOf(table, unit).mark !== 'none');

export const isUnderIceHunter = (table: Table, unit: UnitId): boolean => {
  const { kind } = specOf(table, unit);
  return kind === 'SN' || kind === 'SB';
};

const PARTS = ['airfield', 'port'] as const;

/** The parts of an enemy base that still stand. */
const partsThere = ({ table }: View, { hex, side }: Strike): readonly Target[] => {
  const base = defendedBase(hex);
  if (base === undefined || baseState(table, base).owner === side) return [];
  const [spec, state] = [baseSpec(base), baseState(table, base)];
  return PARTS.filter(part => spec[part] && state[part] < 3).map(part => ({ kind: 'base', base, part }));
};

const asTarget = (unit: UnitId): Target => ({ kind: 'unit', unit });

/** [10.7.1] [10.8.1] [10.9.1] [10.10] What in the hex an attack of this kind is made against, allowed or not. */
const targetsThere = (view: View, strike: Strike): readonly Target[] => {
  const enemy = enemyOf(strike.side);
  if (strike.type === 'asw') return submarinesAt(view.table, enemy, strike.hex).map(asTarget);
  const ships = surfaceAt(view.table, enemy, strike.hex).map(asTarget);
  const isForBases = strike.type === 'ssm' || strike.type === 'bombing';
  return isForBases ? [...ships, ...partsThere(view, strike)] : ships;
};

const armOf = (table: Table, { units }: Pick<Strike, 'units'>): Arm => {
  const [first] = units;
  return first === undefined ? 'surface' : specOf(table, first).arm;
};

/** [C.15] [C.24] What orders leave alone is no target; who only answers fire needs none. */
const refuseOrders = (view: View, strike: Strike, base?: BaseId): Refusal | undefined =>
  strike.answer
    ? undefined
    : refuseByOrders(view, { side: strike.side, arm: armOf(view.table, strike), from: strike.from, base });

const unfound = (unit: UnitId): Refusal =>
  no('10.3', 'not-found', 'What has not been detected is not attacked.', unit);

/** [10.7.1.1] Torpedoes reach into no base, strips included. */
const refuseShipThere = (
  { table }: View,
  { cruise, type, hex }: Strike,
  unit: UnitId,
): Refusal | undefined => {
  if (cruise) return no('C.21.1', 'bases-only', 'Cruise missiles are fired at a base only.', unit);
  if (type === 'torpedo' && baseAt(hex) !== undefined)
    return noAt('10.7.1.1', 'in-base', 'Torpedoes do not reach into a base hex.', hex, unit);
  return isPackIce(table, hex)
    ? noAt('10.4', 'ship-in-ice', 'In pack ice only SN and SB are attacked.', hex, unit)
    : undefined;
};

const refuseShip = (view: View, strike: Strike, unit: UnitId): Refusal | undefined => {
  const { table } = view;
  const seen = strike.answer || isHexDetected(table, enemyOf(strike.side), strike.hex);
  return (
    refuseShipThere(view, strike, unit) ??
    refuseOrders(view, strike) ??
    (seen ? undefined : unfound(unit)) ??
    refuseTattletaleTarget(table, strike.side, [unit])
  );
};

/** [10.4] SN and SB hunt each other under the ice. */
const refuseUnderIce = (table: Table, { hex, units }: Strike, unit: UnitId): Refusal | undefined =>
  !isPackIce(table, hex) || [...units, unit].every(each => isUnderIceHunter(table, each))
    ? undefined
    : noAt('10.4', 'hunt-in-ice', 'In pack ice only SN and SB hunt, and only SN and SB.', hex, unit);

/** [10.10.2.1] [10.10.2.2] [10.10.2.3] [C.8.7] [C.9.6] Ships and aircraft hunt a submarine once in their segment. */
const refuseHunted = ({ resume }: Activation, unit: UnitId): Refusal | undefined => {
  if (resume.arm === 'submarine' || !resume.hunted.includes(unit)) return undefined;
  return resume.arm === 'air'
    ? no('10.10.2.1', 'hunted-from-air', 'A submarine is hunted once in an air segment.', unit)
    : no('10.10.2.2', 'hunted-by-ships', 'A submarine is hunted once in a surface segment.', unit);
};

const refuseSubmarine = (
  view: View,
  activation: Activation,
  strike: Strike,
  unit: UnitId,
): Refusal | undefined =>
  refuseUnderIce(view.table, strike, unit) ??
  refuseOrders(view, strike) ??
  (pieceOf(view.table, unit).mark === 'none' ? unfound(unit) : refuseHunted(activation, unit));

/** Why this target is left alone. */
const refuseTarget = (
  view: View,
  activation: Activation,
  strike: Strike,
  target: Target,
): Refusal | undefined => {
  if (target.kind === 'base') return refuseOrders(view, strike, target.base);
  return strike.type === 'asw'
    ? refuseSubmarine(view, activation, strike, target.unit)
    : refuseShip(view, strike, target.unit);
};

/** Everything in the hex that this attack may be aimed at. */
export const targetsOf = (view: View, activation: Activation, strike: Strike): readonly Target[] =>
  targetsThere(view, strike).filter(target => refuseTarget(view, activation, strike, target) === undefined);

const nothingThere = ({ type, cruise, hex, units }: Strike): Refusal => {
  if (cruise)
    return noAt('C.21.1', 'no-base-there', 'There is no enemy base for cruise missiles.', hex, ...units);
  switch (type) {
    case 'torpedo':
      return noAt('10.7.1', 'no-ships', 'There are no enemy ships for torpedoes.', hex, ...units);
    case 'asw':
      return noAt('10.10', 'no-submarine', 'There is no enemy submarine.', hex, ...units);
    case 'bombing':
      return noAt('10.9.1', 'nothing-to-bomb', 'There is no enemy ship and no base to bomb.', hex, ...units);
    case 'close':
      return noAt('C.21.9', 'no-ships-for-guns', 'There are no enemy ships for guns.', hex, ...units);
    default:
      return noAt(
        '10.8.1',
        'nothing-in-range',
        'There is no enemy ship and no base to fire at.',
        hex,
        ...units,
      );
  }
};

/** [10] An attack needs somebody there who may be attacked. What has been found tells the reason first. */
export const refuseAllTargets = (view: View, activation: Activation, strike: Strike): Refusal | undefined => {
  const refusals = targetsThere(view, strike).map(target => refuseTarget(view, activation, strike, target));
  if (refusals.includes(undefined)) return undefined;
  return refusals.find(each => each?.rule !== '10.3') ?? refusals[0] ?? nothingThere(strike);
};

/** [C.8.1] Whether the attack may be aimed at this one. */
export const refuseAimAt = (
  view: View,
  activation: Activation,
  strike: Strike,
  target: Target,
): Refusal | undefined => {
  if (targetsThere(view, strike).some(other => sameTarget(target, other)))
    return refuseTarget(view, activation, strike, target);
  return no(
    'C.8.1',
    'not-a-target',
    'An attack is aimed at enemies in one hex, of the kind that it is made against.',
    ...(target.kind === 'unit' ? [target.unit] : []),
  );
};
