import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import type { PublicState } from '../model/state.ts';
import { fateOf } from '../rules/victory/account.ts';
import type { Fate } from '../rules/victory/fate.ts';
import { specOf } from '../model/roster.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';

const netFor = (table: PublicState, side: Side, fate: Fate): number =>
  scenarioOf(table)
    .scoring.linesOf(table, fate)
    .reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

/** [C.22] What the scenario pays the other side when this happens to a unit, beyond what it pays already. */
export const worthOfFate = (table: PublicState, unit: UnitId, what: 'damaged' | 'destroyed'): number => {
  const fate = fateOf(table, unit);
  const side = enemyOf(specOf(table, unit).side);
  const then = { ...fate, lost: what === 'destroyed', damaged: what === 'damaged' };
  return netFor(table, side, then) - netFor(table, side, fate);
};
