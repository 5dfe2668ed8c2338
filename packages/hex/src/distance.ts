import type { Grid } from './grid.ts';
import type { HexId } from './hex.ts';

/** The number of steps between two hexes over open ground. */
export const distance = ({ q, r }: Grid, a: HexId, b: HexId): number => {
  const alongQ = (q[a] as number) - (q[b] as number);
  const alongR = (r[a] as number) - (r[b] as number);
  return Math.max(Math.abs(alongQ), Math.abs(alongR), Math.abs(alongQ + alongR));
};
