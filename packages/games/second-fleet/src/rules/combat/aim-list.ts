import type { Random } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { refuseNuclear } from '../nuclear/nuclear.ts';
import { zoneOf } from '../../model/chart.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { coordinatorsIn, mostTargets, TAC_COORD_LIMIT } from './aim.ts';
import type { Aim, Target, Targeting } from '../../model/fire/phase.ts';
import { strikePoints } from './strength.ts';
import { targetsOf } from './targets.ts';

/** Points shared out evenly, the first ones taking what is left over. */
export const evenly = (targets: readonly Target[], points: number): readonly Aim[] => {
  const named = targets.slice(0, points);
  const each = Math.floor(points / Math.max(1, named.length));
  const over = points - each * named.length;
  return named.map((target, place) => ({ target, points: each + (place < over ? 1 : 0) }));
};

/** Nobody, or as many as there are. */
export const helpersOf = (view: View, { strike }: Targeting): readonly (readonly UnitId[])[] => {
  const there = strike.type === 'close' ? [] : coordinatorsIn(view.table, strike.side, zoneOf(strike.hex));
  return there.length === 0 ? [[]] : [[], there.slice(0, TAC_COORD_LIMIT)];
};

const mayBeNuclear = ({ table }: View, { strike }: Targeting): boolean =>
  !strike.cruise && !strike.answer && refuseNuclear(table, strike.side, strike.type) === undefined;

/** All on one target, or evenly on pairs and on all. */
const splitsOf = (view: View, phase: Targeting): readonly (readonly Aim[])[] => {
  const { strike, resume } = phase;
  const targets = targetsOf(view, resume, strike);
  const points = strikePoints(view.table, resume, strike);
  const singles = targets.map(target => [{ target, points }]);
  const most = Math.min(mostTargets(strike), targets.length, points);
  const pairs = most === 2 ? targets.flatMap((a, place) => targets.slice(place + 1).map(b => [a, b])) : [];
  const groups = most > 2 ? [targets] : pairs;
  return [...singles, ...groups.map(group => evenly(group, points))];
};

/** [C.8.2] Sensible splits; every other legal one is admitted too. */
export function* listAims(view: View, phase: Targeting): Generator<Action> {
  const splits = splitsOf(view, phase);
  for (const tacCoord of helpersOf(view, phase)) {
    for (const aims of splits) yield { type: 'aim', aims, tacCoord, nuclear: false };
    if (!mayBeNuclear(view, phase)) continue;
    for (const aims of splits.filter(split => split.length === 1))
      yield { type: 'aim', aims, tacCoord, nuclear: true };
  }
  if (phase.strike.answer) yield { type: 'done' };
}

/** Some of the targets, with points at random. */
export const sampleAim = (view: View, phase: Targeting, random: Random): Action | undefined => {
  const { strike, resume } = phase;
  const targets = targetsOf(view, resume, strike);
  const points = strikePoints(view.table, resume, strike);
  const most = Math.min(mostTargets(strike), targets.length, points);
  if (most === 0) return undefined;
  const chosen = shuffled(targets, random).slice(0, 1 + random.below(Math.min(most, 3)));
  const helpers = helpersOf(view, phase);
  return {
    type: 'aim',
    aims: evenly(chosen, points),
    tacCoord: helpers[random.below(helpers.length)] ?? [],
    nuclear: chosen.length === 1 && mayBeNuclear(view, phase) && random.below(2) === 0,
  };
};

export const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const mixed = [...items];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = random.below(place + 1);
    [mixed[place], mixed[other]] = [mixed[other] as T, mixed[place] as T];
  }
  return mixed;
};
