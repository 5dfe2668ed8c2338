import type { Refusal } from '@narrow-seas/core';
import { baseState, isAirfieldInUse } from '../bases.ts';
import { refuseOutOfAlliance } from '../campaign/alliance.ts';
import { effectAt } from '../campaign/weather.ts';
import { isFjord, zoneOf } from '../chart.ts';
import type { Event } from '../event.ts';
import { aircraftAt, hexOfHome, homeKey, pieceOf } from '../position.ts';
import { no, notYours } from '../refusals.ts';
import { specOf } from '../roster.ts';
import type { Home, State } from '../state.ts';
import { isDark } from '../time.ts';
import type { View } from '../view.ts';
import type { Side, UnitId } from '../vocabulary.ts';

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
  if (where.at !== 'sea') return no('4.3.3', 'no-carrier', 'Its carrier is gone.', unit);
  if (damaged) return no('C.9.5', 'damaged-carrier', 'Nothing flies from a damaged carrier.', unit, carrier);
  if (purpose === 'flight' && isFjord(where.hex))
    return no('4.3.4', 'in-fjord', 'Aircraft are not activated from a carrier in a fjord.', unit, carrier);
  const { nation, allWeather } = specOf(table, unit);
  if (isDark(table, zoneOf(where.hex)) && !(nation === 'US' && allWeather))
    return no('C.2.30', 'dark', 'In the dark only US all-weather aircraft leave carriers.', unit);
  return effectAt(table, where.hex).carriersNeedAllWeather && !allWeather
    ? no('C.13.1', 'squall', 'In a squall only all-weather aircraft leave carriers.', unit)
    : undefined;
};

/** [14.5.1] [C.17.8] What keeps aircraft on an airfield. */
const refuseField = ({ table }: View, unit: UnitId, home: Home): Refusal | undefined => {
  const { side } = specOf(table, unit);
  if (home.kind === 'carrier' || isAirfieldInUse(table, side, home.base)) return undefined;
  return baseState(table, home.base).lodgement > 0
    ? no('C.17.8', 'beset-airfield', 'Nothing is launched from a base with a lodgement.', unit)
    : no('14.5.1', 'damaged-airfield', 'Nothing flies from a damaged airfield.', unit);
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
  if (home === undefined) return no('C.9.5', 'not-ready', 'The aircraft is not ready on its base.', unit);
  const hex = hexOfHome(table, home);
  if (hex === undefined) return no('4.3.3', 'no-carrier', 'Its carrier is gone.', unit);
  if (effectAt(table, hex).grounds) return no('C.13.1', 'storm', 'Nothing takes off in a storm.', unit);
  return (
    refuseOutOfAlliance(table, unit) ??
    refuseField(view, unit, home) ??
    (home.kind === 'carrier' ? refuseDeck(view, unit, home.carrier, purpose) : undefined)
  );
};
