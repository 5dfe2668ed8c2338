import { distance, type HexId } from '@narrow-seas/hex';
import { specOf, strengthOf } from '../model/fleet.ts';
import { GUNNERY, type HitTable, hitsOn } from '../model/tables.ts';
import { FACES, type ShipId } from '../model/vocabulary.ts';
import { currentStrength } from '../rules/naval-combat/strength.ts';
import type { Sighting } from '../secrets/view.ts';
import type { Scene } from './scene.ts';

/** What lies in wait at sea, and what it costs to meet it. */

/** Hits that a strength lands on average with one die. */
export const mean = (table: HitTable, strength: number): number =>
  FACES.reduce((sum, face) => sum + hitsOn(table, strength, face), 0) / FACES.length;

/** How likely a marker that nobody has looked under hides warships: transports seldom lie at sea between turns. */
const WARSHIPS = 0.8;

/** What a task force of theirs has on average, of those that are here. */
const usualGuns = ({ common, view, own, enemy }: Scene): number => {
  const guns = own.ships.flatMap((_, ship) => {
    const { side, kind, role, strength } = specOf(common, ship as ShipId);
    const isHere = side === enemy && kind === 'TF' && role === undefined;
    return isHere && view.off.every(each => each.ship !== ship) ? [strength] : [];
  });
  return guns.reduce((sum, each) => sum + each, 0) / Math.max(1, guns.length);
};

/** Guns under a marker of theirs, as far as it is known. */
export const gunsUnder = (scene: Scene, { ships, count }: Sighting): number =>
  ships === undefined
    ? count * usualGuns(scene) * WARSHIPS
    : ships.reduce((sum, seen) => {
        const { kind, strength } = specOf(scene.common, seen.ship);
        return kind === 'TF' || kind === 'RF' ? sum + currentStrength(strength, seen) : sum;
      }, 0);

/** Guns of task forces of ours. */
export const gunsOf = ({ common, own }: Scene, ships: readonly ShipId[]): number =>
  ships
    .filter(ship => specOf(common, ship).kind === 'TF')
    .reduce((sum, ship) => sum + strengthOf(common, own, ship), 0);

/** [F.7.1] Guns of theirs at sea whose zone lies on the way. */
export const gunsOnWay = (scene: Scene, path: readonly HexId[]): number =>
  scene.view.sightings.reduce((sum, marker) => {
    const { place, side } = marker;
    if (side === scene.side || place.at !== 'sea') return sum;
    const near = path.some(hex => distance(scene.chart.grid, hex, place.hex) <= 1);
    return near ? sum + gunsUnder(scene, marker) : sum;
  }, 0);

/** [F.7.3] How far off a group at sea hears of who is seen. */
const CALLED = 10;
/** How much stronger they must be to come. */
const BOLD = 1.3;

export interface Caller {
  readonly guns: number;
  readonly hears: (hex: HexId) => boolean;
}

/** Warships of theirs at sea that do not lie on the way, but would come up to it. */
export const callersNear = (scene: Scene, path: readonly HexId[], ours: number): readonly Caller[] =>
  scene.view.sightings.flatMap(marker => {
    const { place, side } = marker;
    if (side === scene.side || place.at !== 'sea') return [];
    const { grid } = scene.chart;
    const far = path.reduce((least, hex) => Math.min(least, distance(grid, hex, place.hex)), CALLED + 1);
    const guns = gunsUnder(scene, marker);
    return far <= 1 || far > CALLED || guns < 1 || guns < ours * BOLD
      ? []
      : [{ guns, hears: hex => distance(grid, hex, place.hex) <= CALLED }];
  });

export interface Encounter {
  /** How likely it is that the party goes on. */
  readonly through: number;
  /** Strength points that it costs on average. */
  readonly loss: number;
}

const NOBODY: Encounter = { through: 1, loss: 0 };

/** [F.8.2] Rounds until one side has had enough. */
const ROUNDS = 2;
/** [F.8.6] Whom the stronger has beaten turns back. */
const BEATEN = 0.2;

/** What meeting these guns does to a party. */
export const encounterWith = (guns: number, ours: number, strength: number): Encounter => {
  if (guns < 1) return NOBODY;
  const loss = Math.min(strength, ROUNDS * mean(GUNNERY, guns));
  return ours >= guns ? { through: 1, loss: loss / 2 } : { through: BEATEN, loss };
};
