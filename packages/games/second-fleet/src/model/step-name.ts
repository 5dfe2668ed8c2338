/** The sequence of play, in order: strategic cycle [2.2], activity cycle [2.3], terminal cycle [2.4]. */
export const STEP_NAMES = [
  /** Once, before the first turn: what the players place and choose for themselves. */
  'set-up',
  'declarations',
  'politics',
  'weather',
  'reinforcement',
  'submarine-mode',
  'assignment',
  'interception',
  'mining',
  'recon',
  'invasion',
  'cap',
  'minesweeping',
  'replenishment',
  'local-detection',
  'action',
  'local-removal',
  'cap-landing',
  'fuel',
  'repair',
  'termination',
  'strategic-removal',
  'general-war',
  'turn-end',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
