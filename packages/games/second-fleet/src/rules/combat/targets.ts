import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseAt, baseSpec, baseState } from '../stacking/bases.ts';
import { refuseTattletaleTarget } from '../optional/tattletale.ts';
import { refuseByOrders } from '../strategy/strategy.ts';
import { isPackIce } from '../movement/ice.ts';
import { pieceOf, submarinesAt, surfaceAt } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type Arm, type BaseId, enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { sameTarget } from './aims.ts';
import { defendedBase } from './anti-air.ts';
import type { Activation, Strike, Target } from '../../model/fire/phase.ts';

/** [9.8] [9.11] [C.5.6] [C.5.5] One marked ship opens the whole hex to attack. */
const isHexDetected = (table: PublicState, side: Side, hex: HexId): boolean =>
  surfaceAt(table, side, hex).some(unit => pieceOf(table, unit).mark !== 'none');

export const isUnderIceHunter = (table: PublicState, unit: UnitId): boolean => {
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

const isForBases = ({ type }: Strike): boolean => type === 'ssm' || type === 'bombing';

const asTarget = (unit: UnitId): Target => ({ kind: 'unit', unit });

/** [10.7.1] [10.8.1] [10.9.1] [10.10] What in the hex an attack of this kind is made against, allowed or not. */
const targetsThere = (view: View, strike: Strike): readonly Target[] => {
  const enemy = enemyOf(strike.side);
  if (strike.type === 'asw') return submarinesAt(view.table, enemy, strike.hex).map(asTarget);
  const ships = surfaceAt(view.table, enemy, strike.hex).map(asTarget);
  return isForBases(strike) ? [...ships, ...partsThere(view, strike)] : ships;
};

const armOf = (table: PublicState, { units }: Pick<Strike, 'units'>): Arm => {
  const [first] = units;
  return first === undefined ? 'surface' : specOf(table, first).arm;
};

/** [C.15] [C.24] What orders leave alone is no target; who only answers fire needs none. */
const refuseOrders = (view: View, strike: Strike, base?: BaseId): Refusal | undefined =>
  strike.answer
    ? undefined
    : refuseByOrders(view, { side: strike.side, arm: armOf(view.table, strike), from: strike.from, base });

const unfound = (unit: UnitId): Refusal =>
  no('10.3', 'not-found', 'You can attack only units that have been detected.', unit);

/** [10.7.1.1] Torpedoes reach into no base, strips included. */
const refuseShipThere = (
  { table }: View,
  { cruise, type, hex }: Strike,
  unit: UnitId,
): Refusal | undefined => {
  if (cruise) return no('C.21.1', 'bases-only', 'You can fire cruise missiles only at a base.', unit);
  if (type === 'torpedo' && baseAt(hex) !== undefined)
    return noAt('10.7.1.1', 'in-base', 'Torpedoes cannot be fired into a base hex.', hex, unit);
  return isPackIce(table, hex)
    ? noAt('10.4', 'ship-in-ice', 'You can attack only SN and SB in pack ice.', hex, unit)
    : undefined;
};

/** What holds for all ships of the hex; the one that is named is only told of. */
const refuseShips = (view: View, strike: Strike, unit: UnitId): Refusal | undefined => {
  const seen = strike.answer || isHexDetected(view.table, enemyOf(strike.side), strike.hex);
  return (
    refuseShipThere(view, strike, unit) ?? refuseOrders(view, strike) ?? (seen ? undefined : unfound(unit))
  );
};

const refuseShip = (view: View, strike: Strike, unit: UnitId): Refusal | undefined =>
  refuseShips(view, strike, unit) ?? refuseTattletaleTarget(view.table, strike.side, [unit]);

/** [10.4] SN and SB hunt each other under the ice. */
const refuseUnderIce = (table: PublicState, { hex, units }: Strike, unit: UnitId): Refusal | undefined =>
  !isPackIce(table, hex) || [...units, unit].every(each => isUnderIceHunter(table, each))
    ? undefined
    : noAt(
        '10.4',
        'hunt-in-ice',
        'In pack ice only SN and SB can hunt, and they can hunt only SN and SB.',
        hex,
        unit,
      );

/** [10.10.2.1] [10.10.2.2] [10.10.2.3] [C.8.7] [C.9.6] Ships and aircraft hunt a submarine once in their segment. */
const refuseHunted = ({ resume }: Activation, unit: UnitId): Refusal | undefined => {
  if (resume.arm === 'submarine' || !resume.hunted.includes(unit)) return undefined;
  return resume.arm === 'air'
    ? no('10.10.2.1', 'hunted-from-air', 'This submarine has already been hunted in this air segment.', unit)
    : no(
        '10.10.2.2',
        'hunted-by-ships',
        'This submarine has already been hunted in this surface segment.',
        unit,
      );
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

const shipsToAttack = (view: View, strike: Strike): readonly Target[] => {
  const ships = surfaceAt(view.table, enemyOf(strike.side), strike.hex);
  const [first] = ships;
  if (first === undefined || refuseShips(view, strike, first) !== undefined) return [];
  return ships
    .filter(unit => refuseTattletaleTarget(view.table, strike.side, [unit]) === undefined)
    .map(asTarget);
};

/** Everything in the hex that this attack may be aimed at: what holds for a whole hex or base is asked once. */
export const targetsOf = (view: View, activation: Activation, strike: Strike): readonly Target[] => {
  if (strike.type === 'asw')
    return targetsThere(view, strike).filter(
      target => refuseTarget(view, activation, strike, target) === undefined,
    );
  const ships = shipsToAttack(view, strike);
  if (!isForBases(strike)) return ships;
  const parts = partsThere(view, strike);
  const [part] = parts;
  return part === undefined || refuseTarget(view, activation, strike, part) !== undefined
    ? ships
    : [...ships, ...parts];
};

const nothingThere = ({ type, cruise, hex, units }: Strike): Refusal => {
  if (cruise)
    return noAt(
      'C.21.1',
      'no-base-there',
      'There is no enemy base here for cruise missiles to attack.',
      hex,
      ...units,
    );
  switch (type) {
    case 'torpedo':
      return noAt(
        '10.7.1',
        'no-ships',
        'There are no enemy ships here for torpedoes to attack.',
        hex,
        ...units,
      );
    case 'asw':
      return noAt('10.10', 'no-submarine', 'There is no enemy submarine here.', hex, ...units);
    case 'bombing':
      return noAt('10.9.1', 'nothing-to-bomb', 'There is no enemy ship or base here to bomb.', hex, ...units);
    case 'close':
      return noAt(
        'C.21.9',
        'no-ships-for-guns',
        'There are no enemy ships here for guns to attack.',
        hex,
        ...units,
      );
    default:
      return noAt(
        '10.8.1',
        'nothing-in-range',
        'There is no enemy ship or base here to fire at.',
        hex,
        ...units,
      );
  }
};

/** [10] An attack needs somebody there who may be attacked. What has been found tells the reason first. */
export const refuseAllTargets = (view: View, activation: Activation, strike: Strike): Refusal | undefined => {
  const refusals: Refusal[] = [];
  for (const target of targetsThere(view, strike)) {
    const refusal = refuseTarget(view, activation, strike, target);
    if (refusal === undefined) return undefined;
    refusals.push(refusal);
  }
  return refusals.find(({ rule }) => rule !== '10.3') ?? refusals[0] ?? nothingThere(strike);
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
    'An attack can be aimed only at enemies in one hex, and only at the kind of target that it can hit.',
    ...(target.kind === 'unit' ? [target.unit] : []),
  );
};
