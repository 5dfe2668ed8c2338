import { ASK_ME, type SeatOrders, valueOf } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { kindsOf } from '../model/fleet.ts';
import type { Group } from '../model/state.ts';
import { pointsLeft } from '../rules/groups/group.ts';
import type { Scene } from '../mind/scene.ts';
import type { GroundAdvance, GroundRetreat } from '../model/shore/phase.ts';
import type { View } from '../secrets/view.ts';
import { listActions } from '../turn/list.ts';
import { optionsFor } from '../turn/options.ts';
import type { Said } from './battle.ts';
import { SPECS } from './specs.ts';
import { isHeldUp, shipsOnOrders } from './under-way.ts';

const DONE: Action = { type: 'done' };

/** Phases that always leave a choice: to look for it would take time for nothing. */
const OPEN: ReadonlySet<string> = new Set(['naval-step', 'initial']);

/** The only thing that can be done, where it is only one. */
const onlyOne = (view: View): Action | undefined => {
  let only: Action | undefined;
  for (const action of listActions(view)) {
    if (only !== undefined) return undefined;
    only = action;
  }
  return only;
};

/** A phase or a question without a choice goes by. */
export const passed = (view: View, orders: SeatOrders): Said => {
  const spec = SPECS.noChoice;
  const isAsked = valueOf(spec, orders).choice === ASK_ME || OPEN.has(view.common.phase.name);
  return { spec, action: isAsked ? undefined : onlyOne(view) };
};

/** A group at sea that could still move; submarines lie in wait where they are. */
const isWaiting = ({ common }: Scene, { moved, place, ships }: Group): boolean =>
  place.at === 'sea' && !moved && !kindsOf(common, ships).includes('SUB');

/** [F.3.3] Every group at sea has moved or is on its station, and it is not the first step, in which the player plans. */
export const stepOver = (scene: Scene, { moving }: NavalStep, orders: SeatOrders): Said => {
  const spec = SPECS.steps;
  const { own, common, view } = scene;
  const isPlanned = common.step > 1 || common.part === 'exploitation';
  const ordered = shipsOnOrders(scene, orders);
  const free = own.groups.filter(({ ships }) => !ships.every(ship => ordered.has(ship)));
  const isBusy = free.some(
    group => isWaiting(scene, group) || (group.id === moving && pointsLeft(group) > 0),
  );
  const isOver = isPlanned && !isBusy && !isHeldUp(scene, orders);
  const isAsked = valueOf(spec, orders).choice === ASK_ME || optionsFor(view).refuse(DONE) !== undefined;
  return { spec, action: isOver && !isAsked ? DONE : undefined };
};

/** [F.15.3] The first way back, and after those who fled. */
export const onLand = (view: View, phase: GroundRetreat | GroundAdvance, orders: SeatOrders): Said => {
  const spec = SPECS.land;
  if (valueOf(spec, orders).choice === ASK_ME) return { spec, action: undefined };
  const all = [...listActions(view)];
  const wanted = all.filter(({ type }) => type === (phase.name === 'ground-retreat' ? 'retreat' : 'advance'));
  return { spec, action: (phase.name === 'ground-retreat' ? wanted[0] : wanted.at(-1)) ?? all[0] };
};
