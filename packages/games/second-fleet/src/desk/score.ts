import type { Score } from '@narrow-seas/core';
import { accountOf, type Line, pointsFor } from '../campaign/account.ts';
import { countsHandicap } from '../handicap.ts';
import { scenarioOf } from '../scenarios.ts';
import type { Table } from '../state.ts';
import { levelOf, netPoints } from '../victory.ts';
import { DESK_WORDS } from './words.ts';

const { score: SAY } = DESK_WORDS;

/** [C.22] The account as it stands: points above zero speak for the Soviets. */
export const scoreOf = (table: Table): Score => {
  const net = netPoints(table);
  const account = accountOf(table);
  return {
    summary: SAY.summary(pointsFor(table, 'soviet'), pointsFor(table, 'nato'), net, levelOf(table, net)),
    lines: [
      ...account.map(({ side, cause, points }) => ({
        text: SAY.line(side, cause),
        points: side === 'soviet' ? points : -points,
        rule: 'C.22',
        earned: true,
      })),
      ...handicapLine(table, account),
    ],
  };
};

/** [C.22.2] Where it came from. Nothing to say where none was offered and none was chosen. */
const handicapLine = (table: Table, account: readonly Line[]): Score['lines'] => {
  const { handicap } = table;
  const [own] = scenarioOf(table).handicaps;
  if (handicap === 0 && own === 0) return [];
  const earned = countsHandicap(table, account);
  return [{ text: sayHandicap(handicap, own, earned), points: handicap, rule: 'C.22.2', earned }];
};

const sayHandicap = (handicap: number, own: number, earned: boolean): string => {
  if (!earned) return SAY.handicapUnearned;
  if (handicap === own) return SAY.handicap;
  return handicap === 0 ? SAY.handicapLeftOut : SAY.handicapChosen;
};
