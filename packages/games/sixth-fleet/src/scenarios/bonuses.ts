import type { Goal } from './scenario.ts';

/** [13.1] The Soviet bonuses of the rules. */
export const BONUSES: readonly Goal[] = [
  { rule: '13.11', title: 'No NATO unit in the Aegean', points: 10 },
  { rule: '13.12', title: 'Israel cut off from the west', points: 15 },
  { rule: '13.13', title: 'No NATO ship in the eastern Mediterranean', points: 15 },
];
