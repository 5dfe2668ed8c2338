import type { SeaEvent } from './sea/event.ts';
import type { ShoreEvent } from './shore/event.ts';
import type { Phase } from './state.ts';
import type { StepName } from './step-name.ts';
import type { Face, Part, Side } from './vocabulary.ts';
import type { WarEvent } from './war/event.ts';

/** What happens most of the time; made once, since each hex of each way asks several rules. */
export const NOTHING: readonly [] = [];

export type Event =
  | { readonly type: 'began'; readonly phase: Phase }
  /** A step of the sequence is over; whoever resolved the action runs the steps that follow. */
  | { readonly type: 'finished'; readonly step: StepName }
  | { readonly type: 'rolled'; readonly face: Face }
  | { readonly type: 'turned'; readonly date: number }
  /** The next player-turn. */
  | { readonly type: 'passed'; readonly phasing: Side }
  | { readonly type: 'entered'; readonly part: Part; readonly step: number }
  | SeaEvent
  | ShoreEvent
  | WarEvent;
