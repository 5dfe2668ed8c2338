import type { Duty, Piece, Refusal, Selection } from '@narrow-seas/core';
import { type Film, freshStory, NO_FILM } from '../film/film.ts';
import type { ActionChoice } from '../gesture/choice.ts';
import type { Client } from '../link/client.ts';
import { CallError, StoppedError } from '../link/failures.ts';
import type { Call, Snapshot } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import type { Prefetch } from './prefetch.ts';
import { proposalsOf } from './proposals.ts';
import { latestDieRoll, speechOf } from './speech.ts';
import type { Store } from './store.ts';
import { type Barred, inFilm, momentOf, sayCursor, type TableState } from './table-state.ts';

/** The state of a table and the worker that knows the rules. */
export interface TableContext {
  readonly store: Store<TableState>;
  readonly client: Client;
  /** Counts questions: an answer that comes late is of a hand that has changed since, and is dropped. */
  readonly asked: { choices: number; choicesAtHex: number };
  readonly prefetch: Prefetch;
  readonly film: Store<Film>;
  readonly sight: Sight;
}

/** What the map shows now; the map itself says so while there is one. */
export interface Sight {
  isSeen: (hex: number) => boolean;
}

export const NOTHING_PICKED = {
  selected: undefined,
  picked: [],
  handed: false,
  targets: [],
  shares: undefined,
  pointed: undefined,
  choices: [],
  choicesAtHex: [],
  choicesDue: false,
  choicesAtHexDue: false,
  refusal: undefined,
  chosen: undefined,
  barred: [],
  ending: false,
  advice: undefined,
  draft: undefined,
} as const satisfies Partial<TableState>;

/** Without an answer to these the game cannot go on; every other question changes nothing and may stay open. */
const NEEDED: readonly Call[] = ['act', 'undo', 'computer', 'look'];

/** What waits for the answer waits no more. */
const giveUp = (call: Call): Partial<TableState> => ({
  choicesDue: false,
  choicesAtHexDue: false,
  ...(call === 'timeline' ? { report: false } : {}),
  ...(call === 'advice' ? { advice: undefined } : {}),
  ...(call === 'overlay' ? { layers: [] } : {}),
});

export const fail = ({ store }: TableContext, failure: unknown): void => {
  // The page tells that itself, and offers another worker.
  if (failure instanceof StoppedError) return;
  if (!(failure instanceof CallError) || NEEDED.includes(failure.call))
    return store.set({ failure: failure instanceof Error ? failure : new Error(String(failure)) });
  const fault = WORDS.fault.of(failure.call);
  store.set({ ...giveUp(failure.call), fault, cause: failure, spoken: fault });
};

/** Gives the answer on, or shows that the worker has failed. */
export const answered = <A>(context: TableContext, asking: PromiseLike<A>, use: (answer: A) => void): void =>
  void asking.then(use, failure => fail(context, failure));

/** What can be done with no hex is found in the panel alone: a closed panel would hide it. */
const raisedFor = ({ panelHeight }: TableState, choices: readonly ActionChoice[]): Partial<TableState> =>
  panelHeight === 'low' && choices.length > 0 && choices.every(({ hex }) => hex === undefined)
    ? { panelHeight: 'half' }
    : {};

type Choices = readonly ActionChoice[];

/** Where the cursor came before the answer, the hex was told without what can be done there: it is told once more. */
const heardLate = (state: TableState, choices: Choices): Partial<TableState> => {
  const { cursor, spoken } = state;
  if (cursor === undefined || spoken !== sayCursor(state, cursor)) return {};
  return { spoken: sayCursor({ ...state, choices }, cursor) };
};

/** What the picked pieces can do anywhere. */
export const askChoices = (context: TableContext): void => {
  const { store, client, asked } = context;
  const mine = ++asked.choices;
  const { picked, snapshot } = store.get();
  refreshLayers(context);
  const tell = (choices: Choices): void => {
    const state = store.get();
    store.set({ choices, choicesDue: false, ...raisedFor(state, choices), ...heardLate(state, choices) });
    const fought =
      state.pointed === undefined ? proposalsOf(store.get()).flatMap(({ hex }) => hex ?? []) : [];
    if (fought.length > 0) askBarred(context, fought, choices, () => asked.choices === mine);
    if (choices.length === 0 && picked.length > 0) askWhyNothing(context, () => asked.choices === mine);
  };
  if (picked.length === 0) return tell([]);
  const known = context.prefetch.known(snapshot, picked);
  if (known !== undefined) return tell(known);
  store.set({ choicesDue: true });
  answered(context, client('choices', { pieces: picked, targets: [] }), choices => {
    if (asked.choices === mine) tell(choices);
  });
};

const selectionOf = ({ picked, targets, shares, pointed }: TableState): Selection => ({
  pieces: picked,
  targets,
  ...(shares === undefined ? {} : { shares }),
  ...(pointed === undefined ? {} : { hex: pointed }),
});

