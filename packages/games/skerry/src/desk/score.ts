import { type Score, scoreFor, type VictoryLevel } from '@narrow-seas/core';
import { SIDE_NAMES } from '../face/words.ts';
import { type Side, SIDES } from '../model/vocabulary.ts';
import type { View } from '../secrets/view.ts';

/** [6.2] More boats afloat win. */
const LEVELS: readonly VictoryLevel<Side>[] = [
  { winner: 'south', grade: '' },
  { from: 0, winner: undefined, grade: '' },
  { from: 1, winner: 'north', grade: '' },
];

/** [6.2] A boat afloat is a point for its side. */
export const scoreOf = ({ boats, viewer }: View): Score => {
  const afloat = (of: Side): number =>
    boats.filter(({ side, where }) => side === of && where.at === 'sea').length;
  const lineFor = (of: Side, sign: number) => ({
    key: of,
    text: `${SIDE_NAMES[of]}’s boats afloat`,
    points: afloat(of) * sign,
    rule: '6.2',
    earned: true,
  });
  return scoreFor<Side>({
    viewer,
    sides: SIDES,
    nameOf: side => SIDE_NAMES[side],
    counts: 'north',
    lead: afloat('north') - afloat('south'),
    levels: LEVELS,
    lines: [lineFor('north', 1), lineFor('south', -1)],
  });
};
