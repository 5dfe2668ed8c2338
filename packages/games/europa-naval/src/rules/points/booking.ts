import { portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import type { Event } from '../../model/event.ts';
import type { Progress } from '../../turn/chain.ts';
import { evolve } from '../../turn/evolve.ts';
import { groundSpec } from '../../model/roster.ts';
import type { Cargo, State } from '../../model/state.ts';
import { consequencesOf } from '../surrender/consequence.ts';
import { lossOf } from '../surrender/loss.ts';
import { booked, MALTA_FALLS, pointsFor, scored, SEA_OPENED, TROOPS_LOST } from '../surrender/cause.ts';
import type { HexId } from '@narrow-seas/hex';
import { weighed } from '../../model/terms.ts';
import { enemyOf, type GroundId, type PortId, type ShipId, type Side } from '../../model/vocabulary.ts';
import type { Goals } from '../../scenarios/form.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { brought } from '../transport/homecoming.ts';
import { suppliesAt } from '../transport/landed.ts';

const goalsOf = ({ common }: State): Goals => scenarioOf(common.scenario).goals;

const once = ({ common }: State, side: Side, cause: string, points: number): readonly Event[] =>
  common.score[side].some(line => line.cause === cause) ? [] : scored(common, side, cause, points);

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
  goalsOf(state).rescue?.byFerry === true ? brought(state, unit, re, from, to) : [];

/** [S.2] REs lost ashore and afloat. */
const troopsLost = (state: State, unit: GroundId, re: number): readonly Event[] => {
  const loser = goalsOf(state).troopsLost;
  return loser !== undefined && groundSpec(state.common.scenario, unit).side === loser
    ? scored(state.common, enemyOf(loser), TROOPS_LOST, re)
    : [];
};

const portTaken = (state: State, name: string, owner: string): readonly Event[] => {
  const found = goalsOf(state).captures.find(({ port, by }) => port === name && by === owner);
  return found === undefined ? [] : once(state, found.by, found.cause, found.points);
};

/** [S.1] The forces kept for a landing on Malta cost points when they are first used for anything. */
const reserveUsed = (state: State, names: readonly string[]): readonly Event[] => {
  const { reserve } = goalsOf(state);
  return reserve !== undefined &&
    names.some(name => reserve.names.includes(name)) &&
    pointsFor(state.common, 'axis', reserve.cause) === 0
    ? scored(state.common, 'axis', reserve.cause, reserve.points)
    : [];
};

const reserveSails = (state: State, ships: readonly ShipId[]): readonly Event[] =>
  reserveUsed(
    state,
    ships.map(ship => specOf(state.common, ship).name),
  );

const reserveLeaves = (state: State, cargo: Cargo): readonly Event[] =>
  cargo.kind === 'troops' ? reserveUsed(state, [groundSpec(state.common.scenario, cargo.unit).name]) : [];

/** [S.1] The scenario of 1943 gives nothing for it. */
const starved = (state: State): readonly Event[] => {
  const { starvedMalta } = goalsOf(state);
  return starvedMalta !== undefined && !state.common.malta.starved
    ? once(state, 'axis', MALTA_FALLS, starvedMalta)
    : [];
};

/** [S.3] */
const opened = (state: State, safe: string): readonly Event[] => {
  const { safeZone } = goalsOf(state);
  if (safeZone === undefined || (safe !== 'x1' && safe !== 'x2')) return [];
  const inAll = weighed(state.common, 'allied', SEA_OPENED, safeZone[safe]);
  return booked('allied', SEA_OPENED, inAll - pointsFor(state.common, 'allied', SEA_OPENED));
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
      return reserveLeaves(before, event.cargo);
    case 'formed':
      return reserveSails(before, event.ships);
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

/** The same move with what each event brings besides: points, morale, zones that change at once. */
export const withScores = (move: Progress): Progress => {
  if (!bringAny(move.events)) return move;
  const events: Event[] = [];
  const states: State[] = [];
  let state = move.from;
  const tell = (event: Event, after: State): void => {
    events.push(event);
    states.push(after);
    state = after;
  };
  for (const [place, event] of move.events.entries()) {
    const before = state;
    // Until something is booked, the states are those that the move has gone through.
    const isSame = before === (move.states[place - 1] ?? move.from);
    tell(event, isSame ? (move.states[place] as State) : evolve(before, event));
    if (event.type === 'act-two') continue;
    for (const more of [...bookings(before, event, state), ...consequencesOf(before, event, state)])
      tell(more, evolve(state, more));
  }
  return { from: move.from, events, states, state };
};
