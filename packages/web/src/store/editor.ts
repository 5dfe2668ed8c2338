import type { Board, Edit, EditFault, EditUnit, Fault, Result } from '@narrow-seas/core';
import type { BoardMap, GameDisplay } from '../catalogue/game-display.ts';
import type { StartCard } from '../catalogue/listing.ts';
import type { Client } from '../link/client.ts';
import type { Draft, DraftShown, FieldsAt } from '../link/editing.ts';
import { EDITOR_WORDS } from '../words/editor.ts';
import type { Drafts, StoredDraft } from './drafts.ts';
import { makeStore, type Store } from './store.ts';
import { wholeBoard } from './whole-board.ts';

export const EDITOR_TABS = ['units', 'rules', 'texts', 'play'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** What undo goes back to. */
type Step = Pick<Draft, 'position' | 'notes'>;

export interface EditorState {
  readonly draft: StoredDraft;
  readonly shown: DraftShown;
  readonly display: GameDisplay;
  readonly card: StartCard;
  readonly boardMap: BoardMap;
  readonly board: Board;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** The unit that goes to the hex that is pressed next. */
  readonly hand: string | undefined;
  /** The unit whose details are open. */
  readonly unit: string | undefined;
  readonly hex: number | undefined;
  readonly cursor: number | undefined;
  readonly fields: FieldsAt;
  readonly fault: EditFault | undefined;
  readonly tab: EditorTab;
  /** Whether the browser keeps the draft. */
  readonly isKept: boolean;
  /** For the ear. */
  readonly spoken: string;
}

export interface EditorStore extends Store<EditorState> {
  readonly client: Client;
  readonly give: (edit: Edit) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly write: (notes: Draft['notes']) => void;
  readonly pick: (unit: string | undefined) => void;
  readonly open: (unit: string | undefined) => void;
  readonly press: (hex: number) => void;
  /** Another scenario of the same game in the place of this one; it can be undone. */
  readonly replace: (draft: Draft) => Promise<Fault | undefined>;
}

const NO_FIELDS: FieldsAt = { unit: [], hex: [] };

/** Undo goes back this far. */
const MOST_STEPS = 200;

export const unitsAt = ({ shown, board }: EditorState, hex: number | undefined): readonly EditUnit[] => {
  const levels = new Map(board.pieces.map(({ id, level }) => [id, level]));
  const levelOf = ({ piece }: EditUnit): number => (piece === undefined ? 99 : (levels.get(piece) ?? 99));
  return hex === undefined
    ? []
    : shown.sheet.units
        .filter(unit => unit.hex === hex)
        .toSorted((one, other) => levelOf(one) - levelOf(other));
};

export const unitNamed = ({ shown }: EditorState, id: string | undefined): EditUnit | undefined =>
  id === undefined ? undefined : shown.sheet.units.find(unit => unit.id === id);

export interface EditorOrder {
  readonly client: Client;
  readonly drafts: Drafts;
  readonly draft: StoredDraft;
  readonly display: GameDisplay;
  readonly card: StartCard;
  readonly shown: DraftShown;
}

const mapOf = (display: GameDisplay, { views }: DraftShown): BoardMap => {
  const [view] = Object.values(views);
  return view === undefined ? display : display.boardMapOf(view);
};

const firstState = ({
  draft,
  display,
  card,
  shown,
}: Omit<EditorOrder, 'client' | 'drafts'>): EditorState => ({
  draft,
  shown,
  display,
  card,
  boardMap: mapOf(display, shown),
  board: wholeBoard(display, shown.views),
  past: [],
  future: [],
  hand: undefined,
  unit: undefined,
  hex: undefined,
  cursor: undefined,
  fields: NO_FIELDS,
  fault: undefined,
  tab: 'units',
  isKept: true,
  spoken: '',
});

/** What changes a draft has at hand. */
interface Workbench {
  readonly client: Client;
  readonly drafts: Drafts;
  readonly store: Store<EditorState>;
  /** One change after the other: each is about the position that the one before has left. */
  readonly chain: { last: Promise<void>; isWriting: boolean };
}

const inTurn = ({ chain }: Workbench, work: () => Promise<void>): Promise<void> => {
  // What has failed is told by the error screen; what comes after it is tried all the same.
  chain.last = chain.last.catch(() => undefined).then(work);
  return chain.last;
};

const keep = ({ store, drafts }: Workbench): void => {
  const draft = { ...store.get().draft, time: Date.now() };
  store.set({ draft, isKept: drafts.write(draft) });
};

const refresh = async ({ store, client }: Workbench): Promise<void> => {
  const { draft, unit, hex } = store.get();
  if (unit === undefined && hex === undefined) return store.set({ fields: NO_FIELDS });
  const { game, position } = draft;
  store.set({ fields: await client('fieldsAt', { game, position, unit, hex }) });
};

const show = (bench: Workbench, shown: DraftShown, notes: Draft['notes']): void => {
  const { store } = bench;
  const { draft, display, hand, unit } = store.get();
  const isThere = (id: string | undefined): boolean => shown.sheet.units.some(each => each.id === id);
  store.set({
    shown,
    draft: { ...draft, notes, position: shown.position },
    boardMap: mapOf(display, shown),
    board: wholeBoard(display, shown.views),
    hand: isThere(hand) ? hand : undefined,
    unit: isThere(unit) ? unit : undefined,
    fault: undefined,
  });
  keep(bench);
};

const stepOf = ({ draft: { position, notes } }: EditorState): Step => ({ position, notes });

/** What was so far can be brought back. */
const remember = ({ store }: Workbench, before: Step): void =>
  store.set({ past: [...store.get().past, before].slice(-MOST_STEPS), future: [] });

const give = async (bench: Workbench, edit: Edit): Promise<void> => {
  const { store, client, chain } = bench;
  const { draft } = store.get();
  const before = stepOf(store.get());
  const asked = { game: draft.game, position: draft.position, edit };
  const edited: Result<DraftShown, EditFault> = await client('edit', asked);
  if (!edited.ok) return store.set({ fault: edited.error, spoken: edited.error.message });
  chain.isWriting = false;
  if (edited.value.position !== before.position) remember(bench, before);
  show(bench, edited.value, store.get().draft.notes);
  store.set(afterEdit(store.get(), edit));
  await refresh(bench);
};

const goTo = async (bench: Workbench, { position, notes }: Step): Promise<Fault | undefined> => {
  const { store, client, chain } = bench;
  const shown = await client('showDraft', { game: store.get().draft.game, position });
  if (!shown.ok) return shown.error;
  chain.isWriting = false;
  show(bench, shown.value, notes);
  await refresh(bench);
  return undefined;
};

/** One step back or forth; what is now can be come back to. */
const stepTo = async (bench: Workbench, way: 'past' | 'future'): Promise<void> => {
  const { store } = bench;
  const back = way === 'past' ? 'future' : 'past';
  const before = store.get();
  const step = before[way].at(-1);
  if (step === undefined) return;
  const now = stepOf(before);
  await goTo(bench, step);
  const spoken = way === 'past' ? EDITOR_WORDS.undo : EDITOR_WORDS.redo;
  store.set({ [way]: before[way].slice(0, -1), [back]: [...before[back], now], spoken });
};

/** Letter after letter is one step. */
const write = (bench: Workbench, notes: Draft['notes']): void => {
  const { store, chain } = bench;
  if (!chain.isWriting) remember(bench, stepOf(store.get()));
  chain.isWriting = true;
  store.set({ draft: { ...store.get().draft, notes } });
  keep(bench);
};

const pick = ({ store }: Workbench, unit: string | undefined): void => {
  const title = unitNamed(store.get(), unit)?.title;
  store.set({ hand: unit, fault: undefined, spoken: title === undefined ? '' : EDITOR_WORDS.inHand(title) });
};

const press = (bench: Workbench, hex: number): void => {
  const { hand } = bench.store.get();
  if (hand !== undefined) return void inTurn(bench, () => give(bench, { do: 'put', unit: hand, hex }));
  bench.store.set({ hex, unit: undefined, fault: undefined, tab: 'units' });
  void inTurn(bench, () => refresh(bench));
};

const replace = async (bench: Workbench, draft: Draft): Promise<Fault | undefined> => {
  const before = stepOf(bench.store.get());
  const wrong = await goTo(bench, draft);
  if (wrong === undefined) remember(bench, before);
  return wrong;
};

export const makeEditor = ({ client, drafts, ...first }: EditorOrder): EditorStore => {
  const store = makeStore(firstState(first));
  const bench = { client, drafts, store, chain: { last: Promise.resolve(), isWriting: false } };
  return {
    ...store,
    client,
    give: edit => inTurn(bench, () => give(bench, edit)),
    undo: () => inTurn(bench, () => stepTo(bench, 'past')),
    redo: () => inTurn(bench, () => stepTo(bench, 'future')),
    write: notes => write(bench, notes),
    pick: unit => pick(bench, unit),
    open: unit => {
      store.set({ unit, fault: undefined });
      void inTurn(bench, () => refresh(bench));
    },
    press: hex => press(bench, hex),
    replace: draft => replace(bench, draft),
  };
};

/** Who has put a unit somewhere looks there; what there is without end stays in the hand. */
const afterEdit = (state: EditorState, edit: Edit): Partial<EditorState> => {
  if (edit.do !== 'put') return edit.do === 'aside' ? { hand: undefined } : {};
  const { hex } = edit;
  const placed = unitNamed(state, edit.unit);
  if (placed?.endless === true) return { hex, spoken: placed.title };
  const spoken = placed === undefined ? '' : EDITOR_WORDS.placed(placed.title, placed.at);
  return { hand: undefined, hex, spoken };
};
