import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { allShips, chartOf, specOf } from '../model/fleet.ts';
import { groupsNamed, strangersTo } from './knowledge.ts';
import { scenarioData } from '../model/roster.ts';
import { NOT_HERE, poolsAtStart, portIdOf } from '../scenarios/setup.ts';
import { newGroup } from '../rules/groups/group.ts';
import { seaHexes } from '../rules/movement/waters.ts';
import type { Common, Fleet, Group, Ship, ShipWhere, State } from '../model/state.ts';
import type { SeenShip, View } from './view.ts';
import type { BySide, GroupId, ShipId, Side } from '../model/vocabulary.ts';

/** A truth that fits the view: unseen ships are dealt over markers and harbours, submarines over the sea. */
export const imagine = (view: View, random: Random): State => {
  const { common, nextGroup } = view;
  const fleets = view.open ?? fleetsFor(view, random);
  return { common, fleets, nextGroup };
};

/** Own ships as they are, others dealt; a spectator deals for both, with ids of hidden groups shared out. */
const fleetsFor = (view: View, random: Random): BySide<Fleet> => {
  const deals = { axis: deal(view, 'axis', random), allied: deal(view, 'allied', random) };
  const needy = strangersTo(view.viewer).filter(side => deals[side].diving.length > 0);
  const ids = freeIds(view);
  const fleetFor = (side: Side): Fleet => {
    if (view.viewer === side && view.own !== undefined) return view.own;
    const mine = ids.filter((_, place) => place % Math.max(1, needy.length) === needy.indexOf(side));
    return dealt(view, side, deals[side], mine, random);
  };
  return { axis: fleetFor('axis'), allied: fleetFor('allied') };
};

/** Room for ships that one cannot tell apart. */
interface Slot {
  readonly where: ShipWhere;
  /** Markers hold no submarines: those that sail alone are not seen at all. */
  readonly dives: boolean;
}

const slotsOf = (view: View, side: Side): readonly Slot[] => {
  const taken = (where: ShipWhere): number =>
    view.named.filter(
      named =>
        specOf(view.common, named.ship).side === side &&
        JSON.stringify(named.where) === JSON.stringify(where),
    ).length;
  const free = (where: ShipWhere, count: number, dives: boolean): readonly Slot[] =>
    Array.from({ length: Math.max(0, count - taken(where)) }, () => ({ where, dives }));
  return [
    ...view.harbours
      .filter(harbour => harbour.side === side)
      .flatMap(({ port, count }) => free({ at: 'port', port }, count, true)),
    ...view.atlantic
      .filter(each => each.side === side)
      .flatMap(({ count }) => free({ at: 'atlantic' }, count, true)),
    ...view.sightings
      .filter(sighting => sighting.side === side && sighting.ships === undefined)
      .flatMap(({ group, count }) => free({ at: 'group', group }, count, false)),
  ];
};

const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const copy = items.slice();
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
};

type Places = Map<ShipId, Ship>;

const put = (places: Places, { ship, hits, half, cargo }: SeenShip, where: ShipWhere): void => {
  places.set(ship, { ...NOT_HERE, where, hits, half, cargo });
};

/** Ships whose place the viewer knows. */
const knownPlaces = (view: View, side: Side): Places => {
  const places: Places = new Map();
  const isTheirs = (ship: ShipId): boolean => specOf(view.common, ship).side === side;
  for (const { ship, at } of view.off)
    if (isTheirs(ship))
      put(places, { ship, hits: hitsOff(view.common, ship, at), half: false, cargo: [] }, { at });
  for (const named of view.named) if (isTheirs(named.ship)) put(places, named, named.where);
  for (const { group, ships = [] } of view.sightings)
    for (const seen of ships) if (isTheirs(seen.ship)) put(places, seen, { at: 'group', group });
  return places;
};

const hitsOff = (common: Common, ship: ShipId, at: 'sunk' | 'gone' | 'due'): number => {
  const { strength, hits } = specOf(common, ship);
  if (at === 'sunk') return strength;
  return at === 'due' ? hits : 0;
};

