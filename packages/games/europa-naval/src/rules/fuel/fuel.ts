/** [36.E] What a task force has paid in this player-turn, in SPs. */
export const FUEL_CAP = 5;

/** [36.E] Sailing: 1 SRP counts like 5 SPs. */
export type FuelPrice = { readonly srp: 1; readonly sp: 0 } | { readonly srp: 0; readonly sp: number };

/** What leaving a Mediterranean port still costs an Axis task force at once. */
export const sailingPrice = (paid: number, means: 'srp' | 'sp'): FuelPrice => {
  const owed = Math.max(0, FUEL_CAP - paid);
  if (owed === 0) return { srp: 0, sp: 0 };
  return means === 'srp' ? { srp: 1, sp: 0 } : { srp: 0, sp: owed };
};

/** [F.22] What a step in which it moves costs one that pays as it goes. */
export const stepPrice = (paid: number): number => (paid >= FUEL_CAP ? 0 : 1);
