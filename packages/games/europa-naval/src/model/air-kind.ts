import type { AirKind } from './vocabulary.ts';

/** [F.11] What a type of air unit can do. */
export interface AirRating {
  readonly air: number;
  readonly strike: number;
  readonly port: number;
  /** In hexes. */
  readonly range: number;
  readonly mines: boolean;
}

export const AIR_SPECS: { readonly [kind in AirKind]: AirRating } = {
  F: { air: 4, strike: 0, port: 0, range: 16, mines: false },
  H: { air: 3, strike: 1, port: 1, range: 32, mines: false },
  D: { air: 1, strike: 3, port: 2, range: 20, mines: false },
  B: { air: 1, strike: 2, port: 3, range: 44, mines: true },
  T: { air: 1, strike: 3, port: 0, range: 36, mines: true },
  P: { air: 0, strike: 0, port: 0, range: 70, mines: false },
  CF: { air: 3, strike: 0, port: 0, range: 8, mines: false },
  CT: { air: 1, strike: 2, port: 1, range: 14, mines: false },
};

/** [36.F.2] Code C: at home on a carrier group. */
export const isCarrierBorne = (kind: AirKind): boolean => kind === 'CF' || kind === 'CT';