/** What they can do with the hex pointed at. */
export const askChoicesAtHex = (context: TableContext): void => {
  const { store, client, asked } = context;
  const mine = ++asked.choicesAtHex;
  if (store.get().pointed === undefined) return store.set({ choicesAtHex: [], choicesAtHexDue: false });
  store.set({ choicesAtHexDue: true });
  const selection = selectionOf(store.get());
  answered(context, client('choices', selection), choices => {
    if (asked.choicesAtHex !== mine) return;
    store.set({ choicesAtHex: choices, choicesAtHexDue: false, barred: [] });
    if (selection.hex !== undefined)
      askBarred(context, [selection.hex], choices, () => asked.choicesAtHex === mine);
  });
};

/** Enemies in these hexes that nothing is aimed at; all of them where nothing can be done there. */
const untouched = (
  { board, display, snapshot }: TableState,
  hexes: readonly number[],
  choices: Choices,
): readonly Piece[] => {
  const own = display.sides[snapshot.viewer]?.tint;
  const aimed = choices.flatMap(({ targets }) => targets ?? []);
  if (choices.length > 0 && aimed.length === 0) return [];
  return board.pieces.filter(
    ({ id, hex, side }) => hex !== undefined && hexes.includes(hex) && side !== own && !aimed.includes(id),
  );
};

/** Nobody reads more reasons than this. */
const MOST_REASONS = 8;

/** Why they cannot be attacked, those with one reason together. */
const askBarred = (
  context: TableContext,
  hexes: readonly number[],
  choices: Choices,
  isStill: () => boolean,
): void => {
  const { store, client } = context;
  const { picked } = store.get();
  const asking = untouched(store.get(), hexes, choices)
    .slice(0, MOST_REASONS)
    .map(async ({ id, hex }) => ({
      id,
      refusal: await client('why', { pieces: picked, targets: [id], ...(hex === undefined ? {} : { hex }) }),
    }));
  answered(context, Promise.all(asking), told => {
    if (!isStill()) return;
    const reasons = new Map<string, Barred>();
    for (const { id, refusal } of told) {
      if (refusal === undefined) continue;
      const others = reasons.get(refusal.reason)?.pieces ?? [];
      reasons.set(refusal.reason, { refusal, pieces: [...others, id] });
    }
    store.set({ barred: [...reasons.values()] });
  });
};

/** Why those in the hand can do nothing at all. */
const askWhyNothing = (context: TableContext, isStill: () => boolean): void => {
  const { store, client } = context;
  const { picked } = store.get();
  answered(context, client('why', { pieces: picked, targets: [] }), refusal => {
    if (isStill() && refusal !== undefined) store.set({ barred: [{ pieces: picked, refusal }] });
  });
};

/** What the layers show depends on what is in the hand. */
export const refreshLayers = (context: TableContext): void => {
  const { store, client } = context;
  const { layers, picked } = store.get();
  const selection = { pieces: picked, targets: [] };
  for (const { id } of layers)
    answered(context, client('overlay', { id, selection }), overlay =>
      store.set({ layers: store.get().layers.map(layer => (layer.id === id ? { id, overlay } : layer)) }),
    );
};

const isSameDuty = (one: Duty, other: Duty): boolean =>
  one.rule === other.rule && (one.hexes[0] ?? one.text) === (other.hexes[0] ?? other.text);

/** What was owed and is owed no more; a new phase has its own list. */
const doneIn = (state: TableState, { survey, viewer }: Snapshot): readonly Duty[] => {
  const { survey: before, viewer: viewerBefore } = state.snapshot;
  // A retreat or an advance comes between two attacks of one phase.
  if (viewer !== viewerBefore) return [];
  const isHalted = survey.end === undefined || before.end === undefined;
  if (!isHalted && survey.title !== before.title) return [];
  const gone = before.duties.filter(
    duty =>
      duty.heading !== undefined &&
      before.end !== undefined &&
      survey.end !== undefined &&
      !survey.duties.some(other => isSameDuty(duty, other)),
  );
  return [...state.dutiesDone, ...gone];
};

/** The table as it is now. */
const present = ({ display, snapshot: before }: TableState, snapshot: Snapshot): Partial<TableState> => ({
  board: display.board(snapshot.view),
  track: display.track(snapshot.view),
  spoken: speechOf(display, before, snapshot),
});

/** Who can do something more stays in the hand; who has got an order is done with. */
const stillIn = (
  picked: readonly number[],
  { survey: { ready, settled = [] } }: Snapshot,
): readonly number[] => picked.filter(id => ready.includes(id) && !settled.includes(id));

/** The state after the umpire has told what happened. */
const after = (state: TableState, snapshot: Snapshot): Partial<TableState> => {
  const { display, log, selected, picked } = state;
  const dieRoll = latestDieRoll(display, snapshot.entries);
  return {
    ...NOTHING_PICKED,
    selected,
    picked: stillIn(picked, snapshot),
    asleep: state.snapshot.survey.title === snapshot.survey.title ? state.asleep : [],
    dutiesDone: doneIn(state, snapshot),
    snapshot,
    log: [...log.slice(0, snapshot.since), ...snapshot.entries],
    fault: snapshot.fault ?? '',
    // A moment that is shown stays: what has happened since is told when its time has come.
    ...(state.replay === undefined ? present(state, snapshot) : {}),
    ...(dieRoll === undefined ? {} : { dieRoll }),
  };
};

