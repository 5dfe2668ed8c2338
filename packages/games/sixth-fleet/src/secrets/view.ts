import { everybody, type Told, type Viewer, type Witnesses, witnessBy } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';

/** Nothing is hidden in this game: everybody sees the whole table. A view adds only who looks at it. */
export interface View {
  readonly viewer: Viewer<Side>;
  readonly table: State;
}

/** Field by field: what is added to the state is hidden until it has a line here. */
const shown = (state: State) => ({
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

export const viewFor = (state: State, viewer: Viewer<Side>): View => ({
  viewer,
  table: shown(state satisfies Told<State, keyof ReturnType<typeof shown>>),
});

const WITNESSES: Witnesses<Side, State, Event, Event> = {
  deployed: everybody,
  embarked: everybody,
  launched: everybody,
  moved: everybody,
  grounded: everybody,
  arranged: everybody,
  violated: everybody,
  attacked: everybody,
  rolled: everybody,
  routed: everybody,
  retreated: everybody,
  crowded: everybody,
  displaced: everybody,
  died: everybody,
  destroyed: everybody,
  opened: everybody,
  advanced: everybody,
  resumed: everybody,
  began: everybody,
  turned: everybody,
  mobilised: everybody,
  delayed: everybody,
  forfeited: everybody,
  answered: everybody,
  extended: everybody,
};

export const witness = witnessBy(WITNESSES);

export const imagine = ({ table }: View): State => table;
