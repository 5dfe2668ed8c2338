import type { CampaignEvent } from './campaign/event.ts';
import type { FireEvent } from './fire/event.ts';
import type { SeaEvent } from './sea/event.ts';
import type { Phase } from './state.ts';
import type { StepName } from './step-name.ts';
import type { Face } from './vocabulary.ts';

export type Event =
  /** A phase begins, or interrupts another that it holds as `resume`. */
  | { readonly type: 'began'; readonly phase: Phase }
  /** Back to the phase that was interrupted. */
  | { readonly type: 'resumed' }
  /** A step of the sequence that asked somebody is over; the next ones follow in the same move. */
  | { readonly type: 'finished'; readonly step: StepName }
  | { readonly type: 'rolled'; readonly face: Face }
  | { readonly type: 'turned'; readonly turn: number }
  | SeaEvent
  | FireEvent
  | CampaignEvent;
