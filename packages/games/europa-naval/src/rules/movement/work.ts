import type { Refusal } from '@narrow-seas/core';
import {
  chain,
  type Consequence,
  type Effect,
  unlessWaiting,
  type Progress,
  progressFrom,
} from '../../turn/chain.ts';
import { groupIn } from '../../model/fleet.ts';
import { noGroup } from '../../turn/refusals.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import type { GroupId } from '../../model/vocabulary.ts';
import { payStep, refuseStepFuel } from '../fuel/bunkers.ts';
import { pointsLeft } from '../groups/group.ts';
import { dueFrom } from './passage.ts';
import type { NavalStep } from '../../model/sea/phase.ts';
import { andGoOn, passageOf } from './sailing.ts';

/** [F.5.1] Something that a group stays in place for. What it has paid is kept while it stays [F.5.2]. */
export interface Task {
  readonly name: string;
  readonly cost: number;
  /** [F.5.2] Not spread over steps: what is owed is spent in one. */
  readonly atOnce?: true;
}

const paidFor = ({ work }: Group, { name }: Task): number => (work?.task === name ? work.paid : 0);

const owedFor = (group: Group, task: Task): number => Math.max(0, task.cost - paidFor(group, task));

/** [F.5.1] [F.5.2] [F.22] Work that is not paid for takes points, and points take oil. */
export const refuseWork = (common: Common, fleet: Fleet, group: Group, task: Task): Refusal | undefined => {
  const owed = owedFor(group, task);
  if (owed === 0) return undefined;
  if (pointsLeft(group) <= 0)
    return noGroup('F.5.1', 'no-points', 'This group has no points left in this step.', group.id);
  if (task.atOnce && pointsLeft(group) < owed)
    return noGroup('F.5.2', 'in-one-step', `This takes ${owed} points within one step.`, group.id);
  return refuseStepFuel(common, fleet, group, []);
};

/** Points towards the task, and what the spending of them brings on [F.5.3]. */
const spend = (state: State, step: NavalStep, group: Group, task: Task): Effect => {
  const cost = Math.min(owedFor(group, task), pointsLeft(group));
  if (cost === 0) return [];
  const paid = paidFor(group, task) + cost;
  // [36.A.2] Points beyond the block are spent by day, and by day they are seen.
  const passage = passageOf(group.id, false, cost <= group.nightLeft, step);
  return chain(
    state,
    () => payStep(state.common, state.fleets[group.side], group),
    () => [{ type: 'spent', group: group.id, cost }],
    () => [{ type: 'worked', group: group.id, task: task.name, paid }],
    next => dueFrom(next, passage),
  );
};

/** [F.10.2] Done only when all of it is paid; what stands between is settled first, and then it is done for nothing. */
export const labour = (
  state: State,
  step: NavalStep,
  id: GroupId,
  task: Task,
  complete: Consequence,
): Progress => {
  const spent = progressFrom(state, spend(state, step, groupIn(state, id), task));
  const done = unlessWaiting(spent, after =>
    owedFor(groupIn(after, id), task) === 0 ? complete(after) : [],
  );
  return andGoOn(done, step);
};
