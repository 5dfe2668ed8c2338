import type { Fault, Result } from '@narrow-seas/core';
import { forgetStory } from '../../film/film.ts';
import type {
  OpenedVariation,
  Seats,
  Snapshot,
  VariationMove,
  VariationOrder,
  VariationStep,
} from '../../link/protocol.ts';
import { sayEntry } from '../../store/speech.ts';
import type { Studies } from '../../store/studies.ts';
import { NOTHING_PICKED } from '../../store/table-context.ts';
import { makeTable, type TableStore } from '../../store/table.ts';
import { handOverTo, type TableState, type VariationScreen } from '../../store/table-state.ts';
import { ANALYSIS_WORDS as SAID } from '../../words/analysis.ts';
import { studyPlace } from './kept.ts';
import { soundTree } from './tree-sound.ts';
import {
  lineTo,
  movesOf,
  NO_VARIATIONS,
  rootOf,
  stepBefore,
  type VariationTree,
  without,
  withLine,
  withRoot,
} from './tree.ts';

/** Where one begins: at a moment of the game and with these moves, or at something that was tried before. */
type Start = { readonly at: number; readonly moves?: readonly VariationMove[] } | { readonly id: number };

/** The variations of the game, read once. */
export const readTree = async (main: TableStore, studies: Studies): Promise<VariationTree> => {
  const known = main.get().variations;
  if (known !== undefined) return known;
  const key = await main.client('analysisKey', undefined);
  const place = studyPlace(main, 'variations', key?.key ?? '');
  const tree = soundTree(await studies.read(place));
  main.set({ variations: tree });
  return tree;
};

/** Answers whether the browser has kept it. */
export const keepTree = async (
  main: TableStore,
  studies: Studies,
  variations: VariationTree,
): Promise<boolean> => {
  main.set({ variations });
  const { saveId } = main.get();
  // Only a file is known by what it says.
  const key = saveId === '' ? (await main.client('analysisKey', undefined))?.key : '';
  return studies.write(studyPlace(main, 'variations', key ?? ''), variations);
};

/** Both sides are moved by hand until somebody sets a computer against himself. */
const byHand = (sides: readonly string[]): Seats => Object.fromEntries(sides.map(side => [side, 'person']));

const orderFor = (
  { snapshot, card }: TableState,
  tree: VariationTree,
  start: Start,
): VariationOrder | undefined => {
  const how = { seats: byHand(card.sides), viewer: snapshot.viewer, isChosen: false };
  if ('at' in start) return { root: { at: start.at }, moves: start.moves ?? [], ...how };
  const root = rootOf(tree, start.id);
  if (root === undefined) return undefined;
  const moves = movesOf(lineTo(root, start.id === root.id ? undefined : start.id));
  return { root: { position: root.position }, moves, ...how };
};

/** Opens a table for variations in the place of the game's. */
export const tryFrom = (main: TableStore, studies: Studies, start: Start): void =>
  void enter(main, studies, start).catch(main.fail);

const enter = async (main: TableStore, studies: Studies, start: Start): Promise<void> => {
  const before = await readTree(main, studies);
  const order = orderFor(main.get(), before, start);
  if (order === undefined) return;
  const opened = await main.client('openVariation', order);
  if (!opened.ok) return main.set({ note: opened.error.message });
  const { analysis } = main.get();
  const root = 'at' in start ? rootAt(before, start.at, opened.value) : { tree: before, at: start.id };
  const inner = tableFor(main, studies, root, order, opened.value);
  if (analysis !== undefined) main.set({ analysis: { ...analysis, isWorking: false, isOpen: false } });
  main.beside.set({ table: inner });
};

const rootAt = (
  tree: VariationTree,
  at: number,
  { position, isImagined, turn }: OpenedVariation,
): { readonly tree: VariationTree; readonly at: number } =>
  withRoot(tree, { at, position, isImagined, ...(turn === undefined ? {} : { turn }) });