interface Deal {
  readonly places: Places;
  /** Submarines that no harbour has room for: they are at sea. */
  readonly diving: readonly ShipId[];
}

/** Submarines first, into harbours only; as many as fit nowhere are at sea. */
const deal = (view: View, side: Side, random: Random): Deal => {
  const places = knownPlaces(view, side);
  const unknown = allShips(view.common).flatMap((spec, id) =>
    spec.side === side && !places.has(id as ShipId) ? [id as ShipId] : [],
  );
  const slots = shuffled(slotsOf(view, side), random).toSorted((a, b) => Number(b.dives) - Number(a.dives));
  const isSub = (ship: ShipId): boolean => specOf(view.common, ship).kind === 'SUB';
  const subs = shuffled(unknown.filter(isSub), random);
  const away = Math.max(0, Math.min(subs.length, unknown.length - slots.length));
  const order = [
    ...subs.slice(away),
    ...shuffled(
      unknown.filter(ship => !isSub(ship)),
      random,
    ),
  ];
  for (const [place, ship] of order.entries())
    put(places, { ship, hits: 0, half: false, cargo: [] }, slots[place]?.where ?? { at: 'gone' });
  return { places, diving: subs.slice(0, away) };
};

const shipsIn = (places: Places, id: GroupId): readonly ShipId[] =>
  [...places]
    .filter(([, { where }]) => where.at === 'group' && where.group === id)
    .map(([ship]) => ship)
    .toSorted((a, b) => a - b);

const markerGroups = (view: View, side: Side, places: Places): readonly Group[] =>
  view.sightings
    .filter(sighting => sighting.side === side)
    .map(({ group, place, moved, nightLeft = 0, ships, trace }) => ({
      ...newGroup(view.common, group, side, ships?.map(({ ship }) => ship) ?? shipsIn(places, group), place),
      ...trace,
      moved,
      nightLeft,
      seen: ships !== undefined,
    }));

/** Ids that no visible group has; the true submarines have some of them. The phase may speak of a group that is no more: no submarine has its id. */
const freeIds = ({ common, own, sightings, nextGroup }: View): readonly GroupId[] => {
  const used = new Set<number>([
    ...(own?.groups.map(({ id }) => id) ?? []),
    ...sightings.map(({ group }) => group),
    ...groupsNamed(common.phase),
  ]);
  return Array.from({ length: nextGroup }, (_, id) => id as GroupId).filter(id => id > 0 && !used.has(id));
};

const divingGroups = (
  view: View,
  side: Side,
  diving: readonly ShipId[],
  ids: readonly GroupId[],
  random: Random,
): readonly Group[] => {
  const water = seaHexes(chartOf(view.common));
  return ids.slice(0, diving.length).map((id, place) => {
    const ships = diving.filter((_, at) => at % Math.min(ids.length, diving.length) === place);
    const hex = water[random.below(water.length)] as HexId;
    return newGroup(view.common, id, side, ships, { at: 'sea', hex });
  });
};

/** [F.29 c] Stores as the scenario laid them down, in ports that are still theirs; so the points. */
const stocksOf = (common: Common, side: Side): Fleet['stocks'] =>
  Object.entries(scenarioData(common.scenario).stocks[side].ports)
    .map(([name, sp]) => ({ port: portIdOf(common, name), sp, srp: 0 }))
    .filter(({ port }) => common.ports[port]?.owner === side)
    .toSorted((a, b) => a.port - b.port);

const dealt = (
  view: View,
  side: Side,
  { places, diving }: Deal,
  ids: readonly GroupId[],
  random: Random,
): Fleet => {
  const hidden = divingGroups(view, side, diving, ids, random);
  for (const { id, ships } of hidden)
    for (const ship of ships)
      put(places, { ship, hits: 0, half: false, cargo: [] }, { at: 'group', group: id });
  return {
    ships: allShips(view.common).map((_, id) => places.get(id as ShipId) ?? NOT_HERE),
    groups: [...markerGroups(view, side, places), ...hidden],
    stocks: stocksOf(view.common, side),
    pools: poolsAtStart(scenarioData(view.common.scenario), side),
    handled: [],
  };
};
