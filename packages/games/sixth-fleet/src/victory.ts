import type { Outcome } from '@narrow-seas/core';
import { type HexSet, hasHex } from '@narrow-seas/hex';
import { AEGEAN, EASTERN_MEDITERRANEAN, ISRAEL_COAST, WEST_EDGE } from './chart.ts';
import { hasSeaLine } from './communication.ts';
import { isNaval, specOf, type UnitSpec } from './roster.ts';
import type { State } from './state.ts';
import { enemyOf, type Side } from './vocabulary.ts';

/** [13.0] A dead unit is worth its countermeasures value, at least one. */
export const worthOf = ({ ratings }: UnitSpec): number => Math.max(1, ratings.ecm);

export const pointsFor = (state: State, side: Side): number =>
  state.dead
    .map(unit => specOf(state, unit))
    .filter(spec => spec.side === enemyOf(side))
    .reduce((sum, spec) => sum + worthOf(spec), 0);

/** One line of the account. */
export interface Bonus {
  readonly rule: string;
  readonly title: string;
  readonly points: number;
  readonly earned: boolean;
}

/** [13.1] The Soviet bonuses as they stand, [14.2] the price of violating neutral air space, [13.2] and the handicap. */
export const bonusesOf = (state: State): readonly Bonus[] => {
  const cutOff = !hasSeaLine(state, ISRAEL_COAST, WEST_EDGE);
  return [
    { rule: '13.11', title: 'No NATO unit in the Aegean', points: 10, earned: !anyIn(state, AEGEAN, false) },
    { rule: '13.12', title: 'Israel cut off from the west', points: 15, earned: cutOff },
    {
      rule: '13.13',
      title: 'No NATO ship in the eastern Mediterranean',
      points: 15,
      earned: cutOff && !anyIn(state, EASTERN_MEDITERRANEAN, true),
    },
    { rule: '14.2', title: 'Neutral air space violated', points: -10, earned: state.violated },
    ...(state.handicap === 0
      ? []
      : [{ rule: '13.2', title: 'Handicap agreed at the start', points: state.handicap, earned: true }]),
  ];
};

const anyIn = (state: State, region: HexSet, onlyShips: boolean): boolean =>
  state.stacks.nato.some(
    ({ hex, units }) => hasHex(region, hex) && units.some(unit => !onlyShips || isNaval(specOf(state, unit))),
  );

/** [13.0] Soviet points less NATO's, with the bonuses. */
export const netPoints = (state: State): number =>
  bonusesOf(state).reduce(
    (sum, { points, earned }) => sum + (earned ? points : 0),
    pointsFor(state, 'soviet') - pointsFor(state, 'nato'),
  );

interface Level {
  readonly least: number;
  readonly winner: Side | undefined;
  readonly summary: string;
}

/** [13.2] The level of victory by net points, from the top. */
const LEVELS: readonly Level[] = [
  { least: 51, winner: 'soviet', summary: 'Soviet decisive victory' },
  { least: 36, winner: 'soviet', summary: 'Soviet substantive victory' },
  { least: 21, winner: 'soviet', summary: 'Soviet marginal victory' },
  { least: 0, winner: undefined, summary: 'draw' },
  { least: -15, winner: 'nato', summary: 'NATO marginal victory' },
  { least: -30, winner: 'nato', summary: 'NATO substantive victory' },
  { least: Number.NEGATIVE_INFINITY, winner: 'nato', summary: 'NATO decisive victory' },
];

export const levelOf = (points: number): Level => LEVELS.find(({ least }) => points >= least) as Level;

export const outcome = (state: State): Outcome<Side> | undefined => {
  if (state.phase.name !== 'over') return undefined;
  const net = netPoints(state);
  const { winner, summary: level } = levelOf(net);
  return { winner, summary: `${level}, net ${net}`, level, net };
};
