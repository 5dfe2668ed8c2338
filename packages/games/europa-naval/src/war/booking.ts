import { portSpecOf, shipOf, specOf } from '../fleet.ts';
import type { Event } from '../event.ts';
import { evolve } from '../evolve.ts';
import { groundSpec } from '../roster.ts';
import type { Cargo, State } from '../state.ts';
import { consequencesOf } from './consequence.ts';
import { lossOf } from './loss.ts';
import {
  ALEXANDRIA,
  C3_USED,
  KURESSAARE,
  MALTA_FALLS,
  pointsFor,
  scored,
  SEA_OPENED,
  TROOPS_LOST,
} from './cause.ts';
import type { HexId } from '@narrow-seas/hex';
import type { GroundId, PortId, ShipId, Side } from '../vocabulary.ts';
import { brought } from './homecoming.ts';
import { suppliesAt } from './landed.ts';

const once = ({ common }: State, side: Side, cause: string, points: number): readonly Event[] =>
  common.score[side].some(line => line.cause === cause) ? [] : scored(side, cause, points);

type Unloaded = Extract<Event, { readonly type: 'unloaded' }>;
type Marched = Extract<Event, { readonly type: 'marched' }>;
type CarriageEnded = Extract<Event, { readonly type: 'carriage-ended' }>;

const landed = (state: State, { ship, cargo, place }: Unloaded): readonly Event[] => {
  if (cargo.kind === 'troops' || !('port' in place)) return [];
  return suppliesAt(state, specOf(state.common, ship).side, { from: cargo.from, to: place.port }, cargo);
};

/** [F.5.8] Coasters bring supplies and troops like ships. */
const carried = (state: State, { side, from, port, cargo }: CarriageEnded): readonly Event[] => {
  if (cargo.kind !== 'troops') return suppliesAt(state, side, { from, to: port }, cargo);
  const hexOf = (id: PortId): HexId => portSpecOf(state.common, id).hex;
  return brought(state, cargo.unit, cargo.re, hexOf(from), hexOf(port));
};

const embarkedAt = ({ common }: State, unit: GroundId): HexId | undefined =>
  common.embarked.find(each => each.unit === unit)?.hex;

const hexOfLanding = ({ common }: State, { place }: Unloaded): HexId =>
  'hex' in place ? place.hex : portSpecOf(common, place.port).hex;

const ashore = (state: State, event: Unloaded): readonly Event[] => {
  const { cargo } = event;
  if (cargo.kind !== 'troops') return landed(state, event);
  const from = embarkedAt(state, cargo.unit);
  return from === undefined ? [] : brought(state, cargo.unit, cargo.re, from, hexOfLanding(state, event));
};

/** [S.2] [36.G] By ferry out of Sicily; who walks home, or goes by rail, was not brought out by sea [S.3]. */
const overTheStrait = (state: State, { unit, re, from, to }: Marched): readonly Event[] =>
  state.common.scenario === 'husky' ? brought(state, unit, re, from, to) : [];

/** [S.2] Allied REs lost ashore and afloat. */
const troopsLost = ({ common }: State, unit: GroundId, re: number): readonly Event[] =>
  common.scenario === 'husky' && groundSpec(common.scenario, unit).side === 'allied'
    ? scored('axis', TROOPS_LOST, re)
    : [];

const portTaken = (state: State, name: string, owner: string): readonly Event[] => {
  const { scenario } = state.common;
  if (scenario === 'malta' && name === 'Valletta' && owner === 'axis')
    return once(state, 'axis', MALTA_FALLS, 20);
  if (scenario === 'malta' && name === 'Alexandria' && owner === 'axis')
    return once(state, 'axis', ALEXANDRIA, 25);
  return scenario === 'baltic-act2' && name === 'Kuressaare' && owner === 'allied'
    ? once(state, 'allied', KURESSAARE, 4)
    : [];
};

/** [S.1] The forces kept for a landing on Malta cost points when they are first used for anything. */
const C3 = ['Motozattere C3', 'Superga', 'San Marco and Loreto groups'];

