import type { CampaignAction } from './campaign/action.ts';
import type { FireAction } from './fire/action.ts';
import type { SeaAction } from './sea/action.ts';
import type { Face } from './vocabulary.ts';

export type Action =
  /** The die, by chance only. */
  | { readonly type: 'roll'; readonly face: Face }
  /** Ends what the side is doing: its segment, its activation, its part of a phase. */
  | { readonly type: 'done' }
  | SeaAction
  | FireAction
  | CampaignAction;
