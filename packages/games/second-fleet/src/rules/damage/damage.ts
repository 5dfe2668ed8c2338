import type { Event } from '../../model/event.ts';
import { aircraftAt, capOver, pieceOf, type Placed } from '../../model/position.ts';
import { isCarrier, specOf } from '../../model/roster.ts';
import type { Cause } from '../../model/sea/event.ts';
import type { Home, State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

/** What points of damage do to a ship or submarine. */
export type Hit = 'none' | 'damaged' | 'destroyed';

/** [11.1] [11.2] [11.3] [11] [C.1.6] Against the defence value; half of it damages, and damage on damage destroys. */
export const hitOf = (table: Placed, unit: UnitId, points: number): Hit => {
  const { front } = specOf(table, unit);
  if (points >= front.defence) return 'destroyed';
  return 2 * points >= front.defence ? stepOf(table, unit) : 'none';
};

/** [11] [C.1.5] What one step of damage does to any unit. */
export const stepOf = (table: Placed, unit: UnitId): Hit =>
  pieceOf(table, unit).damaged || specOf(table, unit).damaged === undefined ? 'destroyed' : 'damaged';

/** Aircraft on deck or field, and those on patrol from there. */
export const unitsOn = (table: Placed, home: Home): readonly UnitId[] => [
  ...aircraftAt(table, home),
  ...capOver(table, home),
];

const died = (unit: UnitId, cause: Cause): Event => ({ type: 'died', unit, cause });

/** [C.21.3] Of a wing that nobody has seen yet it becomes known who was aboard. */
const hiddenWing = ({ table, secret }: State, carrier: UnitId): readonly UnitId[] =>
  secret[specOf(table, carrier).side].wings
    .filter(wing => wing.carrier === carrier && pieceOf(table, wing.unit).where.at === 'wing')
    .map(({ unit }) => unit);

/** [8.14.2] [8] [12] A unit is gone; with a carrier go the aircraft on deck and on CAP. Those sent away learn of it at night. */
export const loseUnit = (state: State, unit: UnitId, cause: Cause): readonly Event[] => {
  if (!isCarrier(specOf(state.table, unit))) return [died(unit, cause)];
  const hidden = hiddenWing(state, unit);
  const aboard = [...hidden, ...unitsOn(state.table, { kind: 'carrier', carrier: unit })];
  return [
    ...hidden.map((wing): Event => ({ type: 'wing-known', unit: wing, carrier: unit })),
    ...aboard.map(aircraft => died(aircraft, 'with-carrier')),
    died(unit, cause),
  ];
};

const hit = (state: State, unit: UnitId, result: Hit, cause: Cause): readonly Event[] => {
  if (result === 'none') return [];
  return result === 'damaged' ? [{ type: 'damaged', unit }] : loseUnit(state, unit, cause);
};

/** [11] Damage points on a ship or submarine. */
export const damageShip = (state: State, unit: UnitId, points: number, cause: Cause): readonly Event[] =>
  hit(state, unit, hitOf(state.table, unit, points), cause);

/** One step on any unit: by mine, accident or air combat. */
export const damageStep = (state: State, unit: UnitId, cause: Cause): readonly Event[] =>
  hit(state, unit, stepOf(state.table, unit), cause);

/** [14.6.1] [14] An airfield is destroyed: what is on the ground is lost; CAP learns of it when it lands. */
export const loseAirfield = (state: State, home: Home): readonly Event[] =>
  aircraftAt(state.table, home).map(unit => died(unit, 'with-base'));