const tableFor = (
  main: TableStore,
  studies: Studies,
  { tree, at }: { readonly tree: VariationTree; readonly at: number },
  { seats, isChosen }: VariationOrder,
  { snapshot, side }: OpenedVariation,
): TableStore => {
  const { display, card, engine, explorer } = main.get();
  const setup = { display, card: { ...card, secrets: false }, title: SAID.variation, saveId: '', seats };
  const inner = makeTable(main.client, { ...setup, preview: false, isRecord: false }, snapshot);
  const root = rootOf(tree, at)?.id ?? at;
  const follower = followLine(inner);
  const variation: VariationScreen = {
    gameId: main.get().saveId,
    orderAt: (grown, id) => orderFor(main.get(), grown, { id }),
    keep: grown => keepTree(main, studies, grown),
    tree,
    root,
    at,
    side,
    isChosen,
    throws: [],
    isFull: false,
    isUnkept: false,
    goTo: (id, plays) => follower.goTo(id, plays),
    leave: () => {
      follower.stop();
      leave(inner, main);
    },
  };
  inner.set({
    variation,
    endSeen: true,
    tab: 'line',
    ...(engine === undefined ? {} : { engine: { isOn: engine.isOn } }),
    ...(explorer === undefined ? {} : { explorer: { isOpen: explorer.isOpen } }),
  });
  follower.start();
  return inner;
};

const leave = (inner: TableStore, main: TableStore): void => {
  const { analysis } = main.get();
  const back = (): void => {
    if (analysis !== undefined && main.get().replay === undefined)
      main.set({ analysis: { ...analysis, isOpen: true } });
    main.beside.set({ table: undefined });
  };
  inner.client('closeVariation', undefined).then(back, main.fail);
};

const setVariation = (inner: TableStore, change: Partial<VariationScreen>): void => {
  const { variation } = inner.get();
  if (variation !== undefined) inner.set({ variation: { ...variation, ...change } });
};

interface Follower {
  readonly start: () => void;
  readonly stop: () => void;
  readonly goTo: (id: number, plays?: boolean) => void;
}

interface Seen {
  snapshot: Snapshot | undefined;
  stop: () => void;
  asked: number;
  pausedAt: number;
}

const showAt = (inner: TableStore, id: number, snapshot: Snapshot, paused: boolean): void => {
  const root = rootOf(inner.get().variation?.tree ?? NO_VARIATIONS, id)?.id ?? id;
  setVariation(inner, { root, at: id, throws: [] });
  forgetStory(inner.film);
  inner.set({ ...NOTHING_PICKED, paused, replay: undefined });
  inner.accept(snapshot);
};

/** Writes down what is played at the table of a variation, and hands the screen to whose turn it is. */
const followLine = (inner: TableStore): Follower => {
  const seen: Seen = { snapshot: undefined, stop: () => undefined, asked: 0, pausedAt: -1 };
  const look = (): void => {
    const state = inner.get();
    const { snapshot, replay } = state;
    const next = handOverTo(state);
    if (next !== undefined && replay === undefined) return inner.takeOver(next);
    if (snapshot === seen.snapshot) return;
    seen.snapshot = snapshot;
    // Who plays on from where he went wants an answer.
    if (state.paused && seen.pausedAt >= 0 && snapshot.length !== seen.pausedAt) {
      seen.pausedAt = -1;
      inner.set({ paused: false });
    }
    const mine = ++seen.asked;
    writeDown(inner, () => seen.asked === mine).catch(inner.fail);
  };
  const goTo = async (id: number, plays: boolean): Promise<void> => {
    const order = orderAt(inner.get(), id);
    const opened = order === undefined ? undefined : await inner.client('openVariation', order);
    if (opened?.ok !== true) return;
    const { snapshot } = opened.value;
    seen.pausedAt = plays ? -1 : snapshot.length;
    showAt(inner, id, snapshot, !plays);
  };
  return {
    start: () => {
      seen.stop = inner.subscribe(look);
      look();
    },
    stop: () => seen.stop(),
    goTo: (id, plays = false) => void goTo(id, plays).catch(inner.fail),
  };
};

