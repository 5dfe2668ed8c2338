import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { flightAllowance } from '../optional/air-movement.ts';
import { besideInAir } from '../../model/chart.ts';
import { loseUnit } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { hexOfHome, ratingsNow, sameHome } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { isFighterOrAttack, specOf } from '../../model/roster.ts';
import type { Segment } from '../../model/sea/phase.ts';
import type { Home, State, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { readyAt, refuseDeparture, unveil } from '../patrols/deck.ts';
import { flyAlong } from '../patrols/patrol.ts';
import type { Flight } from '../../model/fire/phase.ts';
import { canLand, homesOf, refuseLanding } from '../patrols/berth.ts';
import { airDistance } from './trajectory.ts';

export type TakeOff = Extract<Action, { readonly type: 'take-off' }>;

/** [4.3.1] */
export const FLIGHT_LIMIT = 4;

/** [4.3.1.1] [12.1.3] [C.2.4] Units of an airfield and of a carrier that fly in one segment. */
const launchLimit = (home: Home): number => (home.kind === 'base' ? 4 : 2);

export const launchesLeft = ({ launched }: Segment, home: Home): number =>
  launchLimit(home) - launched.filter(start => sameHome(start.home, home)).length;

/** [C.9.1] Each INT and ATK unit has a role, and nobody else. */
const refuseRoles = (table: PublicState, { units, roles }: TakeOff): Refusal | undefined => {
  const fighters = units.filter(unit => isFighterOrAttack(specOf(table, unit)));
  const named = roles.map(({ unit }) => unit);
  return fighters.length === named.length && fighters.every((unit, place) => named[place] === unit)
    ? undefined
    : no('C.9.1', 'roles', 'Give every INT and ATK unit a role, in the order of the units.', ...fighters);
};

/** [C.2.4] [C.9.1] From one hex, and not more of a field or deck than may fly. */
const refuseCrowd = (view: View, segment: Segment, units: readonly UnitId[]): Refusal | undefined => {
  const homes = units.map(unit => readyAt(view, unit) as Home);
  const full = units.find((_, place) => {
    const home = homes[place] as Home;
    return homes.filter(other => sameHome(other, home)).length > launchesLeft(segment, home);
  });
  if (full !== undefined)
    return no(
      'C.2.4',
      'launched',
      'An airfield can launch four units in a segment, and a carrier two.',
      full,
    );
  const [hex] = homes.map(home => hexOfHome(view.table, home));
  return homes.every(home => hexOfHome(view.table, home) === hex)
    ? undefined
    : no('C.9.1', 'different-fields', 'Aircraft that fly together must start from the same hex.', ...units);
};

/** [4.3] [C.9.1] */
export const refuseTakeOff = (view: View, segment: Segment, action: TakeOff): Refusal | undefined => {
  const { units } = action;
  if (segment.arm !== 'air')
    return no('4.3', 'not-air', 'Aircraft can fly only in the air segment.', ...units);
  if (units.length === 0 || units.length > FLIGHT_LIMIT || new Set(units).size < units.length)
    return no('4.3.1', 'stack-size', 'One to four aircraft can fly together.', ...units);
  for (const unit of units) {
    const refusal = refuseDeparture(view, segment.side, unit, 'flight');
    if (refusal !== undefined) return refusal;
  }
  const acted = units.find(unit => segment.acted.includes(unit));
  if (acted !== undefined)
    return no('C.9.5', 'has-flown', 'This aircraft has already flown in this segment.', acted);
  const jammers = units.filter(unit => specOf(view.table, unit).kind === 'EW');
  if (jammers.length > 1)
    return no('12.2.1', 'two-jammers', 'A stack can have only one EW unit.', ...jammers);
  return refuseCrowd(view, segment, units) ?? refuseRoles(view.table, action);
};

export const takeOff = (state: State, view: View, { units, roles }: TakeOff): readonly Event[] => {
  const homes = units.map(unit => readyAt(view, unit) as Home);
  const [first] = units;
  const { side } = specOf(state.table, first as UnitId);
  return [
    ...unveil(state, side, homes),
    {
      type: 'took-off',
      units,
      roles,
      homes,
      hex: hexOfHome(state.table, homes[0] as Home) as HexId,
      allowance: Math.min(...units.map(unit => ratingsNow(state.table, unit).move)),
    },
  ];
};

/** [4.3.2] [C.9.2] [C.21.7] Points left; a stack that has attacked or carries weapons goes less far. */
export const movementLeft = (
  table: PublicState,
  { allowance, spent, attacked, stretched }: Flight,
): number => {
  const load = attacked === undefined ? 'none' : stretched ? 'half' : 'full';
  return flightAllowance(table, allowance, load) - spent;
};

const startOf = ({ path, hex }: Flight): HexId => path[0] ?? hex;

/** [5.9] [C.9.2] Hex by hex within what is left. */
export const refuseFly = (
  table: PublicState,
  flight: Flight,
  path: readonly HexId[],
): Refusal | undefined => {
  const last = path.at(-1);
  if (last === undefined) return no('C.9.2', 'no-path', 'A flight needs a path.', ...flight.units);
  const broken = path.find((hex, place) => !besideInAir(path[place - 1] ?? flight.hex).includes(hex));
  if (broken !== undefined)
    return noAt('C.9.2', 'not-adjacent', 'Each hex of a path must be next to the one before it.', broken);
  if (path.length > movementLeft(table, flight))
    return noAt('C.9.2', 'beyond-flight', 'The aircraft cannot fly that far.', last, ...flight.units);
  return flight.turnedBack === 'to-start' && last !== startOf(flight)
    ? noAt('8.12.1', 'turned-back', 'This flight must fly back to where it started.', last, ...flight.units)
    : undefined;
};

/** [C.9.4] */
export const refuseTouchdown = (
  view: View,
  flight: Flight,
  unit: UnitId,
  home: Home,
): Refusal | undefined => {
  if (!flight.units.includes(unit))
    return no('C.9.4', 'not-flying', 'This aircraft is not part of this flight.', unit);
  if (hexOfHome(view.table, home) !== flight.hex)
    return noAt('C.9.4', 'not-there', 'The flight is not over this place.', flight.hex, unit);
  return refuseLanding(view.table, view.own, unit, home);
};

/** Fields and decks that somebody of the flight can still reach and use. */
export const homesInReach = (view: View, flight: Flight): readonly Home[] => {
  const { table } = view;
  const left = movementLeft(table, flight);
  return homesOf(table, flight.side).filter(home => {
    const hex = hexOfHome(table, home);
    if (hex === undefined || (flight.turnedBack === 'to-start' && hex !== startOf(flight))) return false;
    return (
      airDistance(flight.hex, hex) <= left && flight.units.some(unit => canLand(table, view.own, unit, home))
    );
  });
};

/** [C.9.4] Aircraft are given up only when there is nowhere left to land. */
export const refuseGiveUp = (view: View, flight: Flight): Refusal | undefined =>
  homesInReach(view, flight).length === 0
    ? undefined
    : no('C.9.4', 'can-land', 'The flight can still reach a place to land.', ...flight.units);

export const giveUp = (state: State, { units }: Flight): Effect =>
  chain(
    state,
    ...units.map(
      (unit): Consequence =>
        now =>
          loseUnit(now, unit, 'no-base'),
    ),
  );

export const fly = (state: State, path: readonly HexId[]): Effect => flyAlong(state, path);

/** All are down or lost: the segment goes on. */
export const advanceFlight = ({ units }: Flight): readonly Event[] =>
  units.length === 0 ? [{ type: 'resumed' }] : [];
