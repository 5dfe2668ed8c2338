import { BALTIC, BALTIC_1941, BALTIC_1944 } from './history/baltic.ts';
import type { History } from './history/history.ts';
import { HUSKY } from './history/husky.ts';
import { MALTA } from './history/malta.ts';

/** A page for every scenario, in their order. */
export const HISTORIES: readonly History[] = [MALTA, HUSKY, BALTIC, BALTIC_1941, BALTIC_1944];

export const historyOf = (scenario: string): History | undefined =>
  HISTORIES.find(history => history.scenario === scenario);
