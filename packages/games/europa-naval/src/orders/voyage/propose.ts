import type { Mission, Selection } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { supplyErrand } from '../../mind/bound-for.ts';
import { worthOfStores, worthOfSupply } from '../../mind/demand.ts';
import type { Scene } from '../../mind/scene.ts';
import { subjectOf } from '../../face/piece-id.ts';
import { portSpecOf, shipOf, specOf } from '../../model/fleet.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { type Course, courseOf } from './course.ts';
import { loadable, minesLoadable } from './harbour.ts';
import { bestWay } from './plan.ts';
import { stepKey } from './stops.ts';
import { missionOf, type Return, type VoyageFields } from './voyage.ts';

/** What a hold is worth asking for when it looks for a destination. */
const SOME = 6;

const CARGO: readonly string[] = ['NT', 'TC'];

/** The ships that are meant; of a group at sea all of them. */
const shipsMeant = (scene: Scene, pieces: readonly number[]): readonly ShipId[] => {
  const picked = pieces.map(subjectOf).flatMap(each => (each.kind === 'ship' ? [each.ship] : []));
  if (picked.length === 0 || picked.length !== pieces.length) return [];
  const group = scene.own.groups.find(({ ships }) => ships.some(ship => picked.includes(ship)));
  return group === undefined ? picked : group.ships;
};

/** The port that they load in, where there is something that is worth more elsewhere. */
const homeOf = (scene: Scene, { place, ships }: Course): PortId | undefined => {
  if (place?.at !== 'port') return undefined;
  const isCargo = ships.some(ship => CARGO.includes(specOf(scene.common, ship).kind));
  const isWanted = worthOfSupply(scene, portSpecOf(scene.common, place.port)) > 0;
  return isCargo && !isWanted ? place.port : undefined;
};

const supplyPoints = ({ own }: Scene, ships: readonly ShipId[]): number =>
  ships
    .flatMap(ship => shipOf(own, ship).cargo)
    .reduce((sum, cargo) => (cargo.kind === 'sp' ? sum + cargo.amount : sum), 0);

const isWater = ({ chart }: Scene, hex: number): boolean => chart.water[hex] === 1;

/** Where it goes: what was pointed at, or where supplies are worth most. */
const destination = (scene: Scene, home: PortId | undefined, { hex }: Selection): HexId | undefined => {
  if (hex !== undefined) return isWater(scene, hex) ? (hex as HexId) : undefined;
  if (home === undefined) return undefined;
  const start = portSpecOf(scene.common, home).hex;
  const goal = supplyErrand(scene, start, SOME, 'cargo', worthOfStores)?.goal;
  return goal === start ? undefined : goal;
};

const returnOf = (scene: Scene, home: PortId | undefined, load: number, to: HexId): Return =>
  home === undefined || load === 0 || !scene.chart.portAt.has(to) ? 'stay' : 'again';

/** [36.C.2] Minelayers that are sent to open sea load mines where they lie, lay them there and come home. */
const layingTo = (
  scene: Scene,
  { place, ships, mines: aboard }: Course,
  to: HexId,
): Pick<VoyageFields, 'mines' | 'from' | 'back'> | undefined => {
  const isLayer = ships.every(ship => specOf(scene.common, ship).role === 'minelayer');
  if (place?.at !== 'port' || !isLayer || scene.chart.portAt.has(to)) return undefined;
  const mines = aboard + minesLoadable(scene, place.port, ships);
  return mines === 0 ? undefined : { mines, from: place.port, back: 'home' };
};

/** The voyage that is meant by ships that were picked and a hex that was pointed at. */
export const proposeVoyage = (scene: Scene, selection: Selection): Mission | undefined => {
  const ships = shipsMeant(scene, selection.pieces);
  const course = courseOf(scene, { ships });
  if (course.ships.length === 0 || course.scattered || course.ships.length !== ships.length) return undefined;
  const home = homeOf(scene, course);
  const to = destination(scene, home, selection);
  const here = course.place?.at === 'port' ? portSpecOf(scene.common, course.place.port).hex : undefined;
  if (to === undefined || to === here) return undefined;
  const goods = home !== undefined && scene.chart.portAt.has(to) ? loadable(scene, home, ships) : 0;
  const load = goods === 0 ? 0 : goods + supplyPoints(scene, ships);
  const fields: VoyageFields = {
    ships: [...ships],
    ...(load > 0 && home !== undefined ? { from: home } : {}),
    to,
    load,
    back: returnOf(scene, home, load, to),
    ...layingTo(scene, course, to),
    way: bestWay(scene, course, to) ?? 'wide-night',
    given: scene.common.playerTurn,
    stopSeen: true,
    stopHit: true,
    stopPort: true,
    stopStep: false,
    knownSeen: false,
    knownBack: false,
    knownHits: course.hits,
    knownStep: stepKey(scene),
  };
  return missionOf(`voyage ${ships[0]}`, fields);
};
