import type { Refusal } from '@narrow-seas/core';
import { baseState, isAirfieldInUse } from '../stacking/bases.ts';
import { refuseOutOfAlliance } from '../politics/alliance.ts';
import { effectAt } from '../weather/weather.ts';
import { isFjord, zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { aircraftAt, hexOfHome, homeKey, pieceOf } from '../../model/position.ts';
import { no, notYours } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Home, State } from '../../model/state.ts';
import { isDark } from '../../model/time.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';

/** Why an aircraft leaves the ground. */
export type Purpose = 'flight' | 'cap' | 'mission';

/** Where an aircraft stands ready; of a secret wing only its owner knows the deck [C.21.3]. */
export const readyAt = ({ table, own }: View, unit: UnitId): Home | undefined => {
  const { where } = pieceOf(table, unit);
  if (where.at === 'home') return where.home;
  const wing = where.at === 'wing' ? own?.wings.find(member => member.unit === unit) : undefined;
  return wing === undefined ? undefined : { kind: 'carrier', carrier: wing.carrier };
};

/** Aircraft of the viewer that stand ready on a field or deck. */
export const readyOn = (view: View, home: Home): readonly UnitId[] => {
  const seen = aircraftAt(view.table, home);
  if (home.kind === 'base' || view.own === undefined) return seen;
  const hidden = view.own.wings
    .filter(({ carrier, unit }) => carrier === home.carrier && pieceOf(view.table, unit).where.at === 'wing')
    .map(({ unit }) => unit);
  return hidden.length === 0 ? seen : [...seen, ...hidden];
};

/** [C.21.3] Once a carrier flies, everybody sees her wing. */
export const unveil = ({ table, secret }: State, side: Side, homes: readonly Home[]): readonly Event[] => {
  const keys = homes.map(homeKey);
  return secret[side].wings
    .filter(({ unit }) => pieceOf(table, unit).where.at === 'wing')
    .filter(({ carrier }) => keys.includes(homeKey({ kind: 'carrier', carrier })))
    .map(({ unit, carrier }) => ({ type: 'wing-known', unit, carrier }));
};

/** [16.2.5] [C.13.1] [4.3.4] What keeps aircraft on a deck. */
const refuseDeck = (
  { table }: View,
  unit: UnitId,
  carrier: UnitId,
  purpose: Purpose,
): Refusal | undefined => {
  const { where, damaged } = pieceOf(table, carrier);
  if (where.at !== 'sea') return no('4.3.3', 'no-carrier', 'The carrier of this aircraft is gone.', unit);
  if (damaged)
    return no('C.9.5', 'damaged-carrier', 'Aircraft cannot fly from a damaged carrier.', unit, carrier);
  if (purpose === 'flight' && isFjord(where.hex))
    return no('4.3.4', 'in-fjord', 'You cannot activate aircraft of a carrier in a fjord.', unit, carrier);
  const { nation, allWeather } = specOf(table, unit);
  if (isDark(table, zoneOf(where.hex)) && !(nation === 'US' && allWeather))
    return no('C.2.30', 'dark', 'In the dark only US all-weather aircraft can leave carriers.', unit);
  return effectAt(table, where.hex).carriersNeedAllWeather && !allWeather
    ? no('C.13.1', 'squall', 'In a squall only all-weather aircraft can leave carriers.', unit)
    : undefined;
};

/** [14.5.1] [C.17.8] What keeps aircraft on an airfield. */
const refuseField = ({ table }: View, unit: UnitId, home: Home): Refusal | undefined => {
  const { side } = specOf(table, unit);
  if (home.kind === 'carrier' || isAirfieldInUse(table, side, home.base)) return undefined;
  return baseState(table, home.base).lodgement > 0
    ? no('C.17.8', 'beset-airfield', 'Aircraft cannot fly from a base with an enemy lodgement.', unit)
    : no('14.5.1', 'damaged-airfield', 'Aircraft cannot fly from a damaged airfield.', unit);
};

/** [C.9.5] [4.3.3] Whether an aircraft may leave its field or deck. */
export const refuseDeparture = (
  view: View,
  side: Side,
  unit: UnitId,
  purpose: Purpose,
): Refusal | undefined => {
  const { table } = view;
  const spec = specOf(table, unit);
  if (spec.side !== side || spec.arm !== 'air') return notYours(unit);
  const home = readyAt(view, unit);
  if (home === undefined) return no('C.9.5', 'not-ready', 'This aircraft is not ready at its base.', unit);
  const hex = hexOfHome(table, home);
  if (hex === undefined) return no('4.3.3', 'no-carrier', 'The carrier of this aircraft is gone.', unit);
  if (effectAt(table, hex).grounds)
    return no('C.13.1', 'storm', 'Aircraft cannot take off in a storm.', unit);
  return (
    refuseOutOfAlliance(table, unit) ??
    refuseField(view, unit, home) ??
    (home.kind === 'carrier' ? refuseDeck(view, unit, home.carrier, purpose) : undefined)
  );
};
