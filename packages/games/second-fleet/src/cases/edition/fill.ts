import type { Fill } from '@narrow-seas/core';

/** One hole we closed: its name, the case it completes, what we put there, why. */
export const fill = (id: string, rule: string, value: string, reason: string): Fill => ({
  id,
  rule,
  value,
  reason,
});
