import { submarineStacks, surfaceStacks } from '../position.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import { SIDES } from '../vocabulary.ts';

/** With more groups than this at sea, playing a game out takes longer than a person waits. */
const MOST_GROUPS = 6;

const groupsAtSea = (table: Table): number =>
  SIDES.reduce(
    (sum, side) =>
      sum + surfaceStacks(table, side).size + [...submarineStacks(table, side).values()].flat().length,
    0,
  );

/** [4] Where a force begins to act it is decided what it does in this turn; the rest follows from that. */
export const isWeighty = ({ table }: View): boolean => {
  const { phase } = table;
  if (phase.name !== 'surface-activation' && phase.name !== 'submarine-activation') return false;
  return phase.spent === 0 && phase.attacks.length === 0 && groupsAtSea(table) <= MOST_GROUPS;
};
