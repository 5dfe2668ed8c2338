import type { Deed } from '../gesture/deeds.ts';
import { drop, type Intent, press, type Situation } from '../gesture/press.ts';
import type { Client } from '../link/client.ts';
import type { Mark, Seats, Standing } from '../link/protocol.ts';
import type { Exhibit } from '../shelf/exhibit.ts';
import type { Poster } from '../shelf/poster.ts';
import {
  accept,
  answered,
  askNear,
  askReach,
  askWhy,
  type Bench,
  fail,
  focusOn,
  NOTHING_PICKED,
  perform,
  refreshOverlay,
  seatAnew,
  undo,
} from './bench.ts';
import { makeForesight } from './foresight.ts';
import { makeStore, type Store } from './store.ts';
import { isMyTurn, type TableState } from './table-state.ts';
import { WORDS } from '../words.ts';
import { IDLE, type Thinking } from './thinking.ts';

/** The table with everything that can be done at it. Rules are asked of the worker, never worked out here. */
export interface TableStore extends Store<TableState> {
  readonly client: Client;
  /** Apart from the rest: it changes many times a second, and only a line of the bar shows it. */
  readonly thinking: Store<Thinking>;
  readonly press: (hex: number) => void;
  readonly drop: (hex: number | undefined) => void;
  readonly pick: (hex: number | undefined, pieces: readonly number[]) => void;
  /** These pieces may be picked next: what they can do is asked ahead. */
  readonly foresee: (pieces: readonly number[]) => void;
  readonly toggle: (piece: number) => void;
  readonly toggleTarget: (piece: number) => void;
  /** Points of the attack for each target picked, in their order. */
  readonly share: (shares: readonly number[]) => void;
  readonly point: (hex: number) => void;
  readonly perform: (deed: Pick<Deed, 'actions'>) => void;
  readonly end: () => void;
  readonly undo: () => void;
  readonly stepBack: () => void;
  readonly showOverlay: (id: string) => void;
  /** The person before the screen leaves it; where there are secrets nothing is left to see. */
  readonly handOver: (side: string) => void;
  /** The person who is asked sits down. */
  readonly takeOver: (side: string) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  readonly accept: (standing: Standing) => void;
  readonly fail: (failure: unknown) => void;
}

export interface Seating {
  readonly exhibit: Exhibit;
  readonly card: Poster;
  readonly title: string;
  readonly keep: string;
  readonly seats: Seats;
  readonly preview: boolean;
  readonly isRecord: boolean;
}

const firstState = (seating: Seating, standing: Standing): TableState => ({
  ...seating,
  ...NOTHING_PICKED,
  standing,
  table: seating.exhibit.table(standing.view),
  track: seating.exhibit.track(standing.view),
  log: standing.entries,
  marks: standing.marks,
  hover: undefined,
  cursor: undefined,
  overlayId: '',
  overlay: undefined,
  replay: undefined,
  tab: 'here',
  ruleSought: '',
  sheet: 'low',
  menu: false,
  keys: false,
  report: false,
  handOut: '',
  note: standing.older === undefined ? '' : WORDS.saving.older(standing.older),
  paused: false,
  hurried: false,
  thrown: undefined,
  spoken: standing.survey.title,
  failure: undefined,
  fault: standing.fault ?? '',
  cause: undefined,
});

export const makeTable = (client: Client, seating: Seating, standing: Standing): TableStore => {
  const store = makeStore(firstState(seating, standing));
  const foresight = makeForesight(client);
  const bench: Bench = { store, client, asked: { reach: 0, near: 0 }, foresight };
  // A saved game may begin in the middle of a move.
  if (!seating.preview) focusOn(bench, standing);
  return {
    ...store,
    client,
    thinking: makeStore<Thinking>(IDLE),
    press: hex => follow(bench, press(situationOf(store.get()), hex)),
    drop: hex => follow(bench, hex === undefined ? { type: 'clear' } : drop(situationOf(store.get()), hex)),
    pick: (hex, pieces) => pick(bench, hex, pieces),
    foresee: pieces => foresight.foresee(store.get().standing, pieces),
    toggle: piece => toggle(bench, piece),
    toggleTarget: piece => toggleTarget(bench, piece),
    share: shares => share(bench, shares),
    point: hex => point(bench, hex),
    perform: deed => perform(bench, deed),
    end: () => end(bench),
    undo: () => undo(bench),
    stepBack: () => stepBack(bench),
    showOverlay: id => {
      store.set({ overlayId: id });
      refreshOverlay(bench);
    },
    handOver: side => lookAs(bench, store.get().card.secrets ? 'spectator' : side),
    takeOver: side => lookAs(bench, side),
    mark: marks => {
      store.set({ marks });
      answered(bench, client('mark', marks), () => undefined);
    },
    accept: next => accept(bench, next),
    fail: failure => fail(bench, failure),
  };
};

