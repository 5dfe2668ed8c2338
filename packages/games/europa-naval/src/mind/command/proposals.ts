import type { Task } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../../model/chart.ts';
import { hexOfPlace, shipOf } from '../../model/fleet.ts';
import { isOfConvoy } from '../demand.ts';
import { isTheirs, type Scene } from '../scene.ts';
import { flowThrough, valueOff } from './prospects.ts';
import { type Squadron, squadronsOf } from './squadrons.ts';

interface Prospect {
  readonly squadron: Squadron;
  readonly port: PortSpec;
  readonly value: number;
}

/** Ports of theirs that are worth a look. */
const targets = (scene: Scene): readonly PortSpec[] =>
  scene.chart.ports.filter(
    port =>
      isTheirs(scene, port) &&
      !port.inland &&
      (flowThrough(scene, port) > 0 ||
        scene.view.harbours.some(each => each.port === port.id && each.side === scene.enemy)),
  );

/** A squadron beside a convoy that brings supplies into play guards it. */
const guards = ({ own }: Scene, { ship }: Squadron): boolean => {
  const { where } = shipOf(own, ship);
  return own.ships.some(
    each =>
      each.cargo.some(isOfConvoy) &&
      each.where.at === where.at &&
      (where.at !== 'port' || (each.where.at === 'port' && each.where.port === where.port)) &&
      (where.at !== 'group' || (each.where.at === 'group' && each.where.group === where.group)),
  );
};

const whereIs = (scene: Scene, { place }: Squadron): HexId | undefined =>
  place.at === 'port' || place.at === 'sea' ? hexOfPlace(scene.common, place) : undefined;

/** What a squadron could be sent for, the best first. */
export const prospectsOf = (scene: Scene, squadron: Squadron): readonly Prospect[] => {
  const from = whereIs(scene, squadron);
  if (from === undefined || guards(scene, squadron)) return [];
  return targets(scene)
    .map(port => ({ squadron, port, value: valueOff(scene, squadron, port, from) }))
    .filter(({ value }) => value > LEAST)
    .toSorted((a, b) => b.value - a.value);
};

/** A squadron does not go out for less. */
const LEAST = 1;

export const bombard = ({ squadron, port }: Prospect): Task => ({
  force: squadron.name,
  aim: `bombard ${port.name}`,
});

/** Each squadron that has no orders to the port where it is worth most, no two to the same. */
export const proposalsOf = (scene: Scene, standing: readonly Task[] = []): readonly Task[] => {
  const taken = new Set(standing.flatMap(({ force, aim }) => [force, aim]));
  return squadronsOf(scene)
    .flatMap(squadron => prospectsOf(scene, squadron))
    .toSorted((a, b) => b.value - a.value)
    .map(bombard)
    .filter(({ force, aim }) => {
      if (taken.has(force) || taken.has(aim)) return false;
      taken.add(force).add(aim);
      return true;
    });
};
