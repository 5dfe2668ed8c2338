import { memoOfLatest, memoOfLatestPart, type Told, type Viewer } from '@narrow-seas/core';
import type { Draft } from '../model/copy.ts';
import { shipOf, sideOfShip } from '../model/fleet.ts';
import { countAt, isCoverSeen, isHidden, isKnown, isShipKnown, OFF_TABLE, shipsNamed } from './knowledge.ts';
import { maskedPhase } from './mask.ts';
import type { AirUnit, Cargo, Common, Fleet, Group, Phase, Place, ShipWhere, State } from '../model/state.ts';
import {
  type AirId,
  type BySide,
  enemyOf,
  type GroupId,
  type PortId,
  type ShipId,
  SIDES,
  type Side,
} from '../model/vocabulary.ts';

/** What is known of an enemy ship once it has been seen [F.7.2]. */
export interface SeenShip {
  readonly ship: ShipId;
  readonly hits: number;
  readonly half: boolean;
  readonly cargo: readonly Cargo[];
}

/** What those who saw a group know of how: it moves the dice of searchers [T.3] and strikes [T.5], and calls out ports. */
export interface Trace {
  readonly found?: 'found' | 'well';
  readonly contact?: 'made';
  readonly alarm?: 'area' | 'everywhere';
}

/** [F.29] A marker: where it is and how many units it holds; who they are only when they were seen. */
export interface Sighting {
  readonly group: GroupId;
  readonly side: Side;
  readonly place: Place;
  readonly count: number;
  readonly moved: boolean;
  /** [36.A.2] Points of a night block that it still has; night is nobody's secret. */
  readonly nightLeft?: number;
  readonly ships?: readonly SeenShip[];
  readonly trace?: Trace;
}

/** [F.29] Masts over the harbour wall: how many, not which. */
export interface Harbour {
  readonly port: PortId;
  readonly side: Side;
  readonly count: number;
}

/** A ship that the present phase names, and where it is. */
export interface NamedShip extends SeenShip {
  readonly where: ShipWhere;
}

export interface View {
  readonly viewer: Viewer<Side>;
  /** What everybody knows, the phase as far as the viewer may. */
  readonly common: Common;
  /** One's own fleet; a spectator has none. */
  readonly own?: Fleet;
  /** [F.29] With the open sea, everybody's. */
  readonly open?: BySide<Fleet>;
  readonly sightings: readonly Sighting[];
  readonly harbours: readonly Harbour[];
  /** [F.2.6] Ships in the Atlantic. */
  readonly atlantic: readonly { readonly side: Side; readonly count: number }[];
  readonly named: readonly NamedShip[];
  /** Ships of others that are sunk, gone or still to come. */
  readonly off: readonly { readonly ship: ShipId; readonly at: 'sunk' | 'gone' | 'due' }[];
  readonly nextGroup: number;
}

const seenShip = (fleet: Fleet, ship: ShipId): SeenShip => {
  const { hits, half, cargo } = shipOf(fleet, ship);
  return { ship, hits, half, cargo };
};

const traceOf = ({ found, contact, alarm }: Group): Trace => {
  const trace: Draft<Trace> = {};
  if (found !== 'no') trace.found = found;
  if (contact === 'made') trace.contact = contact;
  if (alarm !== 'none') trace.alarm = alarm;
  return trace;
};

/** Field by field: spreads gave markers a thousand object shapes, and whatever read them was compiled over and over. */
const sightingOf = (common: Common, fleet: Fleet, group: Group): Sighting => {
  const { id, side, place, ships, moved, nightLeft } = group;
  const marker: Draft<Sighting> = { group: id, side, place, count: ships.length, moved };
  if (nightLeft > 0) marker.nightLeft = nightLeft;
  if (!isKnown(common, group)) return marker;
  marker.ships = ships.map(ship => seenShip(fleet, ship));
  marker.trace = traceOf(group);
  return marker;
};

/** [F.29 b] Submarines at sea are not there until they are found or attack. */
const sightingsOf = (common: Common, fleet: Fleet): readonly Sighting[] => {
  const sightings: Sighting[] = [];
  for (const group of fleet.groups)
    if (!isHidden(common, group)) sightings.push(sightingOf(common, fleet, group));
  return sightings;
};

const harboursOf = ({ ships }: Fleet, side: Side): readonly Harbour[] => {
  const counts: number[] = [];
  for (const { where } of ships) if (where.at === 'port') counts[where.port] = (counts[where.port] ?? 0) + 1;
  const harbours: Harbour[] = [];
  for (const [port, count = 0] of counts.entries())
    if (count > 0) harbours.push({ port: port as PortId, side, count });
  return harbours;
};

const offOf = ({ common, fleets }: State, side: Side): View['off'] => {
  const off: View['off'][number][] = [];
  for (const [id, { where }] of fleets[side].ships.entries())
    if (OFF_TABLE.has(where.at) && sideOfShip(common, id as ShipId) === side)
      off.push({ ship: id as ShipId, at: where.at as 'sunk' | 'gone' | 'due' });
  return off;
};

const NOBODY: readonly [] = [];

/** Those of others whose group does not show them already. */
const namedIn = (state: State, viewer: Viewer<Side>): readonly NamedShip[] => {
  const { common, fleets } = state;
  const ships = shipsNamed(common.phase);
  if (ships.length === 0) return NOBODY;
  return ships.flatMap(ship => {
    const side = sideOfShip(common, ship);
    if (side === viewer || !isShipKnown(state, viewer, ship)) return [];
    return [{ ...seenShip(fleets[side], ship), where: shipOf(fleets[side], ship).where }];
  });
};