const orderAt = ({ variation, seats }: TableState, id: number): VariationOrder | undefined => {
  if (variation === undefined) return undefined;
  const { tree, isChosen } = variation;
  const order = variation.orderAt(tree, id);
  return order === undefined ? undefined : { ...order, seats, isChosen };
};

const writeDown = async (inner: TableStore, isStill: () => boolean): Promise<void> => {
  const line = await inner.client('variationLine', undefined);
  const { variation, snapshot } = inner.get();
  if (variation === undefined || !isStill()) return;
  const said = line.map(step => ({ ...step, text: textOf(inner, step) }));
  const { tree, at, isFull } = withLine(variation.tree, variation.root, said);
  setVariation(inner, { tree, at, isFull, throws: [] });
  const isDue = snapshot.actor.length === 0 && snapshot.outcome === undefined;
  if (isDue) {
    const throws = await inner.client('throws', line.length);
    if (isStill()) setVariation(inner, { throws });
  }
  const isKept = await variation.keep(tree);
  if (isStill()) setVariation(inner, { isUnkept: !isKept });
};

/** As the log tells it; what it says nothing of is told by who did it. */
const textOf = (inner: TableStore, { entry, by }: VariationStep): string => {
  const { display, snapshot } = inner.get();
  const text = sayEntry(display, snapshot.view, entry);
  return text === '' ? display.saySide(by) : text;
};

/** Other players, or other dice, at the same place of the line. */
export const playOtherwise = (
  inner: TableStore,
  { seats, isChosen }: { readonly seats?: Seats; readonly isChosen?: boolean },
): void => {
  if (seats !== undefined) inner.set({ seats });
  if (isChosen !== undefined) setVariation(inner, { isChosen });
  const { variation } = inner.get();
  variation?.goTo(variation.at, true);
};

/** Lets the dice fall as they like. */
export const throwDice = (inner: TableStore): void =>
  void inner.client('throwDice', undefined).then(inner.accept, inner.fail);

/** Lets the dice fall so, after the move of this id or at the root. */
export const chooseThrow = (inner: TableStore, after: number, action: object): void =>
  playAfter(inner, after, [{ by: 'chance', action }]);

/** Makes these moves after the move of this id or at the root. */
export const playAfter = (inner: TableStore, after: number, more: readonly VariationMove[]): void => {
  const { variation } = inner.get();
  const order = orderAt(inner.get(), after);
  if (variation === undefined || order === undefined) return;
  const moves = [...order.moves, ...more];
  const show = (opened: Result<OpenedVariation, Fault>): void => {
    if (!opened.ok) return;
    forgetStory(inner.film);
    inner.set({ ...NOTHING_PICKED, replay: undefined });
    inner.accept(opened.value.snapshot);
  };
  inner.client('openVariation', { ...order, moves }).then(show, inner.fail);
};

/** Drops what is shown with all that follows, and goes to the move before it. */
export const dropFrom = (inner: TableStore, id: number): void => {
  const { variation } = inner.get();
  const root = variation === undefined ? undefined : rootOf(variation.tree, id);
  if (variation === undefined || root === undefined) return;
  const tree = without(variation.tree, id);
  void variation.keep(tree);
  setVariation(inner, { tree });
  if (id === root.id) return variation.leave();
  const isGone = lineTo(root, variation.at).some(node => node.id === id);
  if (isGone) variation.goTo(stepBefore(root, id) ?? root.id);
};

export const changeTree = (inner: TableStore, tree: VariationTree): void => {
  const { variation } = inner.get();
  if (variation === undefined) return;
  setVariation(inner, { tree });
  void variation.keep(tree);
};
