import { capital, type Odds, type OddsResult, type OddsTerm, signedShift } from '@narrow-seas/core';
import { baseSpec } from '../stacking/bases.ts';
import { hitOf } from '../damage/damage.ts';
import { titleOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import { aimsRolled } from './aims.ts';
import type { Guns } from './anti-air.ts';
import { attackDieTerms } from './attack-die.ts';
import { COLUMN_STARTS, columnOf } from './crt.ts';
import { type Defence, defenceOf } from './defence.ts';
import type { Activation, Aim, AimedStrike, Target } from '../../model/fire/phase.ts';
import { baseResult, bombingLosses } from './results.ts';
import { defenceSpread, type Spread, spreadOf } from './strike-odds.ts';
import { attackTerms } from './strength.ts';

/** One target of a planned attack: its points, its die and what becomes of it in a hundred ways. */
export interface TargetOdds {
  readonly aim: Aim;
  readonly dieTerms: readonly OddsTerm[];
  readonly dieShift: number;
  /** Ways, of a hundred, by damage points. */
  readonly spread: Spread;
  readonly fates: readonly OddsResult[];
}

/** Everything a player may know before he commits himself. */
export interface StrikeOdds {
  readonly points: readonly OddsTerm[];
  readonly defence: Defence;
  readonly targets: readonly TargetOdds[];
  /** [10.9.5.8] Ways, of ten, to lose no step, one and two. */
  readonly losses: readonly [number, number, number];
}

export const nameOfTarget = (table: PublicState, target: Target): string =>
  target.kind === 'unit' ? titleOf(table, target.unit) : `${baseSpec(target.base).title} ${target.part}`;

const BASE_FATES = ['no effect', 'Damage 1', 'Damage 2', 'destroyed'] as const;

const fateOf = (table: PublicState, target: Target, points: number): string => {
  if (target.kind === 'base') return BASE_FATES[baseResult(points)];
  const hit = hitOf(table, target.unit, points);
  return hit === 'none' ? 'no effect' : hit;
};

/** Ways by what happens, not by points. */
const fatesOf = (table: PublicState, target: Target, spread: Spread): readonly OddsResult[] => {
  const ways = new Map<string, number>();
  for (const [points, count] of spread.entries()) {
    if (count === 0) continue;
    const fate = fateOf(table, target, points);
    ways.set(fate, (ways.get(fate) ?? 0) + count);
  }
  return [...ways].map(([result, count]) => ({ result, ways: count }));
};

const sumOf = (terms: readonly OddsTerm[]): number => terms.reduce((sum, { value }) => sum + value, 0);

const targetOdds = (table: PublicState, aimed: AimedStrike, defence: Defence, aim: Aim): TargetOdds => {
  const dieTerms = attackDieTerms(table, aimed, aim.target);
  const dieShift = sumOf(dieTerms);
  const spread = spreadOf({
    defence: defence.value,
    defenceShift: defence.shift,
    halved: aimed.nuclear,
    attack: aim.points,
    attackShift: dieShift,
  });
  return { aim, dieTerms, dieShift, spread, fates: fatesOf(table, aim.target, spread) };
};

const lossesOf = ({ strike, nuclear }: AimedStrike, defence: Defence): readonly [number, number, number] => {
  const ways: [number, number, number] = [0, 0, 0];
  if (strike.type !== 'bombing') return [10, 0, 0];
  for (const result of defenceSpread(defence.value, defence.shift, nuclear)) ways[bombingLosses(result)] += 1;
  return ways;
};

/** [C.8.3] Both rolls of an attack whose targets are named, with every modifier. */
export const strikeOdds = (
  table: PublicState,
  activation: Activation,
  aimed: AimedStrike,
  guns: Guns,
): StrikeOdds => {
  const defence = defenceOf(table, aimed, guns);
  return {
    points: attackTerms(table, activation, aimed.strike),
    defence,
    targets: aimsRolled(table, aimed).map(aim => targetOdds(table, aimed, defence, aim)),
    losses: lossesOf(aimed, defence),
  };
};

const columnName = (value: number): string => {
  const column = columnOf(value);
  const start = COLUMN_STARTS[column - 1];
  const next = COLUMN_STARTS[column];
  if (start === undefined) return 'none';
  return next === undefined ? `${start}+` : `${start}-${next - 1}`;
};

/** The first roll, in words. */
export const sayDefence = ({ defence }: StrikeOdds): string =>
  defence.value === 0
    ? 'no defence roll'
    : `defence ${defence.value}, column ${columnName(defence.value)}, die ${signedShift(defence.shift)}`;

/** The second roll. */
export const sayAttack = ({ aim, dieShift }: TargetOdds): string =>
  `${aim.points} points, column ${columnName(aim.points)}, die ${signedShift(dieShift)} less the defence`;

/** Field by field: to spread terms and fates took a third of a whole strike. */
const inPart = (part: string, terms: readonly OddsTerm[]): readonly OddsTerm[] =>
  terms.map(({ what, value, rule }) => ({ what, value, rule, part }));

/** `Defence die`, or `Hawes: defence die`. */
const titled = (whose: string, part: string): string => (whose === '' ? capital(part) : `${whose}: ${part}`);

export const attackPart = ({ points }: StrikeOdds): readonly OddsTerm[] => inPart('Attack points', points);

/** Total and die of the defence, and the die against each target, as sums of their own; `whose`: before their names. */
export const rollParts = (
  table: PublicState,
  { defence, targets }: StrikeOdds,
  whose = '',
): readonly OddsTerm[] => [
  ...inPart(titled(whose, 'defence total'), defence.valueTerms),
  ...inPart(titled(whose, 'defence die'), defence.shiftTerms),
  ...targets.flatMap(({ aim, dieTerms }) =>
    inPart(
      targets.length > 1 ? `${nameOfTarget(table, aim.target)}: attack die` : titled(whose, 'attack die'),
      dieTerms,
    ),
  ),
];

const LOSSES = ['no step lost', 'one step lost', 'two steps lost'] as const;

/** The same as the contract has it: terms, one line, and a table for each target and for the attackers' losses. */
export const sayStrikeOdds = (table: PublicState, odds: StrikeOdds, attackers = 'attackers'): Odds => ({
  terms: [...attackPart(odds), ...rollParts(table, odds)],
  sum: sayDefence(odds),
  lines: Object.fromEntries(
    odds.targets.map(target => [nameOfTarget(table, target.aim.target), sayAttack(target)]),
  ),
  results: [
    ...odds.targets.flatMap(({ aim, fates }) =>
      fates.map(({ result, ways }) => ({ of: nameOfTarget(table, aim.target), result, ways })),
    ),
    ...(odds.losses[0] === 10
      ? []
      : LOSSES.map((result, steps) => ({ of: attackers, result, ways: odds.losses[steps] ?? 0 }))),
  ].filter(({ ways }) => ways > 0),
});