/** What others see of a fleet. */
type FleetSeen = Pick<View, 'sightings' | 'harbours' | 'atlantic' | 'off'>;

/** The part of it that comes from the ships alone. */
type ShipsSeen = Pick<FleetSeen, 'harbours' | 'atlantic' | 'off'>;

/** Kept while the ships stay as they are: groups at sea change far more often. */
const shipsSeen = (side: Side): ((state: State) => ShipsSeen) =>
  memoOfLatestPart(
    8,
    ({ fleets }: State) => fleets[side].ships,
    state => ({
      harbours: harboursOf(state.fleets[side], side),
      atlantic: [{ side, count: countAt(state.fleets[side], 'atlantic') }],
      off: offOf(state, side),
    }),
  );

/** Kept for as long as the fleet stays as it is: while one side moves, the other mostly does. */
const fleetSeen = (side: Side): ((state: State) => FleetSeen) => {
  const shipsOf = shipsSeen(side);
  return memoOfLatestPart(
    8,
    ({ fleets }: State) => fleets[side],
    state => {
      const { harbours, atlantic, off } = shipsOf(state);
      return { sightings: sightingsOf(state.common, state.fleets[side]), harbours, atlantic, off };
    },
  );
};

const SEEN: BySide<(state: State) => FleetSeen> = { axis: fleetSeen('axis'), allied: fleetSeen('allied') };

const together = (all: readonly FleetSeen[]): FleetSeen => ({
  sightings: all.flatMap(({ sightings }) => sightings),
  harbours: all.flatMap(({ harbours }) => harbours),
  atlantic: all.flatMap(({ atlantic }) => atlantic),
  off: all.flatMap(({ off }) => off),
});

const othersSeen = (state: State, viewer: Viewer<Side>): FleetSeen =>
  viewer === 'spectator' ? together(SIDES.map(side => SEEN[side](state))) : SEEN[enemyOf(viewer)](state);

/** [F.29 b] Air units; where one covers a group that hides, only that it is in the air. */
const airSeen = (state: State, viewer: Viewer<Side>): Common['air'] => {
  const { air } = state.common;
  let shown: AirUnit[] | undefined;
  for (const [id, unit] of air.entries()) {
    if (isCoverSeen(state, viewer, id as AirId, unit.mission)) continue;
    shown ??= air.slice();
    shown[id] = { status: unit.status, base: unit.base, bombed: unit.bombed };
  }
  return shown ?? air;
};

/** Field by field: what is added to the common part is hidden until it has a line here. */
const shownCommon = (common: Common, phase: Phase, air: Common['air']) => ({
  scenario: common.scenario,
  actTwoFollows: common.actTwoFollows,
  map: common.map,
  options: common.options,
  date: common.date,
  lastDate: common.lastDate,
  playerTurn: common.playerTurn,
  phasing: common.phasing,
  ports: common.ports,
  part: common.part,
  step: common.step,
  phase,
  taken: common.taken,
  unsupplied: common.unsupplied,
  embarked: common.embarked,
  brought: common.brought,
  once: common.once,
  score: common.score,
  seas: common.seas,
  troops: common.troops,
  air,
  mines: common.mines,
  malta: common.malta,
  fronts: common.fronts,
  italy: common.italy,
  danger: common.danger,
  assaults: common.assaults,
});

type Shown = keyof ReturnType<typeof shownCommon> | 'extra' | 'terms';

const commonFor = (state: State, viewer: Viewer<Side>): Common => {
  const { common } = state;
  const phase = maskedPhase(state, common.phase, viewer);
  const shown: Draft<Common> = shownCommon(
    common satisfies Told<Common, Shown>,
    phase,
    airSeen(state, viewer),
  );
  if (common.extra !== undefined) shown.extra = common.extra;
  if (common.terms !== undefined) shown.terms = common.terms;
  return shown;
};

/** What a side sees of its own fleet; the others see of it what `strangerOf` builds. */
const ownPart = (fleet: Fleet) => ({
  ships: fleet.ships,
  groups: fleet.groups,
  stocks: fleet.stocks,
  pools: fleet.pools,
  handled: fleet.handled,
});

const ownFleet = (fleet: Fleet): Fleet =>
  ownPart(fleet satisfies Told<Fleet, keyof ReturnType<typeof ownPart>>);

/** Built from what the viewer may know; nothing is taken away from anything. */
const build = (state: State, viewer: Viewer<Side>): View => {
  const { common, fleets, nextGroup } = state;
  const { sightings, harbours, atlantic, off } = othersSeen(state, viewer);
  const view: Draft<View> = {
    viewer,
    common: commonFor(state, viewer),
    sightings,
    harbours,
    atlantic,
    off,
    named: namedIn(state, viewer),
    nextGroup,
  };
  if (viewer !== 'spectator') view.own = ownFleet(fleets[viewer]);
  if (common.options.openSea) view.open = { axis: ownFleet(fleets.axis), allied: ownFleet(fleets.allied) };
  return view;
};

const viewOf = (viewer: Viewer<Side>, span: number) =>
  memoOfLatest(span, (state: State) =>
    build(state satisfies Told<State, 'common' | 'fleets' | 'nextGroup'>, viewer),
  );

const VIEWS = { axis: viewOf('axis', 8), allied: viewOf('allied', 8), spectator: viewOf('spectator', 2) };

/** The same, kept for a while: options, refusals and samples all ask for it. */
export const viewFor = (state: State, viewer: Viewer<Side>): View => VIEWS[viewer](state);
