import type { Task } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { specOf } from '../../model/fleet.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { berthOff } from '../ambush.ts';
import type { Errand } from '../errand.ts';
import type { Scene } from '../scene.ts';

const isNamed = ({ common }: Scene, ships: readonly ShipId[], { force }: Task): boolean =>
  ships.some(ship => specOf(common, ship).name === force);

/** What these ships have been ordered to do. */
export const taskOf = (scene: Scene, ships: readonly ShipId[]): Task | undefined =>
  scene.tasks.length === 0 ? undefined : scene.tasks.find(task => isNamed(scene, ships, task));

/** More than any errand of its own. */
const ORDERED = 50;

/** Where that leads them. */
export const missionErrand = (scene: Scene, ships: readonly ShipId[], from: HexId): Errand | undefined => {
  const task = taskOf(scene, ships);
  const [verb, ...words] = task?.aim.split(' ') ?? [];
  const port = scene.chart.ports.find(({ name }) => name === words.join(' '));
  if (port === undefined) return undefined;
  if (verb === 'bombard') return { goal: port.hex, task: 'fire', style: 'war', worth: ORDERED };
  if (verb === 'blockade') {
    const goal = berthOff(scene, port, from);
    return goal === undefined ? undefined : { goal, task: 'stand', style: 'war', worth: ORDERED };
  }
  return verb === 'move' ? { goal: port.hex, task: 'port', style: 'war', worth: ORDERED } : undefined;
};
