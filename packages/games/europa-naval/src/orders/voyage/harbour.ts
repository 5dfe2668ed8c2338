import type { Scene } from '../../mind/scene.ts';
import type { Action } from '../../model/action.ts';
import { portSpecOf, shipOf } from '../../model/fleet.ts';
import type { Group } from '../../model/state.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { handlingLeft, roomFor } from '../../rules/groups/handling.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import { type Course, minesIn } from './course.ts';
import { isLaying, type Voyage } from './voyage.ts';

/** [F.10.2] A cargo point is two supply points. */
const PER_POINT = 2;

const supplyPointsIn = ({ own }: Scene, ships: readonly ShipId[]): number =>
  ships.reduce(
    (sum, ship) =>
      shipOf(own, ship).cargo.reduce((all, cargo) => all + (cargo.kind === 'sp' ? cargo.amount : 0), sum),
    0,
  );

const spaceIn = ({ common, own }: Scene, ship: ShipId): number =>
  Math.floor(roomFor(common, own, ship, { kind: 'sp', amount: 1 }) * PER_POINT);

/** [F.9.1] What a port can still hand out in this player-turn, in supply points. */
export const storesAt = ({ common, own, side }: Scene, port: PortId): number =>
  Math.max(
    0,
    Math.min(
      Math.floor(stockOf(common, own, side, port).sp),
      Math.floor(handlingLeft(common, own, port) * PER_POINT),
    ),
  );

/** What these ships can still take aboard in a port, in supply points. */
export const loadable = (scene: Scene, port: PortId, ships: readonly ShipId[]): number => {
  const space = ships.reduce((sum, ship) => sum + Math.max(0, spaceIn(scene, ship)), 0);
  return Math.min(space, storesAt(scene, port));
};

/** [F.10] Ship by ship, up to what was ordered. */
export const loadings = (
  scene: Scene,
  group: Group,
  port: PortId,
  { load }: Pick<Voyage, 'load'>,
): readonly Action[] => {
  const wanted = load - supplyPointsIn(scene, group.ships);
  const most = Math.min(wanted, loadable(scene, port, group.ships));
  if (most <= 0) return [];
  return group.ships.flatMap((ship): readonly Action[] => {
    const amount = Math.min(most, spaceIn(scene, ship));
    return amount > 0 ? [{ type: 'embark', group: group.id, ship, cargo: { kind: 'sp', amount } }] : [];
  });
};

/** [F.10.4] Mine points that a ship can still take in a port. */
const mineRoom = ({ common, own }: Scene, port: PortId, ship: ShipId): number =>
  Math.max(
    0,
    Math.min(
      own.pools.mines,
      Math.floor(roomFor(common, own, ship, { kind: 'mine', amount: 1 })),
      Math.floor(handlingLeft(common, own, port)),
    ),
  );

/** [F.10.4] Mine points that these ships could load in a port: nobody loads any in a minor one. */
export const minesLoadable = (scene: Scene, port: PortId, ships: readonly ShipId[]): number =>
  portSpecOf(scene.common, port).kind === 'minor'
    ? 0
    : Math.min(
        scene.own.pools.mines,
        ships.reduce((sum, ship) => sum + mineRoom(scene, port, ship), 0),
      );

/** [F.10.4] Ship by ship, up to what was ordered. */
export const mineLoadings = (
  scene: Scene,
  { id, ships }: Group,
  port: PortId,
  { mines = 0 }: Pick<Voyage, 'mines'>,
): readonly Action[] => {
  const wanted = mines - ships.reduce((sum, ship) => sum + minesIn(shipOf(scene.own, ship)), 0);
  return ships.flatMap((ship): readonly Action[] => {
    const amount = Math.min(wanted, mineRoom(scene, port, ship));
    return amount > 0 ? [{ type: 'embark', group: id, ship, cargo: { kind: 'mine', amount } }] : [];
  });
};

/** [36.C.2] One mine point after another, from each ship that has any. */
export const layings = ({ own }: Scene, { id, ships }: Group): readonly Action[] =>
  ships.filter(ship => minesIn(shipOf(own, ship)) > 0).map(ship => ({ type: 'lay-mine', group: id, ship }));

export const unloadings = ({ own }: Scene, { id, ships }: Group): readonly Action[] =>
  ships
    .filter(ship => shipOf(own, ship).cargo.some(({ kind }) => kind !== 'mine'))
    .map(ship => ({ type: 'disembark', group: id, ship, how: 'port' }));

/** Where it should load, there is something to load. */
export const mayLeaveNow = (
  scene: Scene,
  voyage: Voyage,
  { place, ships, laden, mines }: Course,
): boolean => {
  const { from, load } = voyage;
  if (isLaying(voyage))
    return mines > 0 || place?.at !== 'port' || place.port !== from || minesLoadable(scene, from, ships) > 0;
  return (
    laden ||
    load === 0 ||
    from === undefined ||
    place?.at !== 'port' ||
    place.port !== from ||
    loadable(scene, from, ships) > 0
  );
};
