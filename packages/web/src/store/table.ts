import { acknowledge, type Film, forgetStory, freshStory, NO_FILM } from '../film/film.ts';
import { areaChoiceAt } from './areas.ts';
import { drop, type Intent, press, type Situation } from '../gesture/press.ts';
import type { Client } from '../link/client.ts';
import type { Bookmark, Seats, Snapshot } from '../link/protocol.ts';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { StartCard } from '../catalogue/listing.ts';
import {
  accept,
  acceptOthers,
  answered,
  askChoicesAtHex,
  askChoices,
  askWhy,
  type TableContext,
  fail,
  focusOn,
  NOTHING_PICKED,
  refreshLayers,
  seatNextPlayer,
  type Sight,
  showPresent,
  undo,
} from './table-context.ts';
import { type Kept, type Order, perform } from './perform.ts';
import { makePrefetch } from './prefetch.ts';
import type { ProblemScreen } from './problem-screen.ts';
import { chosenIn } from './proposals.ts';
import { questionClosed, screenClosed } from './step-back.ts';
import { makeStore, type Store } from './store.ts';
import { inFilm, isMyTurn, type LessonScreen, type TableState } from './table-state.ts';
import { WORDS } from '../words.ts';
import { newsFor } from './since.ts';
import { IDLE, type Thinking } from './thinking.ts';

/** The table with everything that can be done at it. Rules are asked of the worker, never worked out here. */
export interface TableStore extends Store<TableState> {
  readonly client: Client;
  /** What the map shows: who is out of sight is not picked by itself. */
  readonly sight: Sight;
  /** Apart from the rest: it changes many times a second, and only a line of the bar shows it. */
  readonly thinking: Store<Thinking>;
  /** The table of a variation, shown in the place of this one. */
  readonly beside: Store<{ readonly table: TableStore | undefined }>;
  /** What others did and what came of one's own attack, as it is shown. */
  readonly film: Store<Film>;
  readonly press: (hex: number) => void;
  readonly drop: (hex: number | undefined) => void;
  readonly pick: (hex: number | undefined, pieces: readonly number[]) => void;
  /** These pieces may be picked next: what they can do is asked ahead. */
  readonly prefetch: (pieces: readonly number[]) => void;
  readonly toggle: (piece: number) => void;
  /** Takes this ready piece and nobody else; alone in the hand already, it is put back. */
  readonly take: (piece: number) => void;
  readonly toggleTarget: (piece: number) => void;
  /** Points of the attack for each target picked, in their order. */
  readonly share: (shares: readonly number[]) => void;
  readonly point: (hex: number) => void;
  readonly perform: (order: Order, kept?: Kept) => void;
  /** Chooses among the proposals; the primary button then does this one. */
  readonly choose: (key: string) => void;
  /** Leaves these pieces where they are for this phase, or wakes them. */
  readonly sleep: (pieces: readonly number[], isAsleep: boolean) => void;
  readonly end: () => void;
  readonly undo: () => void;
  readonly stepBack: () => void;
  /** Switches a layer of the map on or off. */
  readonly toggleLayer: (id: string) => void;
  /** The person before the screen leaves it; where there are secrets nothing is left to see. */
  readonly handOver: (side: string) => void;
  /** The person who is asked sits down. */
  readonly takeOver: (side: string) => void;
  readonly setBookmarks: (bookmarks: readonly Bookmark[]) => void;
  readonly accept: (snapshot: Snapshot) => void;
  /** What the computer did. */
  readonly acceptOthers: (snapshot: Snapshot) => void;
  /** Back from a film or a replay; with a summary of what happened, or without. */
  readonly present: (hasSummary: boolean) => void;
  readonly fail: (failure: unknown) => void;
}

export interface TableSetup {
  readonly display: GameDisplay;
  readonly card: StartCard;
  readonly title: string;
  readonly saveId: string;
  readonly seats: Seats;
  readonly preview: boolean;
  readonly isRecord: boolean;
  /** The id of the match on the server. */
  readonly online?: string;
  readonly lesson?: LessonScreen;
  readonly problem?: ProblemScreen;
}

