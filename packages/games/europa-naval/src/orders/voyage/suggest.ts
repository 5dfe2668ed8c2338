import { type Mission, withField } from '@narrow-seas/core';
import type { Scene } from '../../mind/scene.ts';
import { shipPiece } from '../../face/piece-id.ts';
import { specOf } from '../../model/fleet.ts';
import type { PortId, ShipId } from '../../model/vocabulary.ts';
import { courseOf, goalOf } from './course.ts';
import { storesAt } from './harbour.ts';
import { proposeVoyage } from './propose.ts';
import { voyageIn } from './voyage.ts';

const CARGO: readonly string[] = ['NT', 'TC'];

/** Ships whose voyages are not over. */
const shipsUnderWay = (scene: Scene, given: readonly Mission[]): ReadonlySet<ShipId> =>
  new Set(
    given.flatMap(mission => {
      const voyage = voyageIn(mission);
      const isOver = voyage === undefined || goalOf(scene, voyage, courseOf(scene, voyage)) === undefined;
      return isOver ? [] : voyage.ships;
    }),
  );

/** Transports in port that could carry something somewhere. */
const idleTransports = ({ common, own, side }: Scene, busy: ReadonlySet<ShipId>): readonly ShipId[] =>
  own.ships.flatMap(({ where, refit, turnedBack }, id) => {
    const ship = id as ShipId;
    const { kind, side: owner } = specOf(common, ship);
    const isIdle = where.at === 'port' && !refit && !turnedBack && !busy.has(ship);
    return isIdle && owner === side && CARGO.includes(kind) ? [ship] : [];
  });

/** A voyage for each transport that lies idle; what one loads the next cannot. */
export const suggestedVoyages = (scene: Scene, given: readonly Mission[]): readonly Mission[] => {
  // Before the supplies of the turn are ashore nobody knows what there is to load.
  if (scene.common.phase.name !== 'naval-step') return [];
  const taken = new Map<PortId, number>();
  const suggested: Mission[] = [];
  for (const ship of idleTransports(scene, shipsUnderWay(scene, given))) {
    const mission = proposeVoyage(scene, { pieces: [shipPiece(ship)], targets: [] });
    const voyage = mission === undefined ? undefined : voyageIn(mission);
    if (mission === undefined || voyage?.from === undefined) continue;
    const used = taken.get(voyage.from) ?? 0;
    const load = Math.min(voyage.load, storesAt(scene, voyage.from) - used);
    if (load <= 0) continue;
    taken.set(voyage.from, used + load);
    suggested.push(withField(mission, 'load', load));
  }
  return suggested;
};
