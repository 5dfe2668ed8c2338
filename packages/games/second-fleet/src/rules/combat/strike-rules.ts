import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { CLOSE_COMBAT_SHIPS, refuseCloseCombat } from '../optional/close-combat.ts';
import { effectAt } from '../weather/weather.ts';
import { isBeside, isFjord } from '../../model/chart.ts';
import { isPackIce } from '../movement/ice.ts';
import { pieceOf } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import type { PublicState } from '../../model/state.ts';
import type { Arm, AttackType, UnitId } from '../../model/vocabulary.ts';
import { CRUISE_RANGE, CRUISE_UNITS, salvosLeft } from '../optional/cruise.ts';
import { missileRange } from './missile.ts';
import type { Activation, Strike } from '../../model/fire/phase.ts';
import { isUnderIceHunter } from './targets.ts';
import { isShortest, rangeTo } from './trajectory.ts';

/** [10] [4.1] [4.2] [4.3] */
const ATTACKS: { readonly [arm in Arm]: readonly AttackType[] } = {
  surface: ['ssm', 'asw', 'close'],
  submarine: ['torpedo', 'ssm', 'asw'],
  air: ['ssm', 'bombing', 'asw'],
};

export const attacksOf = (table: Pick<PublicState, 'options'>, arm: Arm): readonly AttackType[] =>
  ATTACKS[arm].filter(type => type !== 'close' || table.options.closeCombat);

/** [10] [24.9] Whether units of this arm attack in this way. */
export const refuseType = (
  table: PublicState,
  { type, units, from, hex }: Strike,
  arm: Arm,
): Refusal | undefined => {
  if (!ATTACKS[arm].includes(type))
    return no('10', 'not-this-arm', 'These units cannot make an attack of this type.', ...units);
  return type === 'close' ? refuseCloseCombat(table, from, hex) : undefined;
};

export const armOfActivation = ({ resume }: Activation): Arm => resume.arm;

/** [10.10.1] Ships that hunt one submarine together. */
const HUNTING_SHIPS = 5;

/** [10.10.4] [C.10.3] [10.10.1] [C.21.9] [C.21.1] How many may take part. */
const refuseMany = ({ type, cruise, units }: Strike, arm: Arm): Refusal | undefined => {
  if (cruise && units.length > CRUISE_UNITS)
    return no('C.21.1', 'too-many-salvos', 'At most six units can fire cruise missiles together.', ...units);
  if (type === 'close' && units.length > CLOSE_COMBAT_SHIPS)
    return no('C.21.9', 'too-many-guns', 'At most six ships can fire their guns together.', ...units);
  return type === 'asw' && arm === 'surface' && units.length > HUNTING_SHIPS
    ? no('10.10.1', 'too-many-hunters', 'At most five ships can hunt a submarine together.', ...units)
    : undefined;
};

/** [C.8.1] [C.8.5] Somebody, each once, and not too many. */
export const refuseNumber = (strike: Strike, arm: Arm): Refusal | undefined => {
  const { units } = strike;
  if (units.length === 0) return no('C.8.1', 'no-attackers', 'Name at least one unit that attacks.');
  if (units.some((unit, place) => units.indexOf(unit) < place))
    return no('C.8.5', 'attacks-twice', 'Name each unit only once in an attack.', ...units);
  return refuseMany(strike, arm);
};

/** [10.10.1.1] [C.2.1] [4.1.3.6] [C.8.5] Two attacks of ships, each of another type; ASW may be shared out among several submarines. */
export const refuseAnother = (activation: Activation, strike: Strike): Refusal | undefined => {
  if (activation.name === 'flight') return refuseSecondFlight(activation, strike);
  const { attacks, fired } = activation;
  const again = strike.units.find(unit => fired.includes(unit));
  if (attacks.at(-1) === strike.type && strike.type === 'asw' && fired.length > 0)
    return again === undefined
      ? undefined
      : no('C.8.5', 'has-fired', 'A unit can make only one attack of each type.', again);
  if (activation.name === 'submarine-activation')
    return attacks.length === 0
      ? undefined
      : no('4.2.2', 'one-attack', 'A submarine can make only one attack, after its move.', ...strike.units);
  if (attacks.includes(strike.type))
    return no(
      '4.1.3.6',
      'same-type',
      'The two attacks of an activation must be of different types.',
      ...strike.units,
    );
  return attacks.length < 2
    ? undefined
    : no('4.1.3', 'attacks-made', 'These units cannot attack again in this activation.', ...strike.units);
};

const refuseSecondFlight = (
  { attacked, turnedBack }: Extract<Activation, { readonly name: 'flight' }>,
  { units }: Strike,
): Refusal | undefined => {
  if (attacked !== undefined)
    return no('C.9.3', 'attack-made', 'A flight can make only one attack.', ...units);
  return turnedBack === 'no'
    ? undefined
    : no('C.11.6', 'strike-turned-back', 'A flight that was turned back cannot attack.', ...units);
};

