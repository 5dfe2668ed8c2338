import type { Campaign } from '../../model/state.ts';
import type { BySide } from '../../model/vocabulary.ts';

/** [C.16.5] [A12] Troops of either side: para battalions and commandos. */
const PARAS: BySide<number> = { nato: 12, soviet: 18 };
const COMMANDOS: BySide<number> = { nato: 9, soviet: 8 };

const NO_USES = { bombing: 0, asw: 0, ssm: 0 };

/** Before anything has happened. */
export const campaignAtStart = (tracks: BySide<number>): Campaign => ({
  armistice: 0,
  talks: 0,
  tracks,
  silenced: { nato: [], soviet: [] },
  paras: PARAS,
  commandos: COMMANDOS,
  released: false,
  nuclearUses: { nato: NO_USES, soviet: NO_USES },
  nuclearThisTurn: 0,
  voyages: [],
  hasty: [],
  served: [],
  takers: [],
  once: [],
});