const firstState = (setup: TableSetup, snapshot: Snapshot): TableState => ({
  ...setup,
  ...NOTHING_PICKED,
  snapshot,
  board: setup.display.board(snapshot.view),
  track: setup.display.track(snapshot.view),
  log: snapshot.entries,
  bookmarks: snapshot.bookmarks,
  hover: undefined,
  cursor: undefined,
  standing: undefined,
  layers: [],
  asleep: [],
  dutiesDone: [],
  replay: undefined,
  tab: 'orders',
  briefing: undefined,
  tabUnderLegend: 'orders',
  endSeen: false,
  finding: false,
  ruleSought: '',
  panelHeight: 'half',
  menu: false,
  keys: false,
  report: false,
  history: false,
  reading: undefined,
  analysis: undefined,
  copyByHand: '',
  note: snapshot.older === undefined ? '' : WORDS.saving.older(snapshot.older),
  paused: false,
  hurried: false,
  dieRoll: undefined,
  spoken: snapshot.survey.title,
  failure: undefined,
  fault: snapshot.fault ?? '',
  cause: undefined,
});

const contextOf = (store: Store<TableState>, client: Client): TableContext => ({
  store,
  client,
  asked: { choices: 0, choicesAtHex: 0 },
  prefetch: makePrefetch(client),
  film: makeStore<Film>(NO_FILM),
  sight: { isSeen: () => true },
});

export const makeTable = (client: Client, setup: TableSetup, snapshot: Snapshot): TableStore => {
  const store = makeStore(firstState(setup, snapshot));
  const context = contextOf(store, client);
  const { prefetch, film, sight } = context;
  // A saved game may begin in the middle of a move.
  if (!setup.preview) focusOn(context, snapshot);
  return {
    ...store,
    client,
    sight,
    thinking: makeStore<Thinking>(IDLE),
    beside: makeStore<{ readonly table: TableStore | undefined }>({ table: undefined }),
    film,
    press: hex => pressAt(context, hex),
    drop: hex => follow(context, hex === undefined ? { type: 'clear' } : drop(situationOf(store.get()), hex)),
    pick: (hex, pieces) => pickByHand(context, hex, pieces),
    prefetch: pieces => prefetch.ask(store.get().snapshot, pieces),
    toggle: piece => toggle(context, piece),
    take: piece => take(context, piece),
    toggleTarget: piece => toggleTarget(context, piece),
    share: shares => share(context, shares),
    point: hex => point(context, hex),
    perform: (order, kept) => perform(context, order, kept),
    choose: key => choose(context, key),
    sleep: (pieces, isAsleep) => sleep(context, pieces, isAsleep),
    end: () => end(context),
    undo: () => undoByHand(context),
    stepBack: () => stepBack(context),
    toggleLayer: id => toggleLayer(context, id),
    handOver: side => lookAs(context, store.get().card.secrets ? 'spectator' : side),
    takeOver: side => lookAs(context, side),
    setBookmarks: bookmarks => {
      store.set({ bookmarks });
      answered(context, client('setBookmarks', bookmarks), () => undefined);
    },
    accept: next => accept(context, next),
    acceptOthers: next => acceptOthers(context, next),
    present: hasSummary => showPresent(context, hasSummary),
    fail: failure => fail(context, failure),
  };
};

/** Who does something else has seen the result of the battle before. */
const pressAt = (context: TableContext, hex: number): void => {
  acknowledge(context.film);
  const state = context.store.get();
  const over = areaChoiceAt(state, hex);
  follow(context, over === undefined ? press(situationOf(state), hex) : { type: 'do', choice: over });
};

const pickByHand = (context: TableContext, hex: number | undefined, pieces: readonly number[]): void => {
  acknowledge(context.film);
  pick(context, hex, pieces);
};

const undoByHand = (context: TableContext): void => {
  acknowledge(context.film);
  undo(context);
};

const lookAs = (context: TableContext, viewer: string): void =>
  answered(context, context.client('look', viewer), snapshot => {
    const { card } = context.store.get();
    const [first] = newsFor(snapshot.entries, viewer);
    const isFilmed =
      card.secrets && context.film.get().isWanted && first !== undefined && viewer !== 'spectator';
    if (isFilmed) seatWithFilm(context, snapshot, first.number - 1);
    else seatNextPlayer(context, snapshot);
  });

/** A player who could not see the screen is shown what happened since his last move. */
const seatWithFilm = (context: TableContext, snapshot: Snapshot, from: number): void =>
  answered(context, context.client('replay', from), past => {
    const { display } = context.store.get();
    seatNextPlayer(context, snapshot);
    context.store.set({
      replay: inFilm(from, past),
      board: display.board(past.view),
      track: display.track(past.view),
    });
    context.film.set({ ...freshStory(from), mode: 'playing' });
  });

