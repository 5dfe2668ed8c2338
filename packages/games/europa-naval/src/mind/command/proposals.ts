import type { Task } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../../model/chart.ts';
import { shipOf } from '../../model/fleet.ts';
import { berthOff } from '../ambush.ts';
import { isOfConvoy } from '../demand.ts';
import type { Place } from '../../model/state.ts';
import { burnsFuel } from '../../rules/fuel/bunkers.ts';
import { stockOf } from '../../rules/supply/stock.ts';
import { isTheirs, type Scene } from '../scene.ts';
import { hexOfSquadron, protectionsBy, protectionTask } from './escorts.ts';
import { huntsBy } from './hunts.ts';
import { flowThrough, type Station, valueAt } from './prospects.ts';
import { type Squadron, squadronsOf } from './squadrons.ts';

/** A task that a squadron could have. */
export interface Prospect {
  readonly squadron: Squadron;
  readonly value: number;
  readonly task: Task;
  /** Strength that is enough for it: nobody else is sent once it is there. */
  readonly most: number;
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

/** In the port's own hex guns reach what lies in it; beside it a squadron only closes it. */
const stationsOff = (scene: Scene, port: PortSpec, from: HexId): readonly Station[] => {
  const beside = berthOff(scene, port, from);
  return [
    { port, verb: 'bombard', goal: port.hex },
    ...(beside === undefined ? [] : [{ port, verb: 'blockade', goal: beside } as const]),
  ];
};

/** A squadron does not go out for less. */
const LEAST = 1;

/** Strength that is enough off any port: a fleet that comes to it has to fight for it. */
const ENOUGH = 20;

const offPorts = (scene: Scene, squadron: Squadron, from: HexId): readonly Prospect[] =>
  targets(scene)
    .flatMap(port => stationsOff(scene, port, from))
    .map(station => ({
      squadron,
      value: valueAt(scene, squadron, station, from),
      task: { force: squadron.name, aim: `${station.verb} ${station.port.name}` },
      most: station.verb === 'blockade' ? ENOUGH : 1,
    }));

const hunting = (scene: Scene, squadron: Squadron, from: HexId): readonly Prospect[] =>
  huntsBy(scene, squadron, from).map(({ marker, value }) => ({
    squadron,
    value,
    task: { force: squadron.name, aim: `hunt ${marker}` },
    most: 1,
  }));

const escorting = (scene: Scene, squadron: Squadron): readonly Prospect[] =>
  protectionsBy(scene, squadron).map(protection => ({
    squadron,
    value: protection.value,
    task: protectionTask(scene, protection),
    most: 1,
  }));

/** What a squadron could be sent for, the best first. */
export const prospectsOf = (scene: Scene, squadron: Squadron): readonly Prospect[] => {
  const from = hexOfSquadron(scene, squadron);
  if (from === undefined || guards(scene, squadron)) return [];
  return [
    ...offPorts(scene, squadron, from),
    ...hunting(scene, squadron, from),
    ...escorting(scene, squadron),
  ]
    .filter(({ value }) => value > LEAST)
    .toSorted((a, b) => b.value - a.value);
};

/** Where an order leads, no matter who has it: a port, a marker or a convoy. */
const objectOf = ({ aim }: Task): string => aim.slice(aim.indexOf(' ') + 1);

const isSamePort = (one: Place, two: Place): boolean =>
  one.at === 'port' && two.at === 'port' && one.port === two.port;

/** [36.E] Supplies that a squadron burns on its way out. */
const WAY_OUT = 2;

/** How many squadrons of a port there is oil for at once. */
const oiledAt = ({ common, own, side }: Scene, { ship, place }: Squadron): number => {
  if (place.at !== 'port' || !burnsFuel(common, side, ship)) return Number.POSITIVE_INFINITY;
  const { sp, srp } = stockOf(common, own, side, place.port);
  return srp + Math.floor(sp / WAY_OUT);
};

/** Each squadron that has no orders to the port where it is worth most; more than one to a port only until they are strong enough. */
export const proposalsOf = (scene: Scene, standing: readonly Task[] = []): readonly Task[] => {
  const squadrons = squadronsOf(scene);
  const busy = new Set(standing.map(({ force }) => force));
  const strength = new Map<string, number>();
  const send = (task: Task): void => {
    const more = squadrons.find(({ name }) => name === task.force)?.strength ?? 0;
    strength.set(objectOf(task), (strength.get(objectOf(task)) ?? 0) + more);
    busy.add(task.force);
  };
  for (const task of standing) send(task);
  const sailing: Squadron[] = [];
  const isDry = (squadron: Squadron): boolean =>
    sailing.filter(({ place }) => isSamePort(place, squadron.place)).length >= oiledAt(scene, squadron);
  return squadrons
    .flatMap(squadron => prospectsOf(scene, squadron))
    .toSorted((a, b) => b.value - a.value)
    .filter(({ squadron, task, most }) => {
      const there = strength.get(objectOf(task)) ?? 0;
      if (busy.has(task.force) || there >= most || isDry(squadron)) return false;
      send(task);
      sailing.push(squadron);
      return true;
    })
    .map(({ task }) => task);
};
