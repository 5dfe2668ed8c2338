import { shipOf, specOf } from '../fleet.ts';
import { NOT_HERE } from '../scenario.ts';
import type { Ship } from '../state.ts';
import { afterHits, currentStrength } from '../strength.ts';
import type { ShipId } from '../vocabulary.ts';
import { lossOf } from '../war/loss.ts';
import type { Scene } from './scene.ts';
import { seenAs } from './seen.ts';

/** Hits that may yet bring a task force to its half side, or a submarine to the bottom. */
const BEGUN = 0.3;
/** Cargo goes down with the ship that carries it. */
const CARGO = 0.3;

const hullOf = (scene: Scene, ship: ShipId): Pick<Ship, 'hits' | 'half' | 'cargo'> =>
  specOf(scene.common, ship).side === scene.side ? shipOf(scene.own, ship) : seenAs(scene, ship);

/** [F.30] Victory points that so many hits on a ship are worth to whoever lands them. */
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
