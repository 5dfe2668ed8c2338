/** One choice of a sketch: at this place take that. */
export interface Stroke {
  readonly slot: number;
  readonly choice: number;
}

/**
 * A plan for a whole phase that is changed in place: for each slot one of its choices. A game that can reckon in place
 * offers one, so that search need not play every plan from the start.
 */
export interface Sketch<Action> {
  /** How many choices each slot has; 0 is to leave things as they are. */
  readonly counts: readonly number[];
  readonly chosen: (slot: number) => number;
  /** Takes the choice; false when it cannot stand beside the others, and then nothing has changed. */
  readonly take: (slot: number, choice: number) => boolean;
  /** How good the phase would end, in points. */
  readonly value: () => number;
  /** Choices that are good only together. */
  readonly gambits: readonly (readonly Stroke[])[];
  /** The plan as actions, in an order in which the rules allow them; what ends the phase is not among them. */
  readonly actions: () => readonly Action[];
  /** The other side's next plan, on the position that this one leads to. */
  readonly reply?: () => Sketch<Action> | undefined;
  /** How good this plan is against that reply; what it cost is remembered in the values that follow. */
  readonly answered?: (reply: Sketch<Action>) => number;
}
