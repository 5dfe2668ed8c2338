import { type HexId, hasHex } from '@narrow-seas/hex';
import { BASES } from '../rules/stacking/bases.ts';
import {
  COAST_OF_NORWAY,
  EVERY_HEX,
  isCoastal,
  isFjord,
  isWater,
  region,
  zoneDistance,
} from '../model/chart.ts';
import type { Role } from '../model/fire/phase.ts';
import type { SeaActivation } from '../rules/movement/movement.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { Force, Home } from '../model/state.ts';
import type { BaseId, Side, UnitId, Zone } from '../model/vocabulary.ts';
import {
  apart,
  baseIn,
  foeOf,
  hexOfPlainHome,
  isAtHome,
  isFighting,
  isPlainDark,
  isPlainPack,
  type Plain,
  plainOf,
  shipsIn,
  skyOver,
  touches,
  type World,
} from './plain-world.ts';

/** Section 6 with C.1.1, C.1.2, C.2.12, C.2.29 and C.9.4: who may be where, and how many of them. */

/** [6.1] [C.1.1] Twelve that fight, and twelve others. */
const fitsAtSea = (ships: readonly Plain[]): boolean => {
  const fighting = ships.filter(isFighting).length;
  return fighting <= 12 && ships.length - fighting <= 12;
};

const farFromNorway = (hex: HexId): number =>
  Math.min(...EVERY_HEX.filter(coast => hasHex(COAST_OF_NORWAY, coast)).map(coast => apart(coast, hex)));

/** [5.5] [C.20.7] At most six hexes from Norway; farther out only closer. */
const keepsToNorway = (movers: readonly Plain[], from: HexId, to: HexId): boolean =>
  !movers.some(({ spec }) => spec.nation === 'NO' && spec.arm === 'surface') ||
  farFromNorway(to) <= 6 ||
  farFromNorway(to) < farFromNorway(from);

const isPlainDrift = ({ table }: World, hex: HexId): boolean =>
  table.level === 'advanced' && hasHex(region(`drift-ice-${table.period}`), hex);

/** [5.6] [5.7] [16.3.4] [22.4] Ice and depth. */
const mayEnter = (world: World, { spec, piece }: Plain, to: HexId, isFast: boolean): boolean => {
  if (isPlainPack(world, to)) return ['SN', 'SB'].includes(spec.kind) && !piece.deep && !isFast;
  return !(piece.deep && isCoastal(to)) && !(isFast && isPlainDrift(world, to));
};

/** [5.4] [6.1] [C.2.12] Whether these may end in a hex: with nobody of the enemy, in no base of his, and with room. */
const mayPlainlyStay = (world: World, side: Side, movers: readonly Plain[], hex: HexId): boolean => {
  const base = baseIn(hex);
  const here = shipsIn(world, side, hex).filter(({ unit }) => !movers.some(one => one.unit === unit));
  const ships = movers.filter(({ spec }) => spec.arm === 'surface');
  return (
    !world.afloat.some(one => one.hex === hex && one.spec.side === foeOf(side)) &&
    (base === undefined || world.table.bases[base.id]?.owner === side) &&
    (ships.length === 0 || fitsAtSea([...here, ...ships]))
  );
};

/** [C.13.2] Small craft in port stay there in a storm; everybody else has a point, unless the counter says none. */
const canMove = (world: World, { spec, now }: Plain, hex: HexId): boolean =>
  now.move > 0 && !(spec.kind === 'PC' && skyOver(world, hex) === 'storm' && baseIn(hex)?.spec.port === true);

/** [5] Whether those who act may go one hex and stay there. */
export const mayPlainlySail = (world: World, acting: SeaActivation, to: HexId): boolean => {
  const { side, units, hex } = acting;
  const movers = units.map(unit => plainOf(world, unit));
  const isFast = acting.name === 'submarine-activation' && acting.fullSpeed;
  return (
    touches(hex, to) &&
    isWater(to) &&
    movers.every(one => canMove(world, one, hex) && mayEnter(world, one, to, isFast)) &&
    keepsToNorway(movers, hex, to) &&
    mayPlainlyStay(world, side, movers, to)
  );
};

const groupsIn = (forces: readonly Force[]): string =>
  forces
    .map(force => force.join())
    .toSorted()
    .join(' ');

/** [4.1.1] Whether anything would be grouped otherwise than it is. */
export const isRegrouping = ({ table }: World, ships: readonly UnitId[], forces: readonly Force[]): boolean =>
  groupsIn(forces) !== groupsIn(table.forces.filter(([first]) => ships.includes(first as UnitId)));

/** [6.3] [C.1.2] Every ship of the hex in one force: alone, or with at least one more that fights, Norwegians apart. */
export const isPlainlyGrouped = (
  world: World,
  ships: readonly UnitId[],
  forces: readonly Force[],
): boolean => {
  const named = forces.flat();
  const isForce = (force: Force): boolean => {
    const members = force.map(unit => plainOf(world, unit));
    const norse = members.filter(({ spec }) => spec.nation === 'NO').length;
    if (norse > 0 && norse < members.length) return false;
    return force.length === 1 || members.filter(isFighting).length >= 2;
  };
  return (
    named.length === ships.length &&
    new Set(named).size === named.length &&
    named.every(unit => ships.includes(unit)) &&
    forces.every(isForce)
  );
};

