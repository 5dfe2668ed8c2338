import type { HexId } from '@narrow-seas/hex';
import type { Scene } from '../../mind/scene.ts';
import { portSpecOf, specOf } from '../../model/fleet.ts';
import type { Group, Place, Ship } from '../../model/state.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { isLaying, type Voyage } from './voyage.ts';

/** How a voyage stands: where its ships are, and what they carry. */
export interface Course {
  /** Those still afloat. */
  readonly ships: readonly ShipId[];
  /** Where the first of them is, and all that are with her. */
  readonly place: Place | undefined;
  readonly group: Group | undefined;
  /** They lie in different places. */
  readonly scattered: boolean;
  readonly laden: boolean;
  /** Mine points aboard. */
  readonly mines: number;
  /** Hits that they have taken, sunk ships with all their strength. */
  readonly hits: number;
}

const groupWith = ({ own }: Scene, ship: ShipId): Group | undefined =>
  own.groups.find(({ ships }) => ships.includes(ship));

const placeOf = (scene: Scene, id: ShipId, { where }: Ship): Place | undefined => {
  if (where.at === 'port') return { at: 'port', port: where.port };
  return where.at === 'group' ? groupWith(scene, id)?.place : undefined;
};

const isAfloat = ({ where }: Ship): boolean => where.at === 'port' || where.at === 'group';

const hitsOn = ({ common }: Scene, id: ShipId, { where, hits, half }: Ship): number => {
  const { strength } = specOf(common, id);
  if (where.at === 'sunk') return strength;
  return hits + (half ? Math.ceil(strength / 2) : 0);
};

/** [36.C.2] Mine points in a hold. */
export const minesIn = ({ cargo }: Pick<Ship, 'cargo'>): number =>
  cargo.reduce((sum, each) => (each.kind === 'mine' ? sum + each.amount : sum), 0);

export const isSamePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const courseOf = (scene: Scene, { ships }: Pick<Voyage, 'ships'>): Course => {
  const all = ships.flatMap(id => {
    const ship = scene.own.ships[id];
    return ship === undefined || specOf(scene.common, id).side !== scene.side ? [] : [{ id, ship }];
  });
  const afloat = all.filter(({ ship }) => isAfloat(ship));
  const places = afloat.map(({ id, ship }) => placeOf(scene, id, ship));
  const [first] = afloat;
  return {
    ships: afloat.map(({ id }) => id),
    place: places[0],
    group: first === undefined ? undefined : groupWith(scene, first.id),
    scattered: places.some(place => !isSamePlace(place, places[0])),
    mines: afloat.reduce((sum, { ship }) => sum + minesIn(ship), 0),
    laden: afloat.some(({ ship }) => ship.cargo.some(({ kind }) => kind !== 'mine')),
    hits: all.reduce((sum, { id, ship }) => sum + hitsOn(scene, id, ship), 0),
  };
};

/** The port of a hex, if it is one of ours. */
export const ownPortAt = ({ chart, common, side }: Scene, hex: HexId): PortId | undefined => {
  const port = chart.portAt.get(hex);
  return port !== undefined && common.ports[port.id]?.owner === side ? port.id : undefined;
};

const isOver = ({ common }: Scene, { given }: Voyage): boolean => common.playerTurn > given;

/** [36.C.2] With mines aboard to the field, without them home; at home it loads, as long as there are mines. */
const layingGoal = (scene: Scene, voyage: Voyage, { place, mines }: Course): HexId | undefined => {
  const { from, to, back } = voyage;
  const home = from === undefined ? undefined : portSpecOf(scene.common, from).hex;
  if (mines > 0) return to;
  if (place?.at !== 'port' || place.port !== from) return home;
  const isMore = back === 'again' || !isOver(scene, voyage);
  return isMore && scene.own.pools.mines > 0 ? to : undefined;
};

/** Where it is bound now; undefined when it has nowhere to go any more. */
export const goalOf = (scene: Scene, voyage: Voyage, course: Course): HexId | undefined => {
  if (isLaying(voyage)) return layingGoal(scene, voyage, course);
  const { from, to, load, back } = voyage;
  const { place, laden } = course;
  const home = from === undefined ? undefined : portSpecOf(scene.common, from).hex;
  const here = place?.at === 'port' ? portSpecOf(scene.common, place.port).hex : undefined;
  const carries = load > 0 && home !== undefined;
  if (!carries || laden) return here === to && !laden ? undefined : to;
  // Empty: at home it loads, after unloading it comes home, unless it stays.
  if (here === home) return back === 'home' && isOver(scene, voyage) ? undefined : to;
  return back === 'stay' && here === to ? undefined : home;
};