/** Where one question has one subject, nobody has to look for it. */
export const focusOn = (context: TableContext, { survey, actor, viewer }: Snapshot): void => {
  const { focus } = survey;
  if (focus === undefined || !actor.includes(viewer)) return;
  const { board, panelHeight } = context.store.get();
  const selected = board.pieces.find(({ id }) => id === focus.pieces[0])?.hex;
  context.store.set({ selected, picked: focus.pieces, pointed: focus.hex });
  // A closed panel would hide what is pointed at.
  if (focus.hex !== undefined)
    context.store.set({ tab: 'here', panelHeight: panelHeight === 'low' ? 'half' : panelHeight });
  askChoices(context);
  askChoicesAtHex(context);
};

export const accept = (context: TableContext, snapshot: Snapshot): void => {
  context.store.set(after(context.store.get(), snapshot));
  askChoices(context);
  if (context.store.get().replay === undefined) focusOn(context, snapshot);
};

/** What the computer did: shown move by move, where the player wants that, while the screen still shows the table before it. */
export const acceptOthers = (context: TableContext, snapshot: Snapshot): void => {
  const { store, film } = context;
  const { hurried, snapshot: before, replay } = store.get();
  const { isWanted, isOver, mode } = film.get();
  if (!isWanted || hurried || mode === 'skipping') return accept(context, snapshot);
  const { length } = before;
  if (replay === undefined) store.set({ replay: inFilm(length, momentOf(before)) });
  accept(context, snapshot);
  if (isOver) film.set({ ...freshStory(length), mode: 'playing' });
  else if (mode === 'off') film.set({ seenUpTo: length, mode: 'playing' });
};

/** Back to the present, from a film or a replay. */
export const showPresent = (context: TableContext, hasSummary: boolean): void => {
  const { store } = context;
  const state = store.get();
  const { survey } = state.snapshot;
  store.set({
    replay: undefined,
    // The hex that was looked at before the others moved: its stack, fanned out, would hide what they did.
    ...(state.picked.length === 0 ? { selected: undefined } : {}),
    ...present(state, state.snapshot),
    spoken: `${survey.title} ${survey.advice}`,
    ...(hasSummary
      ? { tab: 'log', panelHeight: state.panelHeight === 'low' ? 'half' : state.panelHeight }
      : {}),
  });
  askChoices(context);
  focusOn(context, state.snapshot);
};

/** Another player sits down: nothing of what the one before him saw or did is left on the screen. */
export const seatNextPlayer = (context: TableContext, snapshot: Snapshot): void => {
  const { display } = context.store.get();
  context.film.set({ ...NO_FILM, isWanted: context.film.get().isWanted });
  context.store.set({
    ...NOTHING_PICKED,
    snapshot,
    board: display.board(snapshot.view),
    track: display.track(snapshot.view),
    log: snapshot.entries,
    bookmarks: snapshot.bookmarks,
    briefing: undefined,
    hover: undefined,
    cursor: undefined,
    layers: [],
    asleep: [],
    dutiesDone: [],
    replay: undefined,
    dieRoll: undefined,
    fault: snapshot.fault ?? '',
    report: false,
    history: false,
    reading: undefined,
    analysis: undefined,
    menu: false,
    note: '',
    copyByHand: '',
    spoken: snapshot.survey.title,
  });
  focusOn(context, snapshot);
};

export const refuse = ({ store }: TableContext, refusal: Refusal): void =>
  store.set({ refusal, spoken: `${refusal.reason} [${refusal.rule}]`, tab: 'here' });

const tellWhy = (context: TableContext, hex: number): void => {
  const { picked, targets } = context.store.get();
  answered(context, context.client('why', { pieces: picked, targets, hex }), refusal => {
    if (refusal !== undefined) refuse(context, refusal);
  });
};

/** What is too far for now may be an order that goes on: then it is drafted, and nothing is refused. */
export const askWhy = (context: TableContext, hex: number): void => {
  const { picked, snapshot, panelHeight } = context.store.get();
  if (snapshot.missions === undefined) return tellWhy(context, hex);
  answered(context, context.client('mission', { pieces: picked, targets: [], hex }), draft =>
    draft === undefined
      ? tellWhy(context, hex)
      : context.store.set({
          draft,
          tab: 'mission',
          panelHeight: panelHeight === 'low' ? 'half' : panelHeight,
        }),
  );
};

export const undo = (context: TableContext): void =>
  answered(context, context.client('undo', undefined), result => {
    if (!result.ok) return refuse(context, result.error);
    // Who came into the hand after the order goes with it.
    if (context.store.get().handed) context.store.set(NOTHING_PICKED);
    return accept(context, result.value);
  });
