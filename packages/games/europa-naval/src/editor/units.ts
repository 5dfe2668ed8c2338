import { capital, type EditPlace, type EditUnit } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { airPiece, shipPiece, troopPiece } from '../face/piece-id.ts';
import { fieldName, hexLabel, portName } from '../face/map.ts';
import {
  airLook,
  fullAirName,
  fullGroundName,
  fullShipName,
  groundLook,
  shipLook,
  shipName,
} from '../face/units.ts';
import { sayWhereIs } from '../face/where.ts';
import { sideName, WORDS } from '../face/words.ts';
import { printDate } from '../model/date.ts';
import { hexOfPlace, shipOf } from '../model/fleet.ts';
import { groundSpec, rosterOf } from '../model/roster.ts';
import type { AirUnit, State } from '../model/state.ts';
import { arrivalOf } from '../model/terms.ts';
import { type AirId, type GroundId, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';
import { hexOfAir } from './aircraft.ts';
import { idOfNamed, type Named, partsOf, reLeft, shipsWith } from './named.ts';
import { usualOf } from './plans.ts';
import { fleetOf, groupWith, hexOfShip, placeOfShip, shipIds } from './ships.ts';
import { arrivalOfTroops } from './troops.ts';
import { SAID } from './words.ts';

type Whereabouts = Pick<EditUnit, 'at' | 'hex' | 'place'>;

const dated = (date: number | undefined): string =>
  date === undefined ? SAID.due : SAID.comes(printDate(date));

const labelled = (state: State, hex: HexId): string => {
  const where = sayWhereIs(state.common, hex);
  const label = hexLabel(state.common, hex);
  return where === '' ? label : `${label}, ${where}`;
};

/** Where a ship is that is in play. */
const whereAfloat = (state: State, ship: ShipId): Whereabouts => {
  const place = placeOfShip(state, ship);
  const group = groupWith(state, ship);
  const hex = place === undefined ? undefined : hexOfPlace(state.common, place);
  if (place?.at === 'port' && hex !== undefined) {
    const port = portName(state.common, place.port);
    return { hex, at: group === undefined ? SAID.inPort(port) : SAID.inPortGroup(port, group.id) };
  }
  if (hex !== undefined && group !== undefined)
    return { hex, at: SAID.atSea(labelled(state, hex), group.id) };
  return place?.at === 'channel'
    ? { place: 'river', at: SAID.river }
    : { place: 'atlantic', at: SAID.atlantic };
};

const whereOfShip = (state: State, ship: ShipId): Whereabouts => {
  const { where } = shipOf(fleetOf(state, ship), ship);
  switch (where.at) {
    case 'gone':
      return { at: '' };
    case 'sunk':
      return { place: 'lost', at: SAID.sunk };
    case 'due':
      return {
        place: 'due',
        at: dated(arrivalOf(state.common, 'ship', ship, usualOf(state.common, 'ship', ship).from)),
      };
    default:
      return whereAfloat(state, ship);
  }
};

const shipUnit = (state: State, ship: ShipId): EditUnit => {
  const { side, kind } = shipLook(state.common, ship);
  const { where } = shipOf(fleetOf(state, ship), ship);
  return {
    id: idOfNamed(state, { is: 'ship', ship }),
    title: fullShipName(state.common, ship),
    side,
    group: SAID.ships[kind],
    ...(where.at === 'gone' ? {} : { piece: shipPiece(ship) }),
    ...whereOfShip(state, ship),
    ...(ship >= rosterOf(state.common.scenario).ships.length ? { madeUp: true as const } : {}),
  };
};

const whereOfAir = (state: State, unit: AirId, { status, base }: AirUnit): Whereabouts => {
  const { common } = state;
  if (status === 'gone') return { at: '' };
  if (status === 'eliminated') return { place: 'lost', at: SAID.eliminated };
  if (status === 'due')
    return { place: 'due', at: dated(arrivalOf(common, 'air', unit, usualOf(common, 'air', unit).from)) };
  const hex = hexOfAir(state, unit);
  const at =
    base.at === 'field'
      ? SAID.based(fieldName(common, base.field))
      : SAID.aboard(shipName(common, base.ship));
  return hex === undefined ? { at } : { at, hex };
};

const airUnit = (state: State, unit: AirId): EditUnit => {
  const { side, kind } = airLook(state.common, unit);
  const air = state.common.air[unit] as AirUnit;
  return {
    id: idOfNamed(state, { is: 'air', unit }),
    title: fullAirName(state.common, unit),
    side,
    group: capital(WORDS.aircraft[kind]),
    ...(air.status === 'gone' ? {} : { piece: airPiece(unit) }),
    ...whereOfAir(state, unit, air),
  };
};

/** A part of a unit that stands somewhere. */
const partUnit = (state: State, named: Extract<Named, { readonly is: 'troops' }>): readonly EditUnit[] => {
  const { unit, part } = named;
  const troop = state.common.troops[part];
  if (troop === undefined) return [];
  const { side, kind } = groundLook(state.common, unit);
  return [
    {
      id: idOfNamed(state, named),
      title: fullGroundName(state.common, unit),
      side,
      group: capital(WORDS.troops[kind]),
      piece: troopPiece(unit, troop.hex),
      hex: troop.hex,
      at: SAID.ashore(labelled(state, troop.hex), troop.re),
    },
  ];
};

/** In a hold, still to come, or nowhere. */
const whereOfRest = (state: State, unit: GroundId, left: number): Whereabouts => {
  const [ship] = shipsWith(state, unit);
  if (left <= 0 && ship !== undefined) {
    const hex = hexOfShip(state, ship);
    const at = SAID.aboard(shipName(state.common, ship));
    return hex === undefined ? { at } : { at, hex };
  }
  const date = arrivalOfTroops(state, unit);
  return date === undefined ? { at: '' } : { at: dated(date), place: 'due' };
};

/** What of a unit is nowhere yet. */
const restUnit = (state: State, unit: GroundId): readonly EditUnit[] => {
  const left = reLeft(state, unit);
  const isWhole = partsOf(state, unit).length === 0;
  if (left <= 0 && !isWhole) return [];
  const { side, kind } = groundLook(state.common, unit);
  const name = fullGroundName(state.common, unit);
  return [
    {
      id: idOfNamed(state, { is: 'rest', unit }),
      title: left > 0 && left < groundSpec(state.common.scenario, unit).re ? SAID.rest(name, left) : name,
      side,
      group: capital(WORDS.troops[kind]),
      ...whereOfRest(state, unit, left),
    },
  ];
};

const troopUnits = (state: State, unit: GroundId): readonly EditUnit[] => [
  ...partsOf(state, unit).flatMap(part => partUnit(state, { is: 'troops', unit, part })),
  ...restUnit(state, unit),
];

const beltUnits = (state: State): readonly EditUnit[] =>
  state.common.mines.map(({ side, hex, points }, place) => ({
    id: idOfNamed(state, { is: 'belt', place }),
    title: SAID.minebelt(sideName(state.common, side)),
    side,
    group: SAID.mines,
    hex,
    at: SAID.belt(labelled(state, hex), points),
  }));

const newBeltUnit = (state: State, side: Side): EditUnit => ({
  id: idOfNamed(state, { is: 'new-belt', side }),
  title: SAID.newMinebelt(sideName(state.common, side)),
  side,
  group: SAID.mines,
  at: '',
  endless: true,
});

/** Ships, aircraft and troops of the scenario, those that were made up, and mines. */
export const editUnits = (state: State): readonly EditUnit[] => {
  const { air, ground } = rosterOf(state.common.scenario);
  return [
    ...shipIds(state).map(ship => shipUnit(state, ship)),
    ...air.map((_, unit) => airUnit(state, unit as AirId)),
    ...ground.flatMap((_, unit) => troopUnits(state, unit as GroundId)),
    ...SIDES.map(side => newBeltUnit(state, side)),
    ...beltUnits(state),
  ];
};

const isOnRiver = (state: State): boolean =>
  SIDES.some(side => state.fleets[side].groups.some(({ place }) => place.at === 'channel'));

/** Places beside the map: ships come to rivers in play only. */
export const editPlaces = (state: State): readonly [EditPlace, ...EditPlace[]] => [
  { id: 'none', title: SAID.out },
  { id: 'due', title: SAID.due },
  { id: 'atlantic', title: SAID.atlantic },
  { id: 'lost', title: SAID.lost },
  ...(isOnRiver(state) ? [{ id: 'river', title: SAID.river }] : []),
];
