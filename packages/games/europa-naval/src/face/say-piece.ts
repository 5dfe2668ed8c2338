import type { AirUnit, Cargo, Fleet, Group, Ship, Troop } from '../model/state.ts';
import type { SeenShip, View } from '../secrets/view.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';
import { AIR_RATINGS, MARCH, SPEED } from './counter.ts';
import { depotAt } from './depots.ts';
import { fleetOf, groupWith, hexOfPlace, namedOf } from './fleets.ts';
import { fieldName, hexLabel, portName } from './map.ts';
import { type Subject, subjectOf } from './piece-id.ts';
import { hexOfAir } from './pieces.ts';
import {
  airLook,
  fullAirName,
  fullGroundName,
  fullShipName,
  groundLook,
  groundName,
  type Names,
  shipLook,
  shipName,
  strengthNow,
} from './units.ts';
import { sideName, WORDS } from './words.ts';

const { unit: SAY } = WORDS;

export const sayCargo = (names: Names, cargo: Cargo): string =>
  cargo.kind === 'troops'
    ? WORDS.cargo.troops(groundName(names, cargo.unit), cargo.re)
    : WORDS.cargo[cargo.kind](cargo.amount);

const sayHull = (
  names: Names,
  ship: number,
  hull: Pick<Ship, 'hits' | 'half' | 'cargo'>,
): readonly string[] => {
  const { strength, role } = shipLook(names, ship);
  return [
    SAY.strength(strengthNow(strength, hull), strength),
    ...(hull.half ? [SAY.half] : []),
    ...(role === 'sweeper' ? [SAY.sweeper] : []),
    ...(role === 'minelayer' ? [SAY.minelayer] : []),
    ...(hull.cargo.length > 0 ? [SAY.cargo(hull.cargo.map(each => sayCargo(names, each)))] : []),
  ];
};

const sayGroup = ({ common }: View, ship: ShipId, group: Group): readonly string[] => {
  const others = group.ships.filter(each => each !== ship).map(each => shipName(common, each));
  return [
    ...(others.length > 0 ? [SAY.with(others)] : []),
    SAY.points(group.allowance - group.spent),
    ...(group.nightLeft > 0 ? [SAY.night(group.nightLeft)] : []),
    ...(group.holds ? [SAY.holds] : []),
    ...(group.turnedBack ? [SAY.turnedBack] : []),
    ...(group.seen ? [SAY.seen] : []),
  ];
};

const sayWhere = (view: View, { where }: Ship, group: Group | undefined): string => {
  if (where.at === 'port') return SAY.inPort(portName(view.common, where.port));
  if (group === undefined) return where.at === 'group' ? SAY.atlantic : SAY[where.at];
  if (group.place.at === 'port') return SAY.inPort(portName(view.common, group.place.port));
  const hex = hexOfPlace(view, group.place);
  if (hex !== undefined) return SAY.atSea(hexLabel(view.common, hex));
  return group.place.at === 'channel' ? SAY.channel : SAY.atlantic;
};

const sayOwnShip = (view: View, fleet: Fleet, id: ShipId): readonly string[] => {
  const ship = fleet.ships[id] as Ship;
  const group = groupWith(fleet, id);
  return [
    sayWhere(view, ship, group),
    ...sayHull(view.common, id, ship),
    ...(group === undefined ? [SAY.speed(SPEED[shipLook(view.common, id).kind])] : sayGroup(view, id, group)),
    ...(ship.refit ? [SAY.refit] : []),
    ...(ship.night > 0 ? [SAY.nightSpent(ship.night, ship.day)] : []),
    ...(ship.ferry === undefined ? [] : [SAY.ferry]),
    ...(ship.salvos > 0 && shipLook(view.common, id).kind === 'TF' ? [SAY.salvos(ship.salvos)] : []),
  ];
};

const seenShip = (view: View, ship: ShipId): SeenShip | undefined =>
  [...view.sightings.flatMap(({ ships = [] }) => ships), ...namedOf(view)].find(each => each.ship === ship);

