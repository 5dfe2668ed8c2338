import type { PublicState } from '../../model/state.ts';

/** [C.21.7] [24.7] How far a stack flies: half as much again without an attack, a quarter more with weapons at half. */
export const flightAllowance = (
  { options }: Pick<PublicState, 'options'>,
  printed: number,
  load: 'none' | 'full' | 'half',
): number => {
  if (!options.airMovement || load === 'full') return printed;
  return Math.floor(printed * (load === 'none' ? 1.5 : 1.25));
};

/** [C.21.7] What a flight of this length leaves of the weapons: all, half, or no attack at all. */
export const loadFor = (
  table: Pick<PublicState, 'options'>,
  printed: number,
  flown: number,
): 'full' | 'half' | 'none' => {
  if (flown <= printed) return 'full';
  return flown <= flightAllowance(table, printed, 'half') ? 'half' : 'none';
};
