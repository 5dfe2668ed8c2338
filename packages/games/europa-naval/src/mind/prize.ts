import { shipOf, specOf } from '../model/fleet.ts';
import { NOT_HERE } from '../scenarios/setup.ts';
import type { Ship } from '../model/state.ts';
import { afterHits, currentStrength } from '../rules/naval-combat/strength.ts';
import type { ShipId } from '../model/vocabulary.ts';
import { lossOf } from '../rules/surrender/loss.ts';
import type { Scene } from './scene.ts';
import { seenAs } from './seen.ts';

/** Hits that may yet bring a task force to its half side, or a submarine to the bottom. */
const BEGUN = 0.3;
/** Cargo goes down with the ship that carries it. */
const CARGO = 0.3;

const hullOf = (scene: Scene, ship: ShipId): Pick<Ship, 'hits' | 'half' | 'cargo'> =>
  specOf(scene.common, ship).side === scene.side ? shipOf(scene.own, ship) : seenAs(scene, ship);

/** [F.30] Victory points that hits on a ship are worth to the side that scores them. */
export const prizeOf = (scene: Scene, ship: ShipId, hits: number): number => {
  const { common } = scene;
  const { kind, strength } = specOf(common, ship);
  const hull = hullOf(scene, ship);
  const before: Ship = { ...NOT_HERE, hits: hull.hits, half: hull.half };
  const landed = Math.min(hits, currentStrength(strength, hull));
  const after: Ship = { ...before, ...afterHits(kind, strength, hull, landed) };
  const booked = lossOf(common, ship, before, after).reduce(
    (sum, event) => sum + (event.type === 'scored' ? event.points : 0),
    0,
  );
  return booked + landed * (BEGUN + CARGO * Math.min(1, hull.cargo.length));
};
