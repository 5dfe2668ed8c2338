import type { Piece } from '@narrow-seas/core';
import type { AirUnit, Fleet, Group, Ship, ShipWhere } from '../model/state.ts';
import type { SeenShip, Sighting, View } from '../secrets/view.ts';
import type { ShipId, Side } from '../model/vocabulary.ts';
import { airCounter, groundCounter, shipCounter, unknownCounter } from './counter.ts';
import { depotPieces } from './depots.ts';
import {
  fleetOf,
  fleetsKnown,
  groupWith,
  hexOfAnyShip,
  hexOfPlace,
  hexOfShip,
  namedOf,
  sightingsOf,
} from './fleets.ts';
import { fieldHex, portHex, portName } from './map.ts';
import { airPiece, harbourPiece, markerPiece, shipPiece, troopPiece } from './piece-id.ts';
import { airLook, groundLook, shipLook } from './units.ts';
import { WORDS } from './words.ts';

export const tintOf = (side: Side): Piece['side'] => (side === 'axis' ? 'red' : 'blue');

type Draft = Omit<Piece, 'level'>;

const draft = (id: number, side: Side, hex: number | undefined, counter: Piece['counter']): Draft => ({
  id,
  side: tintOf(side),
  counter,
  ...(hex === undefined ? {} : { hex }),
  turned: false,
  spent: false,
});

const tagged = (piece: Draft, badges: readonly string[]): Draft =>
  badges.length === 0 ? piece : { ...piece, badges };

const OFF: ReadonlySet<ShipWhere['at']> = new Set(['gone']);

/** Letters of what has happened to a group of one's own. */
const groupBadges = (group: Group): readonly string[] => [
  ...(group.nightLeft > 0 ? [WORDS.badges.night] : []),
  ...(group.turnedBack ? [WORDS.badges.back] : []),
  ...(group.seen ? [WORDS.badges.seen] : []),
  WORDS.badges.group(group.id),
];

const shipBadges = (ship: Ship, group: Group | undefined): readonly string[] => {
  if (ship.refit) return [WORDS.badges.refit];
  if (group !== undefined) return groupBadges(group).slice(0, 3);
  return ship.where.at === 'port' ? [WORDS.badges.port] : [];
};

/** In a naval step of its side a group that has moved is done, all but the one in hand. */
const isSpent = ({ common }: View, group: Group | undefined): boolean => {
  const { phase } = common;
  return (
    group !== undefined &&
    group.moved &&
    phase.name === 'naval-step' &&
    phase.side === group.side &&
    phase.moving !== group.id
  );
};

const shipOfFleet = (view: View, side: Side, fleet: Fleet, id: ShipId, ship: Ship): Draft => {
  const look = shipLook(view.common, id);
  const group = groupWith(fleet, id);
  const points = group === undefined ? undefined : group.allowance - group.spent;
  const piece = draft(shipPiece(id), side, hexOfShip(view, fleet, id), shipCounter(look, ship, points));
  return tagged(
    {
      ...piece,
      spent: isSpent(view, group),
      damaged: ship.half || ship.hits > 0,
      ...(group?.seen === true ? { found: true } : {}),
    },
    shipBadges(ship, group),
  );
};

const ownShips = (view: View): readonly Draft[] =>
  fleetsKnown(view).flatMap(([side, fleet]) =>
    fleet.ships.flatMap((ship, id) =>
      shipLook(view.common, id).side !== side || OFF.has(ship.where.at)
        ? []
        : [shipOfFleet(view, side, fleet, id as ShipId, ship)],
    ),
  );

const seenPiece = (view: View, seen: SeenShip, hex: number | undefined, badge: string): Draft => {
  const look = shipLook(view.common, seen.ship);
  const piece = draft(shipPiece(seen.ship), look.side, hex, shipCounter(look, seen));
  return { ...piece, damaged: seen.half || seen.hits > 0, badges: [badge] };
};

/** [F.29] Who was seen is shown, others only counted. */
const sightingPieces = (view: View, { group, side, place, count, ships }: Sighting): readonly Draft[] => {
  const hex = hexOfPlace(view, place);
  const badge = WORDS.badges.group(group);
  if (ships !== undefined) return ships.map(seen => seenPiece(view, seen, hex, badge));
  const counter = unknownCounter(count, WORDS.badges.group(group));
  return [draft(markerPiece(group), side, hex, counter)];
};