const lookAs = (bench: Bench, viewer: string): void =>
  answered(bench, bench.client('look', viewer), standing => seatAnew(bench, standing));

const situationOf = (state: TableState): Situation => {
  const { table, standing, picked, selected, pointed, deeds } = state;
  const ready = isMyTurn(state) ? standing.survey.ready : [];
  const { groups = [] } = standing.survey;
  return { pieces: table.pieces, ready, groups, picked, selected, pointed, deeds };
};

const sayHexIn = ({ exhibit, standing }: TableState, hex: number | undefined): Partial<TableState> =>
  hex === undefined ? {} : { spoken: exhibit.sayHex(standing.view, hex) };

const pick = (bench: Bench, hex: number | undefined, pieces: readonly number[]): void => {
  const { store } = bench;
  store.set({ ...NOTHING_PICKED, selected: hex, picked: pieces, tab: 'here', ...sayHexIn(store.get(), hex) });
  askReach(bench);
};

/** A closed sheet would hide what is pointed at. */
const point = (bench: Bench, hex: number): void => {
  const { store } = bench;
  const { sheet } = store.get();
  store.set({
    pointed: hex,
    refusal: undefined,
    targets: [],
    shares: undefined,
    tab: 'here',
    sheet: sheet === 'low' ? 'half' : sheet,
  });
  askNear(bench);
};

const follow = (bench: Bench, intent: Intent): void => {
  switch (intent.type) {
    case 'do':
      return perform(bench, intent.deed);
    case 'point':
      return point(bench, intent.hex);
    case 'pick':
      return pick(bench, intent.hex, intent.pieces);
    case 'ask-why':
      return askWhy(bench, intent.hex);
    case 'clear':
      return pick(bench, undefined, []);
  }
};

const turned = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter(other => other !== item) : [...list, item];

/** Puts a ready piece into the hand or back. While an attack is being built, its target stays. */
const toggle = (bench: Bench, piece: number): void => {
  const { store } = bench;
  const { picked, selected, standing, pointed } = store.get();
  if (!standing.survey.ready.includes(piece)) return;
  store.set({ ...NOTHING_PICKED, selected, picked: turned(picked, piece), pointed });
  askReach(bench);
  askNear(bench);
};

const toggleTarget = (bench: Bench, piece: number): void => {
  bench.store.set({
    targets: turned(bench.store.get().targets, piece),
    shares: undefined,
    refusal: undefined,
  });
  askNear(bench);
};

const share = (bench: Bench, shares: readonly number[]): void => {
  bench.store.set({ shares });
  askNear(bench);
};

const end = (bench: Bench): void => {
  const { end: ending } = bench.store.get().standing.survey;
  if (ending !== undefined) perform(bench, { actions: [ending.action] });
};

/** Escape: closes the last thing that was opened, then puts back what is in the hand. */
const stepBack = (bench: Bench): void => {
  const { store } = bench;
  const { keys, menu, report, advice, handOut, ending, refusal, pointed } = store.get();
  if (handOut !== '') store.set({ handOut: '' });
  else if (advice !== undefined) store.set({ advice: undefined });
  else if (keys || menu || report) store.set({ keys: false, menu: false, report: false });
  else if (ending || refusal !== undefined) store.set({ ending: false, refusal: undefined });
  else if (pointed !== undefined) store.set({ pointed: undefined, targets: [], shares: undefined, near: [] });
  else pick(bench, undefined, []);
};
