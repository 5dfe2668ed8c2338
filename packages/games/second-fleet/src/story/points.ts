import { netPoints } from '../rules/victory/victory.ts';
import type { View } from '../secrets/view.ts';

/** What the viewer has gained between two moments; a spectator reads it for the Soviets, as the account does. */
export const gainOf = (before: View, after: View): number => {
  if (before.table === after.table) return 0;
  const gain = netPoints(after.table) - netPoints(before.table);
  return before.viewer === 'nato' ? 0 - gain : gain;
};