const namedPieces = (view: View): readonly Draft[] =>
  namedOf(view).map(seen => seenPiece(view, seen, hexOfAnyShip(view, seen.ship), WORDS.badges.port));

/** [F.29] Of others everybody keeps count of what is sunk and what is to come: they lie beside the map. */
const piecesBeside = (view: View): readonly Draft[] => {
  const named = new Set(namedOf(view).map(({ ship }) => ship));
  return view.off.flatMap(({ ship, at }) => {
    const look = shipLook(view.common, ship);
    if (at === 'gone' || named.has(ship) || fleetOf(view, look.side) !== undefined) return [];
    const hits = at === 'sunk' ? look.strength : 0;
    return [
      draft(shipPiece(ship), look.side, undefined, shipCounter(look, { hits, half: false, cargo: [] })),
    ];
  });
};

const harbourPieces = (view: View): readonly Draft[] => {
  const known = new Set(fleetsKnown(view).map(([side]) => side));
  return view.harbours
    .filter(({ side }) => !known.has(side))
    .map(({ port, side, count }) => {
      const counter = unknownCounter(count, portName(view.common, port));
      return tagged(draft(harbourPiece(port, side), side, portHex(view.common, port), counter), [
        WORDS.badges.port,
      ]);
    });
};

/** Where an air unit is: over its mission, or where it is based. */
export const hexOfAir = (view: View, { base, mission }: AirUnit): number | undefined => {
  if (mission?.kind === 'patrol') return mission.hex;
  if (mission?.kind === 'cap') return hexOfCap(view, mission.over) ?? hexOfBase(view, base);
  return hexOfBase(view, base);
};

type Cap = Extract<NonNullable<AirUnit['mission']>, { readonly kind: 'cap' }>['over'];

const hexOfCap = (view: View, over: Cap): number | undefined => {
  if ('hex' in over) return over.hex;
  const known = fleetsKnown(view).flatMap(([, { groups }]) => groups);
  const place =
    known.find(({ id }) => id === over.group)?.place ??
    view.sightings.find(({ group }) => group === over.group)?.place;
  return place === undefined ? undefined : hexOfPlace(view, place);
};

const hexOfBase = (view: View, base: AirUnit['base']): number | undefined =>
  base.at === 'field' ? fieldHex(view.common, base.field) : hexOfAnyShip(view, base.ship);

/** Lost units and those to come lie beside the map. */
const ASIDE: ReadonlySet<AirUnit['status']> = new Set(['eliminated', 'due']);

const airPieces = (view: View): readonly Draft[] =>
  view.common.air.flatMap((unit, id) => {
    if (unit.status === 'gone') return [];
    const look = airLook(view.common, id);
    const hex = ASIDE.has(unit.status) ? undefined : hexOfAir(view, unit);
    const piece = {
      ...draft(airPiece(id), look.side, hex, airCounter(look)),
      turned: unit.status === 'aborted',
      spent: unit.status === 'flown',
    };
    return [tagged(piece, unit.mission === undefined ? [] : [WORDS.badges[unit.mission.kind]])];
  });

const troopPieces = ({ common }: View): readonly Draft[] =>
  common.troops.map(troop => {
    const look = groundLook(common, troop.unit);
    const piece = draft(troopPiece(troop.unit, troop.hex), look.side, troop.hex, groundCounter(look, troop));
    return tagged({ ...piece, spent: troop.moved }, troop.landed ? [WORDS.badges.landed] : []);
  });

/** Groups at sea lie on top, what is ashore under them. */
const stacked = (drafts: readonly Draft[]): readonly Piece[] => {
  const levels = new Map<number | undefined, number>();
  return drafts.map(piece => {
    const level = levels.get(piece.hex) ?? 0;
    levels.set(piece.hex, level + 1);
    return { ...piece, level };
  });
};

const isAfloat = ({ badges = [] }: Draft): boolean => !badges.includes(WORDS.badges.port);

export const piecesOf = (view: View): readonly Piece[] => {
  const ships = [
    ...ownShips(view),
    ...sightingsOf(view).flatMap(sighting => sightingPieces(view, sighting)),
    ...namedPieces(view),
  ];
  return stacked([
    ...ships.filter(isAfloat),
    ...troopPieces(view),
    ...airPieces(view),
    ...ships.filter(piece => !isAfloat(piece)),
    ...harbourPieces(view),
    ...depotPieces(view),
    ...piecesBeside(view),
  ]);
};
