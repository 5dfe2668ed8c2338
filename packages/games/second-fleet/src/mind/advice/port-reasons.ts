import type { Reason } from '@narrow-seas/core';
import { sayAll } from '../../desk/say.ts';
import { specOf } from '../../model/roster.ts';
import { seaFieldTo } from '../../model/sea-field.ts';
import { baseSpec } from '../../rules/stacking/bases.ts';
import { parseAim } from '../command/aim.ts';
import { proposalsOf } from '../command/proposals.ts';
import { stakeOf } from '../staff/stake.ts';
import { HEX, movedUnits } from './course-reasons.ts';
import type { Reasoner } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** How much nearer each group comes to the port where it is thought to do best. */
export const portReasons: Reasoner = ({ side, before, after }) => {
  const { table } = before;
  const proposals = proposalsOf(table, side, []);
  return movedUnits(table, after.table, side).flatMap(({ units, from, to }): readonly Reason[] => {
    const task = proposals.find(({ force }) => units.some(unit => specOf(table, unit).name === force));
    const aim = task === undefined ? undefined : parseAim(task.aim);
    if (aim?.to !== 'port') return [];
    const { hex, title } = baseSpec(aim.base);
    const field = seaFieldTo([hex]);
    const nearer = (field[from] as number) - (field[to] as number);
    const worth = units.reduce((sum, unit) => sum + Math.sqrt(stakeOf(table, unit)), 0);
    return nearer <= 0
      ? []
      : [
          {
            text: ADVICE_WORDS.course.toPort(sayAll(table, units), nearer, title),
            weight: HEX * worth * nearer,
          },
        ];
  });
};
