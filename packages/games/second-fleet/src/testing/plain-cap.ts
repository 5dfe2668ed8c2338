import type { HexId } from '@narrow-seas/hex';
import type { Flight } from '../model/fire/phase.ts';
import type { Home } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import {
  apart,
  foeOf,
  hexOfPlainHome,
  isAtHome,
  isPlainDark,
  type Plain,
  plainOf,
  skyOver,
  type World,
} from './plain-world.ts';

/** Section 8 with C.11 and the charts of A3, read off the text mission by mission. */

/** [14.5.1] [C.9.5] [C.11.1] [C.17.8] Whether anything may take off there for a patrol. */
const isHomeFit = (world: World, side: Side, home: Home): boolean => {
  const hex = hexOfPlainHome(world, home);
  if (hex === undefined || skyOver(world, hex) === 'storm') return false;
  if (home.kind === 'carrier') return !plainOf(world, home.carrier).piece.damaged;
  const base = world.table.bases[home.base];
  return base?.owner === side && base.airfield === 0 && base.lodgement === 0;
};

/** [C.2.30] [C.13.1] From a deck: in the dark all-weather US units only, in a squall all-weather ones. */
const mayLeaveDeck = (world: World, hex: HexId, { spec }: Plain): boolean => {
  if (isPlainDark(world, hex) && !(spec.allWeather && spec.nation === 'US')) return false;
  return skyOver(world, hex) === 'clear' || spec.allWeather;
};

/** [8.1] [8.2] [C.2.2] [C.11.1] */
const isPatrol = (home: Home, units: readonly Plain[]): boolean => {
  const fighters = units.filter(({ spec }) => spec.kind === 'INT').length;
  const eyes = units.filter(({ spec }) => spec.kind === 'AEW').length;
  if (fighters + eyes < units.length || fighters === 0) return false;
  return home.kind === 'base' ? units.length <= 3 : fighters <= 2 && eyes <= 1;
};

export const mayPlainlyPatrol = (world: World, side: Side, home: Home, units: readonly UnitId[]): boolean => {
  const flyers = units.map(unit => plainOf(world, unit));
  const hex = hexOfPlainHome(world, home);
  return (
    new Set(units).size === units.length &&
    flyers.every(({ spec, piece }) => spec.side === side && isAtHome(piece.where, 'home', home)) &&
    flyers.every(({ spec }) => spec.nation !== world.table.campaign.broken) &&
    isPatrol(home, flyers) &&
    isHomeFit(world, side, home) &&
    (home.kind === 'base' || flyers.every(one => mayLeaveDeck(world, hex as HexId, one))) &&
    !world.all.some(({ piece }) => isAtHome(piece.where, 'cap', home))
  );
};

export interface PlainMission {
  readonly home: Home;
  readonly hex: HexId;
  readonly units: readonly Plain[];
}

const nameOf = (home: Home): string => JSON.stringify(home);

/** [8] [8.4] Every patrol of a side that is up; a carrier's moves with her. */
export const plainMissions = (world: World, side: Side): readonly PlainMission[] => {
  const homes = new Map<string, Home>();
  for (const { piece, spec } of world.all)
    if (piece.where.at === 'cap' && spec.side === side) homes.set(nameOf(piece.where.home), piece.where.home);
  return [...homes.values()].map(home => ({
    home,
    hex: hexOfPlainHome(world, home) as HexId,
    units: world.all.filter(({ piece }) => isAtHome(piece.where, 'cap', home)),
  }));
};

/** [8.6] [8.7] [C.11.2] [C.13.1] Patrols that may attack the stack when it enters this hex; under a storm nobody
 * attacks, and nobody flies patrol. */
export const plainInterceptors = (world: World, flight: Flight, hex: HexId): readonly PlainMission[] =>
  plainMissions(world, foeOf(flight.side)).filter(
    mission =>
      apart(mission.hex, hex) <= 4 &&
      skyOver(world, hex) !== 'storm' &&
      skyOver(world, mission.hex) !== 'storm' &&
      !flight.engaged.some(home => nameOf(home) === nameOf(mission.home)),
  );

/** [16.2.7] Soviet INT and ATK have one less in the dark, never below one. */
const inTheDark = (world: World, hex: HexId, { spec }: Plain, aa: number): number =>
  spec.side === 'soviet' && ['INT', 'ATK'].includes(spec.kind) && isPlainDark(world, hex)
    ? Math.max(1, aa - 1)
    : aa;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** [10.5] [C.11.4] */
export const plainFlightStrength = (world: World, flight: Flight): number =>
  sum(
    flight.units.map(unit => {
      const one = plainOf(world, unit);
      const role = flight.roles.find(said => said.unit === unit)?.role;
      return inTheDark(world, flight.hex, one, role === 'atk' ? 1 : one.now.aa);
    }),
  );

/** [A3] By distance: with an early-warning aircraft, with a helicopter, with neither. */
const CHART = [
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 1 / 2],
  [1 / 2, 1 / 2, 1 / 4],
  [1 / 4, 1 / 8, 1 / 8],
];

/** [8.11] [C.2.40] [C.11.3] [C.11.4] */
export const plainCapStrength = (
  world: World,
  { home, hex, units }: PlainMission,
  flight: Flight,
): number => {
  const jams = flight.units.some(unit => plainOf(world, unit).spec.kind === 'EW');
  const all = sum(units.map(one => inTheDark(world, flight.hex, one, one.now.aa)));
  const left = jams ? Math.max(1, all - 2) : all;
  if (home.kind === 'base') return left;
  const eyes = units.filter(({ spec }) => spec.kind === 'AEW').map(({ spec }) => spec.code);
  const column = eyes.length === 0 ? 2 : eyes.every(code => code === 'SKG' || code === 'HLX') ? 1 : 0;
  return Math.max(1, Math.ceil(left * (CHART[apart(hex, flight.hex)]?.[column] ?? 0)));
};

/** [A3] Least odds of the columns for CAP, and the results by die, attacker/defender. */
const ODDS = [1 / 6, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 1, 2, 3];
const RESULTS = [
  '3r/0 3r/0 3r/0 2r/0 2r/0 1r/0 0r/0 0r/0r',
  '3r/0 3r/0 2r/0 2r/0 1r/0 0r/0 0r/0r 0/1r',
  '3r/0 3r/0 2r/0 1r/0 1r/0 0r/0r 0/0r 0/1r',
  '3r/0 2r/0 1r/0 1r/0 0r/0 0/0r 0/1r 0/1r',
  '2r/0 2r/0 1r/0 0r/0 0r/0r 0/0r 0/1r 0/2r',
  '2r/0 1r/0 0r/0 0r/0r 0/0r 0/1r 0/1r 0/2r',
  '1r/0 1r/0 0r/0r 0/0r 0/1r 0/1r 0/2r 0/3r',
  '1r/0 0r/0 0/0r 0/1r 0/1r 0/1r 0/2r 0/3r',
  '0r/0 0/0r 0/0r 0/1r 0/1r 0/2r 0/3r 0/4r',
  '0/0r 0/0r 0/1r 0/2r 0/2r 0/2r 0/3r 0/4r',
].map(line => line.split(' '));

/** [C.11.5] What a face does to the patrol and to the stack: `1r` is a step, and back home. */
export const plainAirResult = (cap: number, strike: number, face: number): readonly string[] => {
  const reached = ODDS.filter(odds => cap + 1e-9 >= odds * strike).length;
  return (RESULTS[face]?.[Math.max(0, reached - 1)] ?? '').split('/');
};
