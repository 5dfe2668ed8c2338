import {
  anyOf,
  defineEvent,
  everybody,
  type Told,
  type TypeOf,
  type Viewer,
  type Witnesses,
  witnessBy,
} from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { HEX, SIDE, SIGNAL } from '../model/action.ts';
import { type Event, OPEN_EVENTS } from '../model/event.ts';
import type { Phase } from '../model/phase.ts';
import type { Mine, State } from '../model/state.ts';
import type { BySide, Side, Signal } from '../model/vocabulary.ts';

/** While signals are sealed one sees who has sealed his, and one's own. */
export type SeenPhase =
  | Exclude<Phase, { readonly name: 'signals' }>
  | { readonly name: 'signals'; readonly sealed: readonly Side[]; readonly own?: Signal };

export interface View {
  readonly viewer: Viewer<Side>;
  readonly scenario: State['scenario'];
  readonly turn: number;
  readonly turns: number;
  readonly phase: SeenPhase;
  readonly boats: State['boats'];
  readonly stock: State['stock'];
  /** The viewer's own mines. */
  readonly mines: readonly HexId[];
  /** [2.4] How many mines each side has in the water is no secret. */
  readonly afloat: BySide<number>;
}

/** The mines of each side, made once per list of mines: lists never change, so it can never be stale. */
const minefields = new WeakMap<readonly Mine[], BySide<readonly HexId[]>>();

const minefieldsOf = ({ mines }: State): BySide<readonly HexId[]> => {
  const known = minefields.get(mines);
  if (known !== undefined) return known;
  const of = (side: Side): readonly HexId[] => mines.filter(mine => mine.side === side).map(({ hex }) => hex);
  const found = { north: of('north'), south: of('south') };
  minefields.set(mines, found);
  return found;
};

/** What of the state comes into a view, whole or in part. */
type Shown = 'scenario' | 'turn' | 'turns' | 'phase' | 'boats' | 'mines' | 'stock';

export const viewFor = (state: State, viewer: Viewer<Side>): View =>
  viewOf(state satisfies Told<State, Shown>, viewer);

const viewOf = (state: State, viewer: Viewer<Side>): View => {
  const laid = minefieldsOf(state);
  return {
    viewer,
    scenario: state.scenario,
    turn: state.turn,
    turns: state.turns,
    phase: seenPhase(state.phase, viewer),
    boats: state.boats,
    stock: state.stock,
    mines: viewer === 'spectator' ? [] : laid[viewer],
    afloat: { north: laid.north.length, south: laid.south.length },
  };
};

const seenPhase = (phase: Phase, viewer: Viewer<Side>): SeenPhase => {
  if (phase.name !== 'signals') return phase;
  const { north, south } = phase.sealed;
  const sealed: Side[] = [];
  if (north !== undefined) sealed.push('north');
  if (south !== undefined) sealed.push('south');
  const own = viewer === 'spectator' ? undefined : phase.sealed[viewer];
  return { name: 'signals', sealed, ...(own === undefined ? {} : { own }) };
};

/** What a viewer sees of an event: the same, or less. */
const SIGHTS = [
  defineEvent('laid', { side: SIDE, hex: HEX.exactOptional() }),
  defineEvent('sealed', { side: SIDE, signal: SIGNAL.exactOptional() }),
  ...OPEN_EVENTS,
] as const;

export type Sight = TypeOf<typeof SIGHTS>;

export const SIGHT = anyOf('type', SIGHTS);

const WITNESSES: Witnesses<Side, State, Event, Sight> = {
  laid: (event, viewer) => [event.side === viewer ? event : { type: 'laid', side: event.side }],
  sealed: (event, viewer) => [event.side === viewer ? event : { type: 'sealed', side: event.side }],
  opened: everybody,
  began: everybody,
  turned: everybody,
  sailed: everybody,
  struck: everybody,
  fired: everybody,
  rolled: everybody,
  sank: everybody,
};

export const witness = witnessBy(WITNESSES);
