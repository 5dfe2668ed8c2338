import type { Prospect } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import type { Activation, Aim, AimedStrike, Strike, Target } from '../model/fire/phase.ts';
import type { PublicState } from '../model/state.ts';
import { DIE_FACES } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';
import { attackPoints, columnOf } from '../rules/combat/crt.ts';
import { nameOfTarget, type StrikeOdds, type TargetOdds } from '../rules/combat/planner.ts';
import { baseResult } from '../rules/combat/results.ts';
import { defenceSpread } from '../rules/combat/strike-odds.ts';
import { strikePoints } from '../rules/combat/strength.ts';
import { strikeOf, type StrikeAction } from '../rules/combat/strike.ts';
import { targetsOf } from '../rules/combat/targets.ts';
import { hitOf } from '../rules/damage/damage.ts';
import { oddsOfAimed } from '../turn/fire/odds.ts';
import { where } from './say.ts';
import { DESK_WORDS } from './words.ts';
import { worthOfFate } from './worth.ts';

const { prospect: SAY } = DESK_WORDS;

type Fate = 'destroyed' | 'damaged' | 'none';

const fateAt = (table: PublicState, target: Target, points: number): Fate => {
  if (target.kind === 'unit') return hitOf(table, target.unit, points);
  const grade = baseResult(points);
  return grade === 3 ? 'destroyed' : grade === 0 ? 'none' : 'damaged';
};

/** The share of the ten attack dice that bring each fate, once the defence has rolled. */
const sharesAt = (table: PublicState, { aim, dieShift }: TargetOdds, defence: number) => {
  const column = columnOf(aim.points);
  const share = { destroyed: 0, damaged: 0, none: 0 };
  for (const die of DIE_FACES)
    share[fateAt(table, aim.target, attackPoints(column, die + dieShift - defence))] += 1 / DIE_FACES.length;
  return share;
};

/** [C.8.3] One defence die for all targets, then one die for each: the chance that any of them is sunk, and that any is hit. */
const anyOf = (table: PublicState, { defence, targets }: StrikeOdds, nuclear: boolean) => {
  const results = defenceSpread(defence.value, defence.shift, nuclear);
  const chance = { sunk: 0, hit: 0 };
  for (const result of results) {
    const shares = targets.map(target => sharesAt(table, target, result));
    chance.sunk += 1 - shares.reduce((product, share) => product * (1 - share.destroyed), 1);
    chance.hit += 1 - shares.reduce((product, share) => product * share.none, 1);
  }
  return { sunk: chance.sunk / results.length, hit: chance.hit / results.length };
};

const gainFrom = (table: PublicState, { aim, fates }: TargetOdds): number => {
  const { target } = aim;
  if (target.kind === 'base') return 0;
  const total = fates.reduce((sum, { ways }) => sum + ways, 0);
  return fates.reduce(
    (sum, { result, ways }) =>
      result === 'damaged' || result === 'destroyed'
        ? sum + (ways / total) * worthOfFate(table, target.unit, result)
        : sum,
    0,
  );
};

/** What an attack with named targets may bring. */
const ofAimed = (table: PublicState, resume: Activation, aimed: AimedStrike) => {
  const odds = oddsOfAimed(table, resume, aimed);
  const { sunk, hit } = anyOf(table, odds, aimed.nuclear);
  return {
    outcomes: [
      { what: SAY.sunk, chance: sunk },
      { what: SAY.damaged, chance: hit - sunk },
    ],
    gain: odds.targets.reduce((sum, target) => sum + gainFrom(table, target), 0),
    lossOfStep: 1 - odds.losses[0] / 10,
  };
};

const notesOf = (lossOfStep: number): readonly string[] =>
  lossOfStep > 0 ? [SAY.lossOfStep(Math.round(lossOfStep * 100))] : [];

const detailOf = (table: PublicState, aims: readonly Aim[]): string =>
  aims
    .map(({ target }) =>
      target.kind === 'unit'
        ? SAY.worth(nameOfTarget(table, target), worthOfFate(table, target.unit, 'destroyed'))
        : nameOfTarget(table, target),
    )
    .join(', ');

const nameOfAims = (table: PublicState, aims: readonly Aim[]): string => {
  const [first, ...others] = aims;
  if (first === undefined) return '';
  const name = nameOfTarget(table, first.target);
  if (others.length === 0) return SAY.one(name, first.points);
  return others.length === 1
    ? aims.map(({ target, points }) => SAY.one(nameOfTarget(table, target), points)).join(', ')
    : SAY.many(aims.length, Math.max(...aims.map(({ points }) => points)));
};

const ofAim = ({ table }: View, action: Extract<Action, { readonly type: 'aim' }>): Prospect | undefined => {
  const { phase } = table;
  if (phase.name !== 'targeting') return undefined;
  const { aims, tacCoord, nuclear } = action;
  const { lossOfStep, ...chances } = ofAimed(table, phase.resume, {
    strike: phase.strike,
    aims,
    tacCoord,
    nuclear,
  });
  const name = nameOfAims(table, aims);
  return {
    name: SAY.with(name, tacCoord.length, nuclear),
    detail: detailOf(table, aims),
    ...chances,
    notes: notesOf(lossOfStep),
  };
};

/** Ships, a submarine or a flight that act now. */
export const activationOf = ({ table }: View): Activation | undefined => {
  const { phase } = table;
  return phase.name === 'surface-activation' ||
    phase.name === 'submarine-activation' ||
    phase.name === 'flight'
    ? phase
    : undefined;
};

/** [C.8.2] The target that pays best, if it got all the points, and what may become of it. */
export const bestTargetOf = (view: View, activation: Activation, strike: Strike) => {
  const { table } = view;
  const points = strikePoints(table, activation, strike);
  const [best] = targetsOf(view, activation, strike)
    .map(target => ({
      target,
      points,
      ...ofAimed(table, activation, { strike, aims: [{ target, points }], tacCoord: [], nuclear: false }),
    }))
    .toSorted((one, other) => other.gain - one.gain);
  return best;
};

export type BestTarget = NonNullable<ReturnType<typeof bestTargetOf>>;

/** [C.8.2] Before targets are named: the best of them. */
const ofStrike = (view: View, action: StrikeAction): Prospect | undefined => {
  const activation = activationOf(view);
  const best =
    activation === undefined ? undefined : bestTargetOf(view, activation, strikeOf(activation, action));
  if (best === undefined) return undefined;
  const { target, points, lossOfStep, ...chances } = best;
  return {
    name: SAY.strike(action.attack, where(action.hex), action.cruise),
    detail: SAY.strikeDetail(action.units.length, points, nameOfTarget(view.table, target)),
    ...chances,
    notes: [SAY.later, ...notesOf(lossOfStep)],
  };
};

/** What an attack may bring and what that is worth on average; undefined for what is no attack on ships or bases. */
export const prospectOf = (view: View, action: Action): Prospect | undefined => {
  if (action.type === 'aim') return ofAim(view, action);
  return action.type === 'strike' ? ofStrike(view, action) : undefined;
};

/** The best average first. What is no attack keeps its place behind. */
export const byGain = (
  one: { readonly prospect?: Prospect },
  other: { readonly prospect?: Prospect },
): number => (other.prospect?.gain ?? -1) - (one.prospect?.gain ?? -1);
