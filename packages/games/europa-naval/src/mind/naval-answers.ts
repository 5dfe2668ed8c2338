import type { Action } from '../model/action.ts';
import { groupOf } from '../model/fleet.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { refuseInSea } from '../turn/sea/refuse.ts';
import { carriage } from './carriage.ts';
import { departure } from './departure.ts';
import { isIdle, orderFor, takeUp } from './group-order.ts';
import type { Scene } from './scene.ts';

const DONE: Action = { type: 'done' };

const nextAtSea = (scene: Scene, step: NavalStep): Action | undefined => {
  for (const group of scene.own.groups) {
    if (group.moved || group.place.at !== 'sea' || isIdle(scene, group)) continue;
    const begin = takeUp(scene, step, group);
    if (begin !== undefined) return begin;
  }
  return undefined;
};

/** [F.3.3] One thing after another: the group in hand, groups at sea, groups that set out, cargo without ships. */
export const navalAnswer = (scene: Scene, step: NavalStep): Action => {
  const group = step.moving === undefined ? undefined : groupOf(scene.own, step.moving);
  const order = group === undefined ? undefined : orderFor(scene, step, group);
  if (order !== undefined) return order;
  const next = nextAtSea(scene, step) ?? departure(scene, step) ?? carriage(scene, step);
  if (next !== undefined && refuseInSea(scene.view, step, next) === undefined) return next;
  return DONE;
};
