/** Who looks out for a carrier's patrol: an early-warning aircraft, one that is only a helicopter, nobody. */
export type Lookout = 'aircraft' | 'helicopter' | 'none';

/** [A3] Divisors of the combined AA of a carrier's CAP by distance, 0 to 4. */
export const CARRIER_CAP: { readonly [lookout in Lookout]: readonly number[] } = {
  aircraft: [1, 1, 1, 2, 4],
  helicopter: [1, 1, 1, 2, 8],
  none: [1, 1, 2, 4, 8],
};

/** [A3] [8] Up, and never less than 1. */
export const carrierCapStrength = (antiAir: number, distance: number, lookout: Lookout): number =>
  Math.max(1, Math.ceil(antiAir / (CARRIER_CAP[lookout][distance] ?? 8)));