const sayShip = (view: View, ship: ShipId): readonly string[] => {
  const fleet = fleetOf(view, shipLook(view.common, ship).side);
  const name = `${fullShipName(view.common, ship)}${WORDS.stop}`;
  if (fleet !== undefined) return [name, ...sayOwnShip(view, fleet, ship)];
  const seen = seenShip(view, ship);
  if (seen !== undefined) return [name, ...sayHull(view.common, ship, seen)];
  const at = view.off.find(each => each.ship === ship)?.at;
  return at === undefined ? [name] : [name, SAY[at]];
};

const sayFlight = (view: View, unit: AirUnit): readonly string[] => {
  const { mission } = unit;
  const hex = hexOfAir(view, unit);
  return mission === undefined || hex === undefined ? [] : [SAY[mission.kind](hexLabel(view.common, hex))];
};

const sayAir = (view: View, id: number): readonly string[] => {
  const { common } = view;
  const unit = common.air[id] as AirUnit;
  const { air, strike, port, range } = AIR_RATINGS[airLook(common, id).kind];
  const base =
    unit.base.at === 'field'
      ? SAY.home(fieldName(common, unit.base.field))
      : SAY.aboard(shipName(common, unit.base.ship));
  return [
    `${fullAirName(common, id)}${WORDS.stop}`,
    ...(unit.status === 'due' ? [] : [base]),
    SAY.statuses[unit.status],
    ...sayFlight(view, unit),
    SAY.airRatings(air, strike, port, range),
  ];
};

const sayTroops = ({ common }: View, unit: number, hex: number): readonly string[] => {
  const troop: Troop | undefined = common.troops.find(each => each.unit === unit && each.hex === hex);
  return [
    `${fullGroundName(common, unit)}${WORDS.stop}`,
    ...(troop === undefined ? [] : [SAY.re(troop.re), SAY.march(MARCH[groundLook(common, unit).kind])]),
    ...(troop?.landed === true ? [SAY.landed] : []),
    ...(troop?.moved === true ? [SAY.moved] : []),
  ];
};

const sayStores = (sp: number, srp: number): string => (sp + srp === 0 ? SAY.nothing : SAY.stores(sp, srp));

const sayDepot = (view: View, port: number): readonly string[] => {
  const depot = depotAt(view, port);
  const name = SAY.ofDepot(portName(view.common, port));
  if (depot === undefined) return [name];
  const used = view.own?.handled.find(each => each.port === port)?.points ?? 0;
  return [
    name,
    depot.unlimited ? SAY.plenty : sayStores(depot.sp, depot.srp),
    ...(used > 0 ? [SAY.handling(used)] : []),
  ];
};

const sayMarker = ({ common, sightings }: View, group: number): readonly string[] => {
  const seen = sightings.find(each => each.group === group);
  return seen === undefined ? [] : [SAY.ofMarker(sideName(common, seen.side), seen.count)];
};

const sayHarbour = ({ common, harbours }: View, port: number, side: Side): readonly string[] => {
  const count = harbours.find(each => each.port === port && each.side === side)?.count ?? 0;
  return [SAY.ofHarbour(sideName(common, side), count, portName(common, port))];
};

const sentences = (view: View, subject: Subject): readonly string[] => {
  switch (subject.kind) {
    case 'ship':
      return sayShip(view, subject.ship);
    case 'air':
      return sayAir(view, subject.unit);
    case 'depot':
      return sayDepot(view, subject.port);
    case 'harbour':
      return sayHarbour(view, subject.port, subject.side);
    case 'marker':
      return sayMarker(view, subject.group);
    default:
      return sayTroops(view, subject.unit, subject.hex);
  }
};

/** A piece for panels and for the ear: what it is, where it is, how it fares, what it can do. */
export const sayPiece = (view: View, piece: number): string => sentences(view, subjectOf(piece)).join(' ');

/** The name is the first sentence. */
export const namePiece = (view: View, piece: number): string =>
  (sentences(view, subjectOf(piece))[0] ?? '').replace(/\.$/, '');