/** [10.7.1] [10.10.3] [C.21.9] [C.1.3] Next to the target, not across land. */
const refuseAdjacent = ({ type, from, hex, units }: Strike): Refusal | undefined => {
  if (isBeside(from, hex)) return undefined;
  if (type === 'torpedo')
    return noAt('10.7.1', 'out-of-torpedo-range', 'Torpedoes can reach only an adjacent hex.', hex, ...units);
  return type === 'close'
    ? noAt('C.21.9', 'out-of-gun-range', 'Guns can reach only an adjacent hex.', hex, ...units)
    : noAt(
        '10.10.3',
        'hunt-not-adjacent',
        'Ships and submarines can hunt only in an adjacent hex.',
        hex,
        ...units,
      );
};

/** [10.9] [10.9.1] [10.10.4] Above the target. */
const refuseSameHex = ({ type, from, hex, units }: Strike): Refusal | undefined => {
  if (from === hex) return undefined;
  return type === 'asw'
    ? noAt('10.10.4', 'hunt-not-there', 'Aircraft can hunt a submarine only from its own hex.', hex, ...units)
    : noAt('10.9.1', 'not-over-target', 'Aircraft can bomb only in the hex of the target.', hex, ...units);
};

/** [10.8.1] [C.8.1] Each missile must reach. */
const refuseRange = (table: PublicState, strike: Strike, arm: Arm): Refusal | undefined => {
  const { from, hex, units, over } = strike;
  const course = arm === 'air' ? 'air' : 'open';
  const short = units.find(unit => rangeTo(course, from, hex, missileRange(table, unit)) === undefined);
  if (short !== undefined)
    return noAt('C.8.1', 'out-of-range', 'The target is out of range of this unit’s missiles.', hex, short);
  const most = Math.max(...units.map(unit => missileRange(table, unit)));
  return isShortest(course, from, over, hex, most)
    ? undefined
    : noAt('C.10.1', 'not-shortest', 'Missiles must fly along a shortest path.', hex, ...units);
};

/** [C.21.1] */
const refuseCruise = (table: PublicState, strike: Strike): Refusal | undefined => {
  const { from, hex, units, over, type } = strike;
  const empty = units.find(unit => salvosLeft(table, unit) <= 0);
  if (empty !== undefined || type !== 'ssm')
    return no('C.21.1', 'no-cruise-missiles', 'This unit has no cruise missiles to fire.', ...units);
  if (over.length > 0) return no('C.21.1', 'cruise-way', 'Do not name a path for cruise missiles.', ...units);
  return rangeTo('air', from, hex, CRUISE_RANGE) === undefined
    ? noAt('C.21.1', 'beyond-cruise-range', 'The base is more than eighteen hexes away.', hex, ...units)
    : undefined;
};

/** Where the attackers must be. */
export const refusePlace = (table: PublicState, strike: Strike, arm: Arm): Refusal | undefined => {
  if (strike.cruise) return refuseCruise(table, strike);
  if (strike.type === 'ssm') return refuseRange(table, strike, arm);
  if (strike.over.length > 0)
    return no('C.10.1', 'way-for-missiles', 'Only missiles can have a path.', ...strike.units);
  return arm === 'air' ? refuseSameHex(strike) : refuseAdjacent(strike);
};

/** [10.8.2] [10.10.3] [10.7.1.1] [10.4] [22.7] What the water around the attackers forbids. */
export const refuseWaters = (table: PublicState, strike: Strike, arm: Arm): Refusal | undefined => {
  const { type, units, from, hex } = strike;
  if (arm === 'air') return refuseStorm(table, from, hex, units);
  if (type === 'close') return undefined;
  if (isFjord(from)) return refuseInFjord(strike);
  if (isPackIce(table, from) && (type !== 'asw' || !units.every(unit => isUnderIceHunter(table, unit))))
    return noAt(
      '10.4',
      'attack-from-ice',
      'Only SN and SB can attack from pack ice, and only with ASW.',
      from,
      ...units,
    );
  const deep = type === 'ssm' ? units.find(unit => pieceOf(table, unit).deep) : undefined;
  return deep === undefined
    ? undefined
    : no('22.7', 'deep-missiles', 'A deep submarine cannot fire missiles.', deep);
};

const refuseInFjord = ({ type, from, units }: Strike): Refusal => {
  if (type === 'torpedo')
    return noAt(
      '10.7.1.1',
      'torpedo-in-fjord',
      'A submarine in a fjord cannot fire torpedoes.',
      from,
      ...units,
    );
  return type === 'ssm'
    ? noAt('10.8.2', 'missile-in-fjord', 'Units in a fjord cannot fire missiles.', from, ...units)
    : noAt('10.10.3', 'hunter-in-fjord', 'Units in a fjord cannot hunt submarines.', from, ...units);
};

/** [C.13.1] */
const refuseStorm = (
  table: PublicState,
  from: HexId,
  hex: HexId,
  units: readonly UnitId[],
): Refusal | undefined =>
  effectAt(table, from).grounds || effectAt(table, hex).grounds
    ? noAt('C.13.1', 'storm', 'Aircraft cannot attack in a storm.', hex, ...units)
    : undefined;
