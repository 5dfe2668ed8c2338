import type { HexId } from '@narrow-seas/hex';
import { skipFilm, stepFilm, toggleFilm } from '../film/controls.ts';
import { closeReplay, openReplay, stepReplay, toggleReplay } from '../store/replay.ts';
import type { TableStore } from '../store/table.ts';
import { toggleLegend } from '../store/legend.ts';
import { isCovered, isMyTurn } from '../store/table-state.ts';
import { toAct } from '../store/to-act.ts';
import { proposalsOf } from '../store/proposals.ts';
import type { Stage } from '../ui/stage.ts';
import { hexesToAct } from '../store/next-hand.ts';
import { moveCursor, nextReadyByKey } from './next-ready.ts';
import { isWayKey, wayFrom } from './compass.ts';
import { pressPrimary, tryToEnd } from './primary.ts';

/** Where the cursor starts: on what is selected, else on the first piece that can act, else in the middle. */
const cursorOf = (table: TableStore): HexId => {
  const { cursor, selected, board, display } = table.get();
  const able = toAct(table.get());
  const ready = board.pieces.find(({ id, hex }) => hex !== undefined && able.includes(id))?.hex;
  return (cursor ?? selected ?? ready ?? Math.floor(display.map.grid.size / 2)) as HexId;
};

/** With the cursor elsewhere Enter means the hex under it; else what the primary button says. */
const isForPrimary = (table: TableStore): boolean => {
  const { cursor, selected, pointed, picked } = table.get();
  const isElsewhere = cursor !== undefined && cursor !== selected && cursor !== pointed;
  if (isElsewhere) return false;
  return picked.length > 0 ? proposalsOf(table.get()).length > 0 : cursor === undefined;
};

/** Keys while the map has the focus. Everything else is left to the page. */
export const keyOnMap = (event: KeyboardEvent, table: TableStore, stage: Stage): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (table.get().replay !== undefined && key in REPLAY_KEYS) return;
  if (isWayKey(key)) {
    const { cursor } = table.get();
    const from = cursorOf(table);
    const to = cursor === undefined ? from : wayFrom(table.get().display.map.grid, key, from);
    if (to !== undefined) moveCursor(table, stage, to);
  } else if (key === 'enter' && isForPrimary(table)) pressPrimary(table, stage);
  else if (key === 'enter') table.press(cursorOf(table));
  else if (key === 'tab' && isMyTurn(table.get()) && canCycle(table, event.shiftKey))
    nextReadyByKey(table, stage, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Tab leaves the map after the last ready piece, or the keyboard would be caught in it. */
const canCycle = (table: TableStore, backwards: boolean): boolean => {
  const { selected, picked } = table.get();
  const hexes = hexesToAct(table.get());
  if (hexes.length === 0) return false;
  // A hex may still be selected from the phase before; the way back out is free while nothing is picked.
  if (picked.length === 0) return !backwards;
  const edge = hexes.at(backwards ? 0 : -1);
  return selected !== edge;
};

/** Keys of the replay, wherever the map does not want them. */
const REPLAY_KEYS: { readonly [key: string]: (table: TableStore) => void } = {
  arrowleft: table => stepReplay(table, -1),
  arrowright: table => stepReplay(table, 1),
  home: table => openReplay(table, 0),
  end: table => openReplay(table, table.get().log.length),
  ' ': toggleReplay,
  escape: table => {
    const { copyByHand, analysis } = table.get();
    if (isCovered(table.get()) || copyByHand !== '' || analysis?.isOpen === true) table.stepBack();
    else closeReplay(table);
  },
};

/** Keys of the film of what others do. */
const FILM_KEYS: typeof REPLAY_KEYS = {
  arrowleft: table => stepFilm(table, -1),
  arrowright: table => stepFilm(table, 1),
  ' ': toggleFilm,
  escape: table => {
    if (isCovered(table.get())) table.stepBack();
    else skipFilm(table);
  },
};

const keyOf = (table: TableStore, key: string) => {
  const { replay } = table.get();
  const keys = replay?.film === true ? FILM_KEYS : REPLAY_KEYS;
  return (replay === undefined ? undefined : keys[key]) ?? PAGE_KEYS[key];
};

/** Nobody types into a box to tick. */
const TYPED_INTO = 'input:not([type=checkbox]), select, textarea';

/** Keys that work anywhere on the page, unless one is typing. */
export const keyOnPage = (event: KeyboardEvent, table: TableStore, stage: Stage): void => {
  const typing = event.target instanceof HTMLElement && event.target.matches(TYPED_INTO);
  if (event.ctrlKey || event.metaKey || event.altKey || (typing && event.key !== 'Escape')) return;
  const act = keyOf(table, event.key.toLowerCase());
  const onButton =
    event.target instanceof HTMLElement && event.target.matches('button, a, summary, [role=tab], input');
  if (act === undefined || (onButton && (event.key === ' ' || event.key === 'Enter'))) return;
  event.preventDefault();
  act(table, stage);
};

/** The layers that have a key: the first of the game's list. */
const layerKeys = Object.fromEntries(
  [0, 1, 2, 3, 4].map(place => [
    String(place + 1),
    (table: TableStore): void => {
      const layer = table.get().card.overlays[place];
      if (layer !== undefined) table.toggleLayer(layer.id);
    },
  ]),
);

const PAGE_KEYS: { readonly [key: string]: (table: TableStore, stage: Stage) => void } = {
  ...layerKeys,
  enter: pressPrimary,
  m: table => table.set({ menu: !table.get().menu }),
  f10: table => table.set({ menu: !table.get().menu }),
  escape: table => table.stepBack(),
  u: table => table.undo(),
  ' ': (table, stage) => {
    const state = table.get();
    if (state.ending) table.set({ ending: false });
    else if (isMyTurn(state)) tryToEnd(table, stage);
  },
  '?': table => table.set({ keys: !table.get().keys }),
  '/': table => table.set({ finding: true }),
  o: table => table.set({ tab: 'orders', panelHeight: 'half' }),
  l: toggleLegend,
  g: table => table.set({ tab: 'log', panelHeight: 'half' }),
  r: table => table.set({ tab: 'rules', panelHeight: 'half' }),
  b: table => table.set({ reading: '' }),
  '+': (_table, stage) => stage.view?.zoomBy(1.4),
  '=': (_table, stage) => stage.view?.zoomBy(1.4),
  '-': (_table, stage) => stage.view?.zoomBy(1 / 1.4),
  '0': (_table, stage) => stage.view?.fit(),
};
