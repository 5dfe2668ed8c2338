import type { Selection } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { evenly, helpersOf } from '../rules/combat/aim-list.ts';
import type { Aim, Target, Targeting } from '../model/fire/phase.ts';
import { strikePoints } from '../rules/combat/strength.ts';
import { targetsOf } from '../rules/combat/targets.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';

type Split = readonly Aim[];

/** [C.8.2] [C.8.6] At the ships picked, and the base they lie in; with nobody's help, or with all the help there is. */
export const aimsAt = (
  view: View,
  phase: Targeting,
  targets: readonly UnitId[],
  shares: Selection['shares'],
): readonly Action[] => {
  if (targets.length === 0) return [];
  const named = targets.map((unit): Target => ({ kind: 'unit', unit }));
  const splits =
    shares === undefined
      ? [...splitsOn(named, pointsOf(view, phase)), ...withBase(view, phase, named)]
      : [named.map((target, place): Aim => ({ target, points: shares[place] ?? 0 }))];
  return helpersOf(view, phase).flatMap(tacCoord =>
    [false, true].flatMap(nuclear =>
      splits.map((split): Action => ({ type: 'aim', aims: split, tacCoord, nuclear })),
    ),
  );
};

const pointsOf = (view: View, { strike, resume }: Targeting): number =>
  strikePoints(view.table, resume, strike);

/** [C.8.2] The points evenly on these targets, or two thirds on the first. */
const splitsOn = (named: readonly Target[], points: number): readonly Split[] => {
  const even = evenly(named, points);
  return named.length < 2 ? [even] : [even, mostlyOn(named, points)];
};

const mostlyOn = ([first, ...others]: readonly Target[], points: number): Split => {
  const rest = evenly(others, Math.max(others.length, Math.floor(points / 3)));
  const left = points - rest.reduce((sum, aim) => sum + aim.points, 0);
  return first === undefined ? rest : [{ target: first, points: left }, ...rest];
};

/** [14.4] Its airfield or its port beside the ships: evenly, most on them, or most on it. A part has no counter to pick. */
const withBase = (view: View, phase: Targeting, named: readonly Target[]): readonly Split[] => {
  const points = pointsOf(view, phase);
  return targetsOf(view, phase.resume, phase.strike)
    .filter(({ kind }) => kind === 'base')
    .flatMap(part => [...splitsOn([...named, part], points), mostlyOn([part, ...named], points)]);
};