const situationOf = (state: TableState): Situation => {
  const { board, snapshot, picked, selected, pointed, choices, display } = state;
  const ready = isMyTurn(state) ? snapshot.survey.ready : [];
  const { groups = [] } = snapshot.survey;
  const own = display.sides[snapshot.viewer]?.tint;
  const chosen = chosenIn(state)?.key;
  return { pieces: board.pieces, own, ready, groups, picked, selected, pointed, choices, chosen };
};

const sayHexIn = ({ display, snapshot }: TableState, hex: number | undefined): Partial<TableState> =>
  hex === undefined ? {} : { spoken: display.sayHex(snapshot.view, hex) };

const pick = (context: TableContext, hex: number | undefined, pieces: readonly number[]): void => {
  const { store } = context;
  store.set({ ...NOTHING_PICKED, selected: hex, picked: pieces, tab: 'here', ...sayHexIn(store.get(), hex) });
  askChoices(context);
};

/** A closed panel would hide what is pointed at. */
const point = (context: TableContext, hex: number): void => {
  const { store } = context;
  const { panelHeight } = store.get();
  store.set({
    pointed: hex,
    chosen: undefined,
    barred: [],
    refusal: undefined,
    targets: [],
    shares: undefined,
    tab: 'here',
    panelHeight: panelHeight === 'low' ? 'half' : panelHeight,
  });
  askChoicesAtHex(context);
};

const follow = (context: TableContext, intent: Intent): void => {
  switch (intent.type) {
    case 'do':
      return perform(context, intent.choice);
    case 'point':
      return point(context, intent.hex);
    case 'choose':
      return choose(context, intent.key);
    case 'pick':
      return pick(context, intent.hex, intent.pieces);
    case 'ask-why':
      return askWhy(context, intent.hex);
    case 'clear':
      return pick(context, undefined, []);
  }
};

const turned = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter(other => other !== item) : [...list, item];

/** Puts a ready piece into the hand or back. While an attack is being built, its target stays. */
const toggle = (context: TableContext, piece: number): void => {
  const { store } = context;
  const { picked, selected, snapshot, pointed } = store.get();
  if (!snapshot.survey.ready.includes(piece)) return;
  store.set({ ...NOTHING_PICKED, selected, picked: turned(picked, piece), pointed });
  askChoices(context);
  askChoicesAtHex(context);
};

const take = (context: TableContext, piece: number): void => {
  const { picked, selected, snapshot, board } = context.store.get();
  if (!snapshot.survey.ready.includes(piece)) return;
  const isAlone = picked.length === 1 && picked[0] === piece;
  const hex = board.pieces.find(({ id }) => id === piece)?.hex ?? selected;
  pick(context, hex, isAlone ? [] : [piece]);
};

const toggleLayer = (context: TableContext, id: string): void => {
  const { layers } = context.store.get();
  const rest = layers.filter(layer => layer.id !== id);
  context.store.set({ layers: rest.length < layers.length ? rest : [...layers, { id, overlay: undefined }] });
  refreshLayers(context);
};

/** Shows a proposal on the map and in the bar; nothing is done yet. */
const choose = ({ store }: TableContext, key: string): void => {
  const { choices, choicesAtHex, snapshot } = store.get();
  const found = [...choicesAtHex, ...choices, ...snapshot.survey.commands].find(choice => choice.key === key);
  if (found !== undefined) store.set({ chosen: key, refusal: undefined, spoken: found.label, tab: 'here' });
};

const sleep = ({ store }: TableContext, pieces: readonly number[], isAsleep: boolean): void => {
  const others = store.get().asleep.filter(id => !pieces.includes(id));
  store.set({ asleep: isAsleep ? [...others, ...pieces] : others });
};

const toggleTarget = (context: TableContext, piece: number): void => {
  context.store.set({
    targets: turned(context.store.get().targets, piece),
    shares: undefined,
    refusal: undefined,
  });
  askChoicesAtHex(context);
};

const share = (context: TableContext, shares: readonly number[]): void => {
  context.store.set({ shares });
  askChoicesAtHex(context);
};

const end = (context: TableContext): void => {
  forgetStory(context.film);
  const { end: ending } = context.store.get().snapshot.survey;
  if (ending !== undefined) perform(context, { actions: [ending.action] });
};

/** Escape: closes the last thing that was opened, then puts back what is in the hand. */
const stepBack = (context: TableContext): void => {
  const { store, film } = context;
  const { battle } = film.get();
  const screen = screenClosed(store.get());
  if (screen !== undefined) return store.set(screen);
  if (battle !== undefined && battle.verdict !== '') return acknowledge(film);
  const question = questionClosed(store.get());
  if (question !== undefined) store.set(question);
  else pick(context, undefined, []);
};
