import type { Kind, Mission } from '../../model/vocabulary.ts';

/** [A5] Zones an aircraft may go for a day, by its printed movement allowance. */
export const zonesInRange = (move: number): 0 | 1 | 2 | 3 => {
  if (move <= 25) return 0;
  if (move <= 50) return 1;
  return move <= 70 ? 2 : 3;
};

/** [7.4.1] [7.4.2] [7.4.4] [7.4.4.1] [C.2.13] [A5] [7] Missions by type. */
export const ELIGIBLE: { readonly [kind in Kind]?: readonly Mission[] } = {
  INT: ['interception', 'recon'],
  ATK: ['recon'],
  RCN: ['recon', 'tac-coord', 'mining'],
  AEW: ['recon'],
  EW: [],
};

/** [9] [C.12.6] INT and ATK never find submarines; nor do the types marked so. */
export const huntsSubmarines = (kind: Kind): boolean => kind === 'RCN' || kind === 'AEW';
