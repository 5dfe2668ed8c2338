import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { baseSpec } from '../stacking/bases.ts';
import { refuseGuestAttack } from '../politics/alliance.ts';
import { refuseAmmunition, type Shot } from '../supply/logistics.ts';
import { distanceBetween } from '../../model/chart.ts';
import { no } from '../../turn/refusals.ts';
import { isFighterOrAttack, specOf } from '../../model/roster.ts';
import type { Home, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import type { Activation, Flight, Strike } from '../../model/fire/phase.ts';
import { loadOf, pointsOf, roleOf } from './strength.ts';
import {
  armOfActivation,
  refuseAnother,
  refuseNumber,
  refusePlace,
  refuseType,
  refuseWaters,
} from './strike-rules.ts';
import { refuseAllTargets } from './targets.ts';

export type StrikeAction = Extract<Action, { readonly type: 'strike' }>;

/** [C.10.2] Bombers pass what they flew over on the way out; missiles what their owner names. */
const wayOf = (activation: Activation, { attack, over, hex }: StrikeAction): readonly HexId[] =>
  activation.name === 'flight' && attack === 'bombing'
    ? [...new Set(activation.path.slice(1))].filter(flown => flown !== hex)
    : over;

/** The attack that an action declares. */
export const strikeOf = (activation: Activation, action: StrikeAction): Strike => ({
  type: action.attack,
  side: activation.side,
  units: action.units,
  from: activation.hex,
  hex: action.hex,
  over: wayOf(activation, action),
  cruise: action.cruise,
  answer: false,
});

const homeInFlight = ({ units, homes }: Flight, unit: UnitId): Home | undefined => homes[units.indexOf(unit)];

/** [C.18.3] [C.18.4] What each unit takes out of which store. */
export const shotsOf = (table: PublicState, activation: Activation, strike: Strike): readonly Shot[] =>
  strike.units.map(unit => {
    const home = activation.name === 'flight' ? homeInFlight(activation, unit) : undefined;
    const missile = missileKind(table, strike, unit);
    return {
      attack: strike.type,
      unit,
      ...(home === undefined ? {} : { home }),
      ...(missile === undefined ? {} : { missile }),
    };
  });

const missileKind = (table: PublicState, strike: Strike, unit: UnitId): 'short' | 'cruise' | undefined => {
  if (strike.cruise) return 'cruise';
  const { nation, front, arm } = specOf(table, unit);
  const near = distanceBetween(strike.from, strike.hex) <= 1;
  return arm === 'air' && front.ssm === 0 && nation === 'US' && near ? 'short' : undefined;
};

const NORWAY = 'NO';

const isGuest = (table: PublicState, home: Home | undefined, unit: UnitId): boolean => {
  const spec = specOf(table, unit);
  return (
    home?.kind === 'base' &&
    baseSpec(home.base).nation === NORWAY &&
    spec.side === 'nato' &&
    spec.nation !== NORWAY &&
    isFighterOrAttack(spec)
  );
};

/** [10.6] [C.8.8] Two foreign INT or ATK of a Norwegian airfield attack in a segment; a field the Soviets took is theirs. */
const refuseGuests = (
  table: PublicState,
  activation: Flight,
  { units, type }: Strike,
): Refusal | undefined => {
  if (type === 'asw') return undefined;
  const { launched, guests } = activation.resume;
  const fields = launched.filter(({ unit, home }) => isGuest(table, home, unit));
  const crowded = units.find(unit => {
    const own = fields.find(start => start.unit === unit);
    if (own === undefined || own.home.kind !== 'base') return false;
    const { base } = own.home;
    const mates = fields.filter(({ home }) => home.kind === 'base' && home.base === base);
    const attackers = mates.filter(mate => guests.includes(mate.unit) || units.includes(mate.unit));
    return attackers.length > 2;
  });
  return crowded === undefined
    ? undefined
    : no(
        'C.8.8',
        'guests',
        'Only two foreign units from a Norwegian airfield can attack in a segment.',
        crowded,
      );
};

/** [C.14.4] [C.21.7] [C.8.8] What keeps these aircraft from attacking. */
const refuseFlightAttack = (
  table: PublicState,
  activation: Activation,
  strike: Strike,
): Refusal | undefined => {
  if (activation.name !== 'flight') return undefined;
  for (const unit of strike.units) {
    const home = homeInFlight(activation, unit);
    const isForeign = home?.kind === 'base' && baseSpec(home.base).nation !== specOf(table, unit).nation;
    const refusal = isForeign ? refuseGuestAttack(table, home, unit) : undefined;
    if (refusal !== undefined) return refusal;
  }
  const load = loadOf(table, activation);
  if (load === 'none' || (load === 'half' && strike.type === 'asw'))
    return no('C.21.7', 'unarmed', 'The aircraft have flown too far to carry weapons.', ...strike.units);
  return refuseGuests(table, activation, strike);
};

/** [C.8.1] [10.5.1] Everybody named takes part and has something to attack with. */
const refuseUnits = (table: PublicState, activation: Activation, strike: Strike): Refusal | undefined => {
  const units: readonly UnitId[] = activation.units;
  const stranger = strike.units.find(unit => !units.includes(unit));
  if (stranger !== undefined)
    return no('C.8.1', 'not-activated', 'Only activated units can attack.', stranger);
  const idle = strike.units.find(unit => pointsOf(table, activation, strike, unit) === 0);
  if (idle === undefined) return undefined;
  return activation.name === 'flight' && roleOf(activation, idle) === 'int'
    ? no('10.5.1', 'as-interceptor', 'This unit flies as an interceptor and carries no bombs or SSM.', idle)
    : no('C.8.1', 'no-strength', 'This unit has no weapon for this attack.', idle);
};

/** [10.8.3] [10.9.2] [10] Whether an activation may make this attack; whom it is aimed at is said later. */
export const refuseStrike = (
  view: View,
  activation: Activation,
  action: StrikeAction,
): Refusal | undefined => {
  const { table } = view;
  const strike = strikeOf(activation, action);
  const declared = { ...strike, over: action.over };
  const arm = armOfActivation(activation);
  return (
    refuseType(table, strike, arm) ??
    refuseNumber(strike, arm) ??
    refuseAnother(activation, strike) ??
    refusePlace(table, declared, arm) ??
    refuseWaters(table, strike, arm) ??
    refuseUnits(table, activation, strike) ??
    refuseFlightAttack(table, activation, strike) ??
    refuseAmmunition(table, view.own, shotsOf(table, activation, strike)) ??
    refuseAllTargets(view, activation, strike)
  );
};
