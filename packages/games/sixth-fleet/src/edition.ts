import type { Fill } from '@narrow-seas/core';
import { AIR_READINGS } from './edition/air.ts';
import { COMBAT_READINGS } from './edition/combat.ts';
import { MAP_READINGS } from './edition/map.ts';
import { MOVEMENT_READINGS } from './edition/movement.ts';
import { ORDER_OF_BATTLE } from './edition/order-of-battle.ts';
import { SCENARIO_READINGS } from './edition/scenario.ts';
import { TABLES } from './edition/tables.ts';

/** Every hole in the rulebook that we closed, with what we put there and why. */
export const EDITION: readonly Fill[] = [
  ...TABLES,
  ...MOVEMENT_READINGS,
  ...COMBAT_READINGS,
  ...AIR_READINGS,
  ...SCENARIO_READINGS,
  ...ORDER_OF_BATTLE,
  ...MAP_READINGS,
];
