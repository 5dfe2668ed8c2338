import type { OddsTerm } from '@narrow-seas/core';
import { loadFor } from '../optional/air-movement.ts';
import { effectAt, effectBetween } from '../weather/weather.ts';
import { distanceBetween, zoneOf } from '../../model/chart.ts';
import { pieceOf, ratingsNow } from '../../model/position.ts';
import { specOf, titleOf, type UnitSpec } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import { isDark } from '../../model/time.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { CRUISE_POINTS } from '../optional/cruise.ts';
import { missileOf } from './missile.ts';
import type { Activation, Flight, Strike } from '../../model/fire/phase.ts';
import { airDistance } from './trajectory.ts';

/** [10.5] INT and ATK fly in the role declared; the others have none. */
export const roleOf = ({ roles }: Pick<Flight, 'roles'>, unit: UnitId): 'int' | 'atk' | undefined =>
  roles.find(role => role.unit === unit)?.role;

/** What a unit brings to an attack, and what made it less than the counter says. */
interface Part {
  readonly value: number;
  readonly rule: string;
  readonly note: string;
}

const half = (value: number, rule: string, note: string): Part => ({
  value: Math.floor(value / 2),
  rule,
  note: `${note}: half`,
});

/** [24.2] [16.2.6] [C.21.2] Who bombs at full value in the dark. */
const seesInTheDark = (spec: UnitSpec): boolean => (spec.nation === 'US' && spec.allWeather) || spec.b1;

const bombs = (table: PublicState, { from, hex }: Strike, unit: UnitId): Part => {
  const spec = specOf(table, unit);
  const value = ratingsNow(table, unit).bombing;
  if (isDark(table, zoneOf(hex)) && !seesInTheDark(spec)) return half(value, '16.2.6', 'in the dark');
  if (effectBetween(table, from, hex).halvesBombing && !spec.allWeather)
    return half(value, 'C.13.1', 'in a squall');
  return { value, rule: '10.9.4', note: 'bombing' };
};

const torpedoes = (table: PublicState, unit: UnitId): Part => {
  const value = ratingsNow(table, unit).torpedo;
  return pieceOf(table, unit).deep ? half(value, '22.6', 'deep') : { value, rule: '10.7', note: 'torpedoes' };
};

/** [C.13.2] Ships hear half as much in a storm; submarines and aircraft are not told apart by it. */
const aswNow = (table: PublicState, unit: UnitId): number => {
  const { asw } = ratingsNow(table, unit);
  const { where } = pieceOf(table, unit);
  const deaf =
    where.at === 'sea' && specOf(table, unit).arm === 'surface' && effectAt(table, where.hex).halvesAsw;
  return deaf ? Math.floor(asw / 2) : asw;
};

const partOf = (table: PublicState, strike: Strike, unit: UnitId): Part => {
  if (strike.cruise) return { value: CRUISE_POINTS, rule: 'C.21.1', note: 'cruise missiles' };
  switch (strike.type) {
    case 'torpedo':
      return torpedoes(table, unit);
    case 'ssm':
      return {
        value: missileOf(table, unit, distanceBetween(strike.from, strike.hex)).value,
        rule: '10.8.5',
        note: 'SSM',
      };
    case 'bombing':
      return bombs(table, strike, unit);
    case 'asw':
      return { value: aswNow(table, unit), rule: '10.10.5', note: 'ASW' };
    default:
      return { value: ratingsNow(table, unit).closeCombat, rule: 'C.21.9', note: 'guns' };
  }
};

/** [10.5.1] An interceptor carries neither bombs nor missiles. */
const isUnarmed = (activation: Activation, { type }: Strike, unit: UnitId): boolean =>
  activation.name === 'flight' && type !== 'asw' && roleOf(activation, unit) === 'int';

const termOf = (table: PublicState, activation: Activation, strike: Strike, unit: UnitId): OddsTerm => {
  const name = titleOf(table, unit);
  if (isUnarmed(activation, strike, unit))
    return { what: `${name}: flies as interceptor`, value: 0, rule: '10.5.1' };
  const part = partOf(table, strike, unit);
  const { value, rule, note } = isStretched(table, activation, strike)
    ? half(part.value, 'C.21.7', `${part.note}, long flight`)
    : part;
  return { what: `${name}: ${note}`, value, rule };
};

/** [C.21.7] What the way so far and straight back to the start leaves of the weapons. */
export const loadOf = (table: PublicState, activation: Activation): 'full' | 'half' | 'none' => {
  if (activation.name !== 'flight' || !table.options.airMovement) return 'full';
  const { hex, path, spent, allowance } = activation;
  return loadFor(table, allowance, spent + airDistance(hex, path[0] ?? hex));
};

/** [C.21.7] */
export const isStretched = (table: PublicState, activation: Activation, { type }: Strike): boolean =>
  type !== 'asw' && loadOf(table, activation) === 'half';

/** [C.8.2] What each attacker adds. */
export const attackTerms = (
  table: PublicState,
  activation: Activation,
  strike: Strike,
): readonly OddsTerm[] => strike.units.map(unit => termOf(table, activation, strike, unit));

/** What one unit would add to this attack. */
export const pointsOf = (table: PublicState, activation: Activation, strike: Strike, unit: UnitId): number =>
  termOf(table, activation, strike, unit).value;

/** [C.8.2] The sum that is split among the targets. */
export const strikePoints = (table: PublicState, activation: Activation, strike: Strike): number =>
  strike.units.reduce((sum, unit) => sum + pointsOf(table, activation, strike, unit), 0);
