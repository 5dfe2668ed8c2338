import type { View } from '../view.ts';

/** [4] Where a force begins to act it is decided what it does in this turn; the rest follows from that. */
export const isWeighty = ({ table: { phase } }: View): boolean =>
  (phase.name === 'surface-activation' || phase.name === 'submarine-activation') &&
  phase.spent === 0 &&
  phase.attacks.length === 0;
