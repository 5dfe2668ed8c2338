import type { Score } from '@narrow-seas/core';
import { accountOf, pointsFor } from '../campaign/account.ts';
import { scenarioOf } from '../scenarios.ts';
import type { Table } from '../state.ts';
import { levelOf, netPoints } from '../victory.ts';
import { DESK_WORDS } from './words.ts';

const { score: SAY } = DESK_WORDS;

/** [C.22] The account as it stands: points above zero speak for the Soviets. */
export const scoreOf = (table: Table): Score => {
  const net = netPoints(table);
  const { handicap } = scenarioOf(table);
  return {
    summary: SAY.summary(pointsFor(table, 'soviet'), pointsFor(table, 'nato'), net, levelOf(table, net)),
    lines: [
      ...accountOf(table).map(({ side, cause, points }) => ({
        text: SAY.line(side, cause),
        points: side === 'soviet' ? points : -points,
        rule: 'C.22',
        earned: true,
      })),
      ...(handicap === 0 ? [] : [{ text: SAY.handicap, points: handicap, rule: 'C.22', earned: true }]),
    ],
  };
};
