/** [F.3.1] [F.3.2] The sequence of play, in order. */
export const STEP_NAMES = [
  // Once a turn.
  'turn-events',
  'sea-conditions',
  // Each player-turn.
  'arrivals',
  'blockade',
  'zones',
  'automatic-sweeping',
  'initial',
  'air-cover',
  'air-attack',
  'zone-sweeping',
  'naval-1',
  'naval-2',
  'naval-3',
  'naval-4',
  'ground-movement',
  'combat',
  'exploitation-1',
  'exploitation-2',
  'exploitation-ground',
  'end',
  // Once a turn.
  'fronts',
  'turn-end',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

const NAVAL: ReadonlySet<StepName> = new Set([
  'naval-1',
  'naval-2',
  'naval-3',
  'naval-4',
  'exploitation-1',
  'exploitation-2',
]);

/** [F.3.3] */
export const isNaval = (step: StepName): boolean => NAVAL.has(step);

export const FIRST_OF_PLAYER_TURN: StepName = 'arrivals';
export const LAST_OF_PLAYER_TURN: StepName = 'end';
