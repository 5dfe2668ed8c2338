/** [A2] What changes the defence die: the standing of the targets, and patrols overhead against missiles. */
export const DEFENCE_DIE = {
  taskForce: 2,
  taskGroup: 0,
  noGroup: -1,
  alone: -3,
  patrol: 1,
  patrolWithTomcats: 2,
} as const;

/** [A2] What changes the attack die against one target, the defence result apart. */
export const ATTACK_DIE = {
  coordinator: 1,
  fjord: -3,
  nobodyNear: -2,
  base: -4,
  deep: -1,
} as const;
