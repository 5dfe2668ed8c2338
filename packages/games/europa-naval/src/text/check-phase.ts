import { isObject } from '@narrow-seas/core';
import { groupOf } from '../model/fleet.ts';
import { isNavalStep } from '../rules/movement/step-end.ts';
import type { State } from '../model/state.ts';
import { type GroupId, SIDES } from '../model/vocabulary.ts';
import { type FlawOf, flaw } from './flaw.ts';

/** Every object within a phase, itself the first. */
function* partsOf(value: unknown): Generator<{ readonly [key: string]: unknown }> {
  if (Array.isArray(value)) for (const item of value) yield* partsOf(item);
  if (!isObject(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part);
}

/** [F.8.2] Groups that a battle names may have been sunk in it. */
const GROUP_KEYS: readonly string[] = ['group', 'moving'];

const groupsNamed = (part: { readonly [key: string]: unknown }): readonly number[] =>
  GROUP_KEYS.flatMap(key => part[key] ?? []).filter(id => typeof id === 'number');

const isGroup = ({ fleets }: State, id: number): boolean =>
  SIDES.some(side => groupOf(fleets[side], id as GroupId) !== undefined);

/** [F.3.2] [F.3.3] A phase at sea belongs to a naval step, and names groups that there are. */
export const phaseHolds: FlawOf = state => {
  const { common } = state;
  for (const part of partsOf(common.phase)) {
    if (part['name'] === 'naval-step' && !isNavalStep(common))
      return flaw(
        'clock',
        'Naval movement belongs to the movement or exploitation part, step 1 or later [F.3.2].',
      );
    const missing = groupsNamed(part).find(id => !isGroup(state, id));
    if (missing !== undefined) return flaw('phase', `There is no group ${missing} [F.4.2].`);
  }
  return undefined;
};
