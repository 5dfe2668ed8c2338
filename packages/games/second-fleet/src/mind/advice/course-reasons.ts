import type { Reason } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { sayAll } from '../../desk/say.ts';
import type { Judgement } from '../evaluate.ts';
import { netNow } from '../net.ts';
import { NO_WAY } from '../../model/sea-field.ts';
import { hexOfUnit } from '../../model/position.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import type { Reasoner } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** What a hex on the way counts, for a unit of one point. */
export const HEX = 0.08;

interface Moved {
  readonly units: readonly UnitId[];
  readonly from: HexId;
  readonly to: HexId;
}

/** Ships and submarines of a side that are elsewhere after the plan, together where they went together. */
export const movedUnits = (before: PublicState, after: PublicState, side: Side): readonly Moved[] => {
  const groups = new Map<string, Moved>();
  for (let id = 0; id < unitCount(after); id += 1) {
    const unit = id as UnitId;
    const [from, to] = [hexOfUnit(before, unit), hexOfUnit(after, unit)];
    const { side: owner, arm } = specOf(after, unit);
    if (owner !== side || arm === 'air' || from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    groups.set(key, { units: [...(groups.get(key)?.units ?? []), unit], from, to });
  }
  return [...groups.values()];
};

/** How far each group comes nearer to where the computer thinks it should be. */
export const courseReasonsBy =
  ({ worthOf, courseOn }: Judgement): Reasoner =>
  ({ side, before, after }) => {
    const course = courseOn(before.table, netNow(before.table));
    return movedUnits(before.table, after.table, side).flatMap(({ units, from, to }): readonly Reason[] => {
      const [first] = units as readonly [UnitId, ...UnitId[]];
      const [was, is] = [course(first, from), course(first, to)];
      if (was === is || was >= NO_WAY || is >= NO_WAY) return [];
      const names = sayAll(before.table, units);
      const { nearer, farther } = ADVICE_WORDS.course;
      const worth = units.reduce((sum, unit) => sum + Math.sqrt(worthOf(before.table, unit)), 0);
      return [
        {
          text: is < was ? nearer(names, was - is) : farther(names, is - was),
          weight: HEX * worth * Math.abs(was - is),
        },
      ];
    });
  };
