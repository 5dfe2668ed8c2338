import type { Phase, State } from './state.ts';

/** A copy that nobody else holds yet may be written to. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Written out: a spread gives every place in the code where it stands an object shape of its own; with dozens of shapes
 * for one type the engine forgets them all, and play gets slower.
 */
const copyOf = (state: State): Draft<State> => ({
  scenario: state.scenario,
  options: state.options,
  handicap: state.handicap,
  crt: state.crt,
  turn: state.turn,
  lastTurn: state.lastTurn,
  phase: state.phase,
  extra: state.extra,
  stacks: state.stacks,
  boxes: state.boxes,
  dead: state.dead,
  grounded: state.grounded,
  forfeited: state.forfeited,
  destroyed: state.destroyed,
  middleEast: state.middleEast,
  violated: state.violated,
  gateOpens: state.gateOpens,
});

/** The state with some parts changed. */
export const stateWith = (state: State, change: Partial<State>): State =>
  Object.assign(copyOf(state), change);

/** The most frequent changes of all. */
export const inPhase = (state: State, phase: Phase): State => {
  const copy = copyOf(state);
  copy.phase = phase;
  return copy;
};

export const withUnitsAt = (state: State, stacks: State['stacks'], boxes: State['boxes']): State => {
  const copy = copyOf(state);
  copy.stacks = stacks;
  copy.boxes = boxes;
  return copy;
};
