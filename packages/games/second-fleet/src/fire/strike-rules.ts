import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { CLOSE_COMBAT_SHIPS, refuseCloseCombat } from '../campaign/optional/close-combat.ts';
import { effectAt } from '../campaign/weather.ts';
import { isBeside, isFjord } from '../chart.ts';
import { isPackIce } from '../ice.ts';
import { pieceOf } from '../position.ts';
import { no, noAt } from '../refusals.ts';
import type { Table } from '../state.ts';
import type { Arm, AttackType, UnitId } from '../vocabulary.ts';
import { CRUISE_RANGE, CRUISE_UNITS, salvosLeft } from './cruise.ts';
import { missileRange } from './missile.ts';
import type { Activation, Strike } from './phase.ts';
import { isUnderIceHunter } from './targets.ts';
import { isShortest, rangeTo } from './trajectory.ts';

/** [10] [4.1] [4.2] [4.3] */
const ATTACKS: { readonly [arm in Arm]: readonly AttackType[] } = {
  surface: ['ssm', 'asw', 'close'],
  submarine: ['torpedo', 'ssm', 'asw'],
  air: ['ssm', 'bombing', 'asw'],
};

export const attacksOf = (table: Pick<Table, 'options'>, arm: Arm): readonly AttackType[] =>
  ATTACKS[arm].filter(type => type !== 'close' || table.options.closeCombat);

export const armOfActivation = ({ resume }: Activation): Arm => resume.arm;

/** [10.10.4] [C.10.3] [10.10.1] [C.21.9] [C.21.1] How many may take part. */
const mostUnits = ({ type, cruise }: Strike, arm: Arm): number => {
  if (cruise) return CRUISE_UNITS;
  if (type === 'close') return CLOSE_COMBAT_SHIPS;
  return type === 'asw' && arm === 'surface' ? 5 : Number.POSITIVE_INFINITY;
};

export const refuseNumber = (strike: Strike, arm: Arm): Refusal | undefined => {
  const { units, type } = strike;
  const most = mostUnits(strike, arm);
  if (units.length === 0) return no('C.8.1', 'nobody', 'An attack needs somebody to make it.');
  if (new Set(units).size < units.length) return no('C.8.5', 'twice', 'A unit is named only once.', ...units);
  return units.length <= most
    ? undefined
    : no(type === 'asw' ? '10.10.1' : 'C.21', 'too-many', `At most ${most} units attack together.`, ...units);
};

/** [10.10.1.1] [C.2.1] [4.1.3.6] [C.8.5] Two attacks of ships, each of another type; ASW may be shared out among several submarines. */
export const refuseAnother = (activation: Activation, strike: Strike): Refusal | undefined => {
  if (activation.name === 'flight') return refuseSecondFlight(activation, strike);
  const { attacks, fired } = activation;
  const again = strike.units.find(unit => fired.includes(unit));
  if (attacks.at(-1) === strike.type && strike.type === 'asw' && fired.length > 0)
    return again === undefined
      ? undefined
      : no('C.8.5', 'has-fired', 'A unit attacks once with a type.', again);
  if (attacks.includes(strike.type))
    return no(
      '4.1.3.6',
      'same-type',
      'Two attacks of an activation are of different types.',
      ...strike.units,
    );
  const most = activation.name === 'submarine-activation' ? 1 : 2;
  return attacks.length < most
    ? undefined
    : no('4.1.3', 'attacks-made', 'No more attacks in this activation.', ...strike.units);
};

const refuseSecondFlight = (
  { attacked, turnedBack }: Extract<Activation, { readonly name: 'flight' }>,
  { units }: Strike,
): Refusal | undefined => {
  if (attacked !== undefined) return no('C.9.3', 'attack-made', 'A flight makes one attack.', ...units);
  return turnedBack === 'no'
    ? undefined
    : no('C.11.6', 'turned-back', 'A flight that was turned back attacks nobody.', ...units);
};