const isFighter = ({ spec }: Plain): boolean => spec.kind === 'INT' || spec.kind === 'ATK';

/** [6.2] [C.9.4] Room on a field for four INT and ATK, on a deck for as many as she takes; who is up keeps his place. */
const hasRoom = (world: World, home: Home, newcomer: Plain): boolean => {
  const others = world.all.filter(one => one.unit !== newcomer.unit);
  const belongs = ({ piece: { where } }: Plain): boolean =>
    'home' in where && JSON.stringify(where.home) === JSON.stringify(home);
  if (home.kind === 'carrier')
    return others.filter(belongs).length < plainOf(world, home.carrier).spec.airCapacity;
  return !isFighter(newcomer) || others.filter(one => belongs(one) && isFighter(one)).length < 4;
};

/** [5.8] [5.10] [8.14] [C.2.29] Whether an aircraft may land there. */
export const mayPlainlyLand = (world: World, unit: UnitId, home: Home): boolean => {
  const plain = plainOf(world, unit);
  const { spec } = plain;
  if (home.kind === 'carrier') {
    const carrier = world.afloat.find(one => one.unit === home.carrier);
    if (carrier === undefined || !spec.carrierCapable || carrier.spec.nation !== spec.nation) return false;
    return carrier.spec.kind === 'CV' && hasRoom(world, home, plain);
  }
  const base = world.table.bases[home.base];
  const isField = BASES[home.base]?.airfield === true && base?.owner === spec.side && base.airfield < 3;
  return isField && hasRoom(world, home, plain);
};

/** [8.14] [7.10] [C.2.37] [C.11.7] Where a patrol or a mission may come down. */
export const plainRefuges = (world: World, unit: UnitId, isPatrol: boolean): readonly Home[] => {
  const { where } = plainOf(world, unit).piece;
  if (!('home' in where)) return [];
  const { home } = where;
  if (home.kind === 'carrier') return mayPlainlyLand(world, unit, home) ? [home] : [];
  const zone = BASES[home.base]?.zone as Zone;
  const fields = BASES.map((_, base): Home => ({ kind: 'base', base: base as BaseId })).filter(field =>
    mayPlainlyLand(world, unit, field),
  );
  const farOf = (field: Home): number =>
    field.kind === 'base' ? zoneDistance(zone, BASES[field.base]?.zone as Zone) : 9;
  const nearest = Math.min(...fields.map(farOf));
  return fields.filter(field => farOf(field) === (isPatrol ? 0 : nearest));
};

/** [C.2.30] [C.9.5] [C.13.1] [C.17.8] [4.3.4] Whether aircraft may leave there now. */
const mayLeave = (world: World, { spec }: Plain, home: Home): boolean => {
  const hex = hexOfPlainHome(world, home) as HexId;
  if (skyOver(world, hex) === 'storm') return false;
  if (home.kind === 'base') {
    const base = world.table.bases[home.base];
    return base?.owner === spec.side && base.airfield === 0 && base.lodgement === 0;
  }
  if (isFjord(hex) || plainOf(world, home.carrier).piece.damaged) return false;
  if (isPlainDark(world, hex) && !(spec.nation === 'US' && spec.allWeather)) return false;
  return skyOver(world, hex) === 'clear' || spec.allWeather;
};

/** [4.3.1] [12.2.1] [C.2.4] [C.9.1] Up to four of one hex, one EW among them; four of a field and two of a carrier in a segment. */
export const mayPlainlyTakeOff = (
  world: World,
  { side, launched }: Segment,
  units: readonly UnitId[],
  roles: readonly Role[],
): boolean => {
  const flyers = units.map(unit => plainOf(world, unit));
  const homes = flyers.map(({ piece }) => (piece.where.at === 'home' ? piece.where.home : undefined));
  const hexes = new Set(homes.map(home => (home === undefined ? -1 : hexOfPlainHome(world, home))));
  const jobs = flyers.filter(isFighter).map(({ unit }) => unit);
  const leftOver = (home: Home): boolean => {
    const gone = [...launched.map(one => one.home), ...homes].filter(
      one => JSON.stringify(one) === JSON.stringify(home),
    );
    return gone.length <= (home.kind === 'base' ? 4 : 2);
  };
  return (
    units.length > 0 &&
    units.length <= 4 &&
    new Set(units).size === units.length &&
    hexes.size === 1 &&
    flyers.filter(({ spec }) => spec.kind === 'EW').length <= 1 &&
    !units.some(unit => launched.some(one => one.unit === unit)) &&
    flyers.every(({ spec }) => spec.side === side) &&
    homes.every(
      (home, place) => home !== undefined && mayLeave(world, flyers[place] as Plain, home) && leftOver(home),
    ) &&
    jobs.length === roles.length &&
    jobs.every(unit => roles.some(role => role.unit === unit))
  );
};

/** What a position may hold of one side in a hex, and on a field or deck [6.1] [6.2] [C.9.4]. */
export const isPlainlyStacked = (world: World, side: Side, hex: HexId): boolean =>
  fitsAtSea(shipsIn(world, side, hex));

export const isPlainlyBased = (world: World, home: Home): boolean => {
  const there = world.all.filter(
    ({ piece }) => isAtHome(piece.where, 'home', home) || isAtHome(piece.where, 'cap', home),
  );
  return home.kind === 'base'
    ? there.filter(isFighter).length <= 4
    : there.length <= plainOf(world, home.carrier).spec.airCapacity;
};
