import type { Fill } from '@narrow-seas/core';
import { unitsText } from './force.ts';
import { NATO_FORCES } from './nato-forces.ts';
import { SOVIET_FORCES } from './soviet-forces.ts';

/** [3.2] [16.0] Numbers and ratings of the units, most of which the text does not state. */
export const ORDER_OF_BATTLE: readonly Fill[] = [...NATO_FORCES, ...SOVIET_FORCES].map(force => ({
  id: force.id,
  rule: force.rule,
  value: unitsText(force),
  reason: force.reason,
}));
