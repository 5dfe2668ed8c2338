import type { Score } from '@narrow-seas/core';
import { sideName } from '../face/words.ts';
import type { Common } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { totalOf } from '../war/cause.ts';
import { balance, levelOf } from '../war/victory.ts';
import { PHASE_WORDS } from './phase-words.ts';

const { score: SAY } = PHASE_WORDS;

/** [F.30] The account as it stands: points above zero speak for the Axis. */
export const scoreOf = (common: Common): Score => ({
  summary: SAY.summary(
    totalOf(common, 'axis'),
    totalOf(common, 'allied'),
    sideName(common, 'allied'),
    levelOf(common, balance(common)),
  ),
  lines: SIDES.flatMap(side =>
    common.score[side].map(({ cause, points }) => ({
      text: SAY.line(sideName(common, side), cause),
      points: side === 'axis' ? points : -points,
      rule: 'F.30',
      earned: true,
    })),
  ),
});
