import type { SeaAction } from './sea/action.ts';
import type { ShoreAction } from './shore/action.ts';
import type { Face } from './vocabulary.ts';
import type { WarAction } from './war/action.ts';

export type Action =
  /** The die, by chance only. */
  | { readonly type: 'roll'; readonly face: Face }
  /** Ends what the side is doing: its step, its segment, its part of a phase. */
  | { readonly type: 'done' }
  | SeaAction
  | ShoreAction
  | WarAction;
