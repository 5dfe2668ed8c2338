import type { Fill } from '@narrow-seas/core';
import { AIR_READINGS } from './air.ts';
import { COMBAT_READINGS } from './combat.ts';
import { MAP_READINGS } from './map.ts';
import { MOVEMENT_READINGS } from './movement.ts';
import { ORDER_OF_BATTLE } from './order-of-battle.ts';
import { SCENARIO_READINGS } from './scenario.ts';
import { TABLES } from './tables.ts';

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
