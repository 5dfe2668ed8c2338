import { forcesAt, submarineStacks, surfaceStacks } from '../model/position.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { refuseActivation } from '../rules/action/activation.ts';
import type { View } from '../secrets/view.ts';

/** [4] Forces and submarines that have not acted in this segment, each as it would be activated. */
export const groupsToAct = (view: View, segment: Segment): readonly (readonly UnitId[])[] => {
  const { table } = view;
  const { arm, side, acted } = segment;
  if (arm === 'air') return [];
  const groups =
    arm === 'surface'
      ? [...surfaceStacks(table, side).keys()].flatMap(hex => forcesAt(table, side, hex))
      : [...submarineStacks(table, side).values()].flat().map(unit => [unit]);
  return groups
    .map(group => group.filter(unit => !acted.includes(unit)))
    .filter(group => group.length > 0 && refuseActivation(view, segment, group, false) === undefined);
};
