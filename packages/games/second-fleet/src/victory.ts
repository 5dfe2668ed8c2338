import type { Outcome } from '@narrow-seas/core';
import { accountOf } from './campaign/account.ts';
import { happenedOnce } from './campaign/consequence.ts';
import { GENERAL_WAR } from './campaign/turn-end.ts';
import { countsHandicap } from './handicap.ts';
import { scenarioOf } from './scenarios.ts';
import type { State, Table } from './state.ts';
import { enemyOf, type Side } from './vocabulary.ts';

/** [C.22.2] Soviet points less NATO's, with the handicap as far as it counts; both sides from one account. */
export const netPoints = (table: Table): number => {
  const account = accountOf(table);
  return account.reduce(
    (net, { side, points }) => net + (side === 'soviet' ? points : -points),
    countsHandicap(table, account) ? table.handicap : 0,
  );
};

const sideIn = (level: string): Side | undefined => {
  if (level.startsWith('Soviet')) return 'soviet';
  return level.startsWith('NATO') ? 'nato' : undefined;
};

/** The Standing Force: more points win, equal points are NATO's, eight more are decisive. */
const DECISIVE = 8;

const byMorePoints = (net: number): string =>
  `${net > 0 ? 'Soviet' : 'NATO'} ${Math.abs(net) >= DECISIVE ? 'decisive' : 'marginal'}`;

/** [C.22.2] [C.22.3] The level of victory for a difference. */
export const levelOf = (table: Pick<Table, 'scenario'>, net: number): string => {
  const { levels } = scenarioOf(table);
  return levels.find(({ min }) => min === null || net >= min)?.level ?? byMorePoints(net);
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
  const summary = `${say(level)}, ${net > 0 ? '+' : ''}${net}`;
  return { winner: sideIn(level), summary, level: say(level), net };
};
