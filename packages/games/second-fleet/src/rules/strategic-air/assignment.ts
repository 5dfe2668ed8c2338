import type { Refusal } from '@narrow-seas/core';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { effectIn } from '../weather/weather.ts';
import { zoneDistance, zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { hexOfHome, homeOf, sameHome } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Home, Order, State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { View } from '../../secrets/view.ts';
import {
  type DieFace,
  type Mission,
  SIDES,
  type Side,
  type UnitId,
  type Zone,
} from '../../model/vocabulary.ts';
import { readyAt, refuseDeparture, unveil } from '../patrols/deck.ts';
import { onMission } from './missions.ts';
import type { Assignment, OpenAssignment } from '../../model/fire/phase.ts';
import { ELIGIBLE, zonesInRange } from './strategic-range.ts';

/** [C.23] From this roll on a nine ends the open assignment. */
const LAST_FREE_ROLL = 4;

/** Missions a type may fly in this game. */
export const missionsFor = (table: PublicState, unit: UnitId): readonly Mission[] =>
  (ELIGIBLE[specOf(table, unit).kind] ?? []).filter(
    mission =>
      scenarioOf(table).rules.missions.includes(mission) && (mission !== 'mining' || table.options.mines),
  );

/** [A5] [23] [C.26] Missions that the type does not fly, or that are not part of this game. */
const refuseMission = (table: PublicState, unit: UnitId, mission: Mission): Refusal | undefined => {
  if (missionsFor(table, unit).includes(mission)) return undefined;
  if (!(ELIGIBLE[specOf(table, unit).kind] ?? []).includes(mission))
    return no('A5', 'not-eligible', 'This type of aircraft cannot fly this mission.', unit);
  return mission === 'mining' && !table.options.mines
    ? no('23', 'no-mining', 'Mines are not part of this game.', unit)
    : no('C.26', 'no-such-mission', 'This scenario does not have this mission.', unit);
};

/** [A5] Whether a zone is in range of the base or carrier. */
const isInRange = (table: PublicState, unit: UnitId, home: Home, zone: Zone): boolean => {
  const hex = hexOfHome(table, home);
  return hex !== undefined && zoneDistance(zoneOf(hex), zone) <= zonesInRange(specOf(table, unit).front.move);
};

const orderedFrom = (view: View, order: Order): Home | undefined => readyAt(view, order.unit);

/** [12.1.2] [C.2.11] One unit of a carrier in a day. */
const isCarrierSpent = (view: View, side: Side, home: Home): boolean => {
  if (home.kind === 'base') return false;
  const sent = onMission(view.table, side).map(({ where }) => where.home);
  const back = view.table.pieces.flatMap(({ where }) => (where.at === 'returning' ? [where.home] : []));
  const ordered = (view.own?.orders ?? []).flatMap(order => orderedFrom(view, order) ?? []);
  return [...sent, ...back, ...ordered].some(other => sameHome(other, home));
};

/** [7.1] [7.2] [2.2.5.1] [7] [C.12.1] [A5] */
export const refuseAssign = (
  view: View,
  side: Side,
  unit: UnitId,
  mission: Mission,
  zone: Zone,
): Refusal | undefined => {
  const { table } = view;
  const departure = refuseDeparture(view, side, unit, 'mission');
  if (departure !== undefined) return departure;
  if (view.own?.orders.some(order => order.unit === unit))
    return no('C.12.1', 'ordered', 'This aircraft already has its orders.', unit);
  const wrong = refuseMission(table, unit, mission);
  if (wrong !== undefined) return wrong;
  const home = readyAt(view, unit) as Home;
  if (!isInRange(table, unit, home, zone))
    return no('A5', 'zone-out-of-range', 'This zone is out of range of the aircraft’s base.', unit);
  if (effectIn(table, zone).grounds)
    return no('C.13.1', 'storm', 'Aircraft cannot fly missions in a storm.', unit);
  return isCarrierSpent(view, side, home)
    ? no('C.2.11', 'carrier-limit', 'A carrier can send only one unit a day.', unit)
    : undefined;
};

/** [C.12.1] Sealed orders may be taken back. */
export const refuseUnassign = ({ own }: View, unit: UnitId): Refusal | undefined =>
  own?.orders.some(order => order.unit === unit)
    ? undefined
    : no('C.12.1', 'no-order', 'This aircraft has no orders to take back.', unit);

/** [C.12.1] Secret orders; in the open form the aircraft goes at once. */
export const assign = (state: State, view: View, side: Side, order: Order): readonly Event[] => {
  const { phase } = state.table;
  if (phase.name !== 'open-assignment') return [{ type: 'ordered', side, order }];
  const home = readyAt(view, order.unit) as Home;
  return [...unveil(state, side, [home]), { type: 'revealed', orders: [order] }, diceAgain(phase)];
};

const diceAgain = ({ rolls, finished: over }: OpenAssignment): Event => ({
  type: 'began',
  phase: { name: 'open-assignment', rolls, finished: over },
});

/** The side has sent all it wants. */
export const endAssignment = (state: State, side: Side): readonly Event[] => {
  const { phase } = state.table;
  if (phase.name !== 'open-assignment') return [{ type: 'assigned', side }];
  return [{ type: 'assigned', side }, diceAgain({ ...phase, finished: [...phase.finished, side] })];
};

const hasAircraft = ({ table }: State, side: Side): boolean =>
  table.pieces.some(
    ({ where }, unit) =>
      (where.at === 'home' || where.at === 'wing') && specOf(table, unit as UnitId).side === side,
  );

/** [C.12.1] [C.23] The phase as it begins; undefined where nobody has an aircraft to send. */
export const readyFor = (state: State): Assignment | OpenAssignment | undefined => {
  const idle = SIDES.filter(side => !hasAircraft(state, side));
  if (idle.length === SIDES.length) return undefined;
  return state.table.options.solitaire
    ? { name: 'open-assignment', rolls: 0, finished: idle }
    : { name: 'assignment', finished: idle };
};

export const beginAssignment = (state: State): readonly Event[] => {
  const phase = readyFor(state);
  return phase === undefined ? [] : [{ type: 'began', phase }];
};

const decksOf = (state: State, side: Side): readonly Home[] => {
  const wings = state.secret[side].wings;
  return state.secret[side].orders.flatMap(({ unit }) => {
    const wing = wings.find(member => member.unit === unit);
    const home: Home | undefined =
      wing === undefined ? homeOf(state.table, unit) : { kind: 'carrier', carrier: wing.carrier };
    return home ?? [];
  });
};

/** [C.12.1] Both have finished: everything is laid open at once. */
export const advanceAssignment = (state: State, phase: Assignment | OpenAssignment): readonly Event[] => {
  if (phase.finished.length < SIDES.length) return [];
  if (phase.name === 'open-assignment') return [finished('assignment')];
  const orders = SIDES.flatMap(side => state.secret[side].orders).toSorted((a, b) => a.unit - b.unit);
  return [
    ...SIDES.flatMap(side => unveil(state, side, decksOf(state, side))),
    { type: 'revealed', orders },
    finished('assignment'),
  ];
};

/** [7.3] [C.23] Odd NATO, even Soviet; a late nine ends it. */
export const rollOpen = (phase: OpenAssignment, face: DieFace): readonly Event[] => {
  const rolls = phase.rolls + 1;
  const rolled: Event = { type: 'rolled', face };
  if (rolls > LAST_FREE_ROLL && face === 9) return [rolled, finished('assignment')];
  const side: Side = face % 2 === 1 ? 'nato' : 'soviet';
  const turn = phase.finished.includes(side) ? {} : { side };
  return [
    rolled,
    { type: 'began', phase: { name: 'open-assignment', rolls, finished: phase.finished, ...turn } },
  ];
};

/** Aircraft of a side that might be sent. */
export const candidatesOf = ({ table }: View, side: Side): readonly UnitId[] => {
  const units: UnitId[] = [];
  for (const [unit, { where }] of table.pieces.entries())
    if ((where.at === 'home' || where.at === 'wing') && specOf(table, unit as UnitId).side === side)
      units.push(unit as UnitId);
  return units;
};