/** [10.7.1] [10.10] [C.1.3] Next to the target, not across land. */
const refuseAdjacent = ({ from, hex, units }: Strike): Refusal | undefined =>
  isBeside(from, hex)
    ? undefined
    : noAt(
        '10.10.3',
        'not-adjacent',
        'The target must be in an adjacent hex, not across land.',
        hex,
        ...units,
      );

const refuseSameHex = ({ from, hex, units }: Strike): Refusal | undefined =>
  from === hex
    ? undefined
    : noAt('10.9.1', 'not-there', 'The aircraft must be in the hex of the target.', hex, ...units);

/** [10.8.1] [C.8.1] Each missile must reach. */
const refuseRange = (table: Table, strike: Strike, arm: Arm): Refusal | undefined => {
  const { from, hex, units, over } = strike;
  const course = arm === 'air' ? 'air' : 'open';
  const short = units.find(unit => rangeTo(course, from, hex, missileRange(table, unit)) === undefined);
  if (short !== undefined)
    return noAt('C.8.1', 'out-of-range', 'The target is out of range of its missiles.', hex, short);
  const most = Math.max(...units.map(unit => missileRange(table, unit)));
  return isShortest(course, from, over, hex, most)
    ? undefined
    : noAt('C.10.1', 'not-shortest', 'Missiles fly by a shortest way.', hex, ...units);
};

/** [C.21.1] */
const refuseCruise = (table: Table, strike: Strike): Refusal | undefined => {
  const { from, hex, units, over, type } = strike;
  const empty = units.find(unit => salvosLeft(table, unit) <= 0);
  if (empty !== undefined || type !== 'ssm')
    return no('C.21.1', 'no-cruise-missiles', 'The unit has no cruise missiles to fire.', ...units);
  if (over.length > 0) return no('C.21.1', 'no-way', 'Cruise missiles name no way.', ...units);
  return rangeTo('air', from, hex, CRUISE_RANGE) === undefined
    ? noAt('C.21.1', 'out-of-range', 'The base is more than eighteen hexes away.', hex, ...units)
    : undefined;
};

/** Where the attackers must be. */
export const refusePlace = (table: Table, strike: Strike, arm: Arm): Refusal | undefined => {
  if (strike.cruise) return refuseCruise(table, strike);
  if (strike.type === 'ssm') return refuseRange(table, strike, arm);
  if (strike.over.length > 0)
    return no('C.10.1', 'no-way', 'Only missiles are given a way.', ...strike.units);
  return arm === 'air' ? refuseSameHex(strike) : refuseAdjacent(strike);
};

/** [10.8.2] [10.10.3] [10.7.1.1] [10.4] [22.7] What the water around the attackers forbids. */
export const refuseWaters = (table: Table, strike: Strike, arm: Arm): Refusal | undefined => {
  const { type, units, from, hex } = strike;
  if (arm === 'air') return refuseStorm(table, from, hex, units);
  if (type === 'close') return refuseCloseCombat(table, from, hex);
  if (isFjord(from))
    return noAt(FJORD_RULES[type], 'in-fjord', 'This attack is not made from a fjord.', from, ...units);
  if (isPackIce(table, from) && (type !== 'asw' || !units.every(unit => isUnderIceHunter(table, unit))))
    return noAt(
      '10.4',
      'pack-ice',
      'From pack ice only SN and SB attack, and only with ASW.',
      from,
      ...units,
    );
  const deep = type === 'ssm' ? units.find(unit => pieceOf(table, unit).deep) : undefined;
  return deep === undefined ? undefined : no('22.7', 'deep', 'A deep submarine fires no missiles.', deep);
};

const FJORD_RULES: { readonly [type in AttackType]: string } = {
  torpedo: '10.7.1.1',
  ssm: '10.8.2',
  asw: '10.10.3',
  bombing: '10.9',
  close: 'C.21.9',
};

/** [C.13.1] */
const refuseStorm = (table: Table, from: HexId, hex: HexId, units: readonly UnitId[]): Refusal | undefined =>
  effectAt(table, from).grounds || effectAt(table, hex).grounds
    ? noAt('C.13.1', 'storm', 'Aircraft attack nobody in a storm.', hex, ...units)
    : undefined;
