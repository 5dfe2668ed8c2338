import type { Kind, Mission } from '../../model/vocabulary.ts';

/** [A5] The highest movement allowance that goes no farther than this many zones: its own zone only, one away, two. */
export const LAST_OF_REACH = [25, 50, 70] as const;

/** [A5] Zones an aircraft may go for a day, by its printed movement allowance. */
export const zonesInRange = (move: number): number => {
  const reach = LAST_OF_REACH.findIndex(last => move <= last);
  return reach < 0 ? LAST_OF_REACH.length : reach;
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
