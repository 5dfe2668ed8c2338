import type { PublicState } from '../../model/state.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { Line } from './fate.ts';

/** [C.22.2] Whether the handicap counts: a scenario may make it depend on what was done. */
export const countsHandicap = (
  table: Pick<PublicState, 'scenario' | 'changes'>,
  account: readonly Line[],
): boolean => scenarioOf(table).scoring.countsHandicap?.(account) ?? true;