const isC3 = ({ common }: State, name: string): boolean =>
  common.scenario === 'malta' && C3.includes(name) && pointsFor(common, 'axis', C3_USED) === 0;

const c3Sails = (state: State, ships: readonly ShipId[]): readonly Event[] =>
  ships.some(ship => isC3(state, specOf(state.common, ship).name)) ? scored('axis', C3_USED, -5) : [];

const c3Leaves = (state: State, cargo: Cargo): readonly Event[] =>
  cargo.kind === 'troops' && isC3(state, groundSpec(state.common.scenario, cargo.unit).name)
    ? scored('axis', C3_USED, -5)
    : [];

/** [S.1] The scenario of 1943 gives nothing for it. */
const starved = (state: State): readonly Event[] =>
  state.common.scenario === 'malta' && !state.common.malta.starved
    ? once(state, 'axis', MALTA_FALLS, 20)
    : [];

/** [S.3] */
const OPENED = { x1: 4, x2: 12 };

const opened = (state: State, safe: string): readonly Event[] => {
  if (state.common.scenario !== 'baltic-act2' || (safe !== 'x1' && safe !== 'x2')) return [];
  return scored('allied', SEA_OPENED, OPENED[safe] - pointsFor(state.common, 'allied', SEA_OPENED));
};

const shipLoss = (before: State, after: State, ship: ShipId): readonly Event[] => {
  const { side } = specOf(before.common, ship);
  const was = shipOf(before.fleets[side], ship);
  return lossOf(before.common, ship, was, shipOf(after.fleets[side], ship));
};

/** [F.30] Points that an event brings. */
const bookings = (before: State, event: Event, after: State): readonly Event[] => {
  switch (event.type) {
    case 'hit':
    case 'scuttled':
    case 'sunk':
      return shipLoss(before, after, event.ship);
    case 'unloaded':
      return ashore(before, event);
    case 'carriage-ended':
      return carried(before, event);
    case 'carriage-lost':
      return event.cargo.kind === 'troops' ? troopsLost(before, event.cargo.unit, event.cargo.re) : [];
    case 'loaded':
    case 'carriage-left':
      return c3Leaves(before, event.cargo);
    case 'formed':
      return c3Sails(before, event.ships);
    case 'marched':
      return overTheStrait(before, event);
    case 'troops-lost':
      return troopsLost(before, event.unit, event.re);
    case 'cargo-lost':
      return event.cargo.kind === 'troops' ? troopsLost(before, event.cargo.unit, event.cargo.re) : [];
    case 'port-taken':
    case 'port-given':
      return portTaken(before, portSpecOf(before.common, event.port).name, event.owner);
    case 'malta-set':
      return event.starved ? starved(before) : [];
    case 'zones-drawn':
      return opened(before, event.danger.safe);
    default:
      return [];
  }
};

/** Events that may bring something; runs without them need not be looked at one by one. */
const BRINGING: ReadonlySet<Event['type']> = new Set([
  'hit',
  'scuttled',
  'sunk',
  'unloaded',
  'carriage-left',
  'carriage-ended',
  'loaded',
  'formed',
  'marched',
  'troops-lost',
  'cargo-lost',
  'carriage-lost',
  'port-taken',
  'port-given',
  'port-hit',
  'taken',
  'surrendered',
  'malta-set',
  'zones-drawn',
  'turned',
]);

const bringAny = (events: readonly Event[]): boolean => {
  for (const { type } of events) if (BRINGING.has(type)) return true;
  return false;
};

/** The same events with what each brings besides: points, morale, zones that change at once. */
export const withScores = (start: State, events: readonly Event[]): readonly Event[] => {
  if (!bringAny(events)) return events;
  const all: Event[] = [];
  let state = start;
  const tell = (event: Event): State => {
    all.push(event);
    return evolve(state, event);
  };
  for (const event of events) {
    const before = state;
    state = tell(event);
    if (event.type === 'act-two') continue;
    for (const more of [...bookings(before, event, state), ...consequencesOf(before, event, state)])
      state = tell(more);
  }
  return all;
};
