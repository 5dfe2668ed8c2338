import { memo, type Outcome, sameData, signed, type VictoryLevel } from '@narrow-seas/core';
import { accountOf } from './account.ts';
import { happenedOnce } from '../politics/consequence.ts';
import { changesOf, withChanges } from '../../model/changes.ts';
import { GENERAL_WAR } from '../../turn/campaign/turn-end.ts';
import { countsHandicap } from './handicap.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { ScenarioData } from '../../scenarios/spec.ts';
import type { State, PublicState } from '../../model/state.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';

/** The largest difference at which a level of victory may begin. */
export const MOST_DIFFERENCE = 999;

type Scored = Pick<PublicState, 'scenario' | 'changes'>;

/** [C.22.2] Soviet points less NATO's, with the handicap as far as it counts; both sides from one account. */
export const netPoints = (table: PublicState): number => {
  const account = accountOf(table);
  return account.reduce(
    (net, { side, points }) => net + (side === 'soviet' ? points : -points),
    countsHandicap(table, account) ? table.handicap : 0,
  );
};

/** The Standing Force: more points win, equal points are NATO's, eight more are decisive. */
const DECISIVE = 8;

const BY_MORE_POINTS: readonly VictoryLevel<Side>[] = [
  { winner: 'nato', grade: 'decisive' },
  { from: 1 - DECISIVE, winner: 'nato', grade: 'marginal' },
  { from: 1, winner: 'soviet', grade: 'marginal' },
  { from: DECISIVE, winner: 'soviet', grade: 'decisive' },
];

const victoryLevel = ({ min, level }: ScenarioData['levels'][number]): VictoryLevel<Side> => {
  const [first, grade = ''] = level.split(' ');
  const winner = WINNERS[first ?? ''];
  return min === null ? { winner, grade } : { from: min, winner, grade };
};

const WINNERS: { readonly [word: string]: Side } = { Soviet: 'soviet', NATO: 'nato' };

/** [C.22.2] [C.22.3] Every level by the difference, from the best for NATO to the best for the Soviets. */
const levelsIn = memo(({ levels }: ScenarioData): readonly VictoryLevel<Side>[] =>
  levels.length === 0 ? BY_MORE_POINTS : levels.map(victoryLevel).toReversed(),
);

/** [C.22.2] The same where a position has them begin elsewhere. */
export const levelsOf = (table: Scored): readonly VictoryLevel<Side>[] => {
  const levels = levelsIn(scenarioOf(table));
  const own = changesOf(table).levels;
  return own.length === 0
    ? levels
    : levels.map((level, place) => (place === 0 ? level : { ...level, from: own[place - 1] as number }));
};

/** The same position with levels that begin elsewhere; what is as usual is not written down. */
export const withLevels = (table: PublicState, levels: readonly number[]): PublicState => {
  const usual = levelsIn(scenarioOf(table)).flatMap(({ from }) => from ?? []);
  return withChanges(table, { levels: sameData(levels, usual) ? [] : levels });
};

const levelAt = (table: Scored, net: number): VictoryLevel<Side> =>
  levelsOf(table).findLast(({ from }) => from === undefined || net >= from) as VictoryLevel<Side>;

/** [C.22.2] [C.22.3] The level of victory for a difference. */
export const levelOf = (table: Scored, net: number): string => {
  const { winner, grade } = levelAt(table, net);
  return winner === undefined ? 'draw' : `${winner === 'nato' ? 'NATO' : 'Soviet'} ${grade}`;
};

const say = (level: string): string => (level === 'draw' ? 'draw' : `${level} victory`);

/** [C.22] [C.19.5] In a general war the first user of nuclear weapons loses, whatever the points. */
export const outcome = ({ table }: State): Outcome<Side> | undefined => {
  if (table.phase.name !== 'over') return undefined;
  const first = table.campaign.firstNuclear;
  if (happenedOnce(table, GENERAL_WAR) && first !== undefined)
    return {
      winner: enemyOf(first),
      summary: `general war, ${first === 'nato' ? 'NATO' : 'the Soviets'} used nuclear weapons first`,
      level: 'general war',
    };
  const net = netPoints(table);
  const level = levelOf(table, net);
  const summary = `${say(level)}, ${signed(net)}`;
  return { winner: levelAt(table, net).winner, summary, level: say(level), net };
};
