import type { Piece } from '@narrow-seas/core';
import { DIRECTION_NAMES, type Direction, type HexId, neighbour } from '@narrow-seas/hex';
import { closeReplay, openReplay, stepReplay, toggleReplay } from '../store/replay.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, viewShown } from '../store/table-state.ts';
import { NARROW, type Stage } from '../ui/stage.ts';

/** Compass points by key. Arrows up and down mean the nearer of the two ways there. */
const POINTS: { readonly [key: string]: readonly string[] } = {
  w: ['NW', 'N'],
  e: ['NE'],
  a: ['W', 'SW'],
  d: ['E', 'SE'],
  z: ['SW'],
  x: ['SE', 'S'],
  arrowleft: ['W', 'NW'],
  arrowright: ['E', 'NE'],
  arrowup: ['N', 'NW', 'NE'],
  arrowdown: ['S', 'SW', 'SE'],
};

/** Straight up is no way out of a pointed hex: one zigzags, so that the column stays the same. */
const zigzag = (points: readonly string[], row: number): readonly string[] =>
  row % 2 === 0 ? points : points.toReversed();

const wayOf = (table: TableStore, key: string, hex: HexId): HexId | undefined => {
  const { grid } = table.get().exhibit.map;
  const names: readonly string[] = DIRECTION_NAMES[grid.orientation];
  const points = POINTS[key] ?? [];
  const row = Math.floor(hex / grid.columns);
  const ordered = key.startsWith('arrow') && points.length > 2 ? zigzag(points, row) : points;
  for (const point of ordered) {
    const direction = names.indexOf(point);
    const found = direction < 0 ? undefined : neighbour(grid, hex, direction as Direction);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Where the cursor starts: on what is selected, else on the first piece that can act, else in the middle. */
const cursorOf = (table: TableStore): HexId => {
  const { cursor, selected, standing, table: shown, exhibit } = table.get();
  const ready = shown.pieces.find(
    ({ id, hex }) => hex !== undefined && standing.survey.ready.includes(id),
  )?.hex;
  return (cursor ?? selected ?? ready ?? Math.floor(exhibit.map.grid.size / 2)) as HexId;
};

const moveCursor = (table: TableStore, stage: Stage, hex: number): void => {
  table.set({ cursor: hex, hover: undefined, spoken: sayCursor(table, hex) });
  stage.view?.reveal(hex);
};

const sayCursor = (table: TableStore, hex: number): string => {
  const state = table.get();
  const deeds = state.deeds.filter(deed => deed.hex === hex).map(({ label }) => label);
  return [state.exhibit.sayHex(viewShown(state), hex), ...deeds].join(' ');
};

/** The first piece that can act after the selected hex; hex by hex, so that a stack is met once. */
const readyAfter = (table: TableStore, step: 1 | -1): Piece | undefined => {
  const { standing, table: shown, selected } = table.get();
  const able = shown.pieces.filter(({ id, hex }) => hex !== undefined && standing.survey.ready.includes(id));
  const hexes = [...new Set(able.map(({ hex }) => hex as number))].toSorted((one, other) => one - other);
  const place = hexes.indexOf(selected ?? -1);
  const hex =
    hexes[(place < 0 ? (step > 0 ? 0 : -1) : place + step + hexes.length) % hexes.length] ?? hexes.at(-1);
  return able.filter(piece => piece.hex === hex).toSorted((one, other) => one.level - other.level)[0];
};

/** With those of its group that can act as well. */
const handfulOf = (table: TableStore, { id }: Piece): readonly number[] => {
  const { ready, groups = [] } = table.get().standing.survey;
  const mates = groups.find(group => group.includes(id)) ?? [];
  return [id, ...mates.filter(other => other !== id && ready.includes(other))];
};

/** Whoever goes on will ask for this one next. */
export const foreseeNext = (table: TableStore): void => {
  const next = readyAfter(table, 1);
  if (next !== undefined && isMyTurn(table.get())) table.foresee(handfulOf(table, next));
};

/** Picks the next piece that can act. */
export const nextReady = (table: TableStore, stage: Stage, step: 1 | -1): void => {
  const next = readyAfter(table, step);
  if (next?.hex === undefined) return table.set({ tab: 'forces', sheet: 'half' });
  table.pick(next.hex, handfulOf(table, next));
  moveCursor(table, stage, next.hex);
  if (innerWidth < NARROW) stage.view?.centreOn([next.hex]);
  foreseeNext(table);
};

/** Keys while the map has the focus. Everything else is left to the page. */
export const keyOnMap = (event: KeyboardEvent, table: TableStore, stage: Stage): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (table.get().replay !== undefined && key in REPLAY_KEYS) return;
  if (key in POINTS) {
    const { cursor } = table.get();
    const from = cursorOf(table);
    const to = cursor === undefined ? from : wayOf(table, key, from);
    if (to !== undefined) moveCursor(table, stage, to);
  } else if (key === 'enter') table.press(cursorOf(table));
  else if (key === 'tab' && isMyTurn(table.get()) && canCycle(table, event.shiftKey))
    nextReady(table, stage, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Tab leaves the map after the last ready piece, or the keyboard would be caught in it. */
const canCycle = (table: TableStore, backwards: boolean): boolean => {
  const { standing, table: shown, selected, picked } = table.get();
  const hexes = shown.pieces.flatMap(({ id, hex }) =>
    hex !== undefined && standing.survey.ready.includes(id) ? hex : [],
  );
  if (hexes.length === 0) return false;
  // A hex may still be selected from the phase before; the way back out is free while nothing is picked.
  if (picked.length === 0) return !backwards;
  const edge = backwards ? Math.min(...hexes) : Math.max(...hexes);
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
    const { menu, keys, report, handOut } = table.get();
    if (menu || keys || report || handOut !== '') table.stepBack();
    else closeReplay(table);
  },
};

const keyOf = (table: TableStore, key: string) =>
  (table.get().replay === undefined ? undefined : REPLAY_KEYS[key]) ?? PAGE_KEYS[key];

/** Keys that work anywhere on the page, unless one is typing. */
export const keyOnPage = (event: KeyboardEvent, table: TableStore, stage: Stage): void => {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
  if (event.ctrlKey || event.metaKey || event.altKey || (typing && event.key !== 'Escape')) return;
  const act = keyOf(table, event.key.toLowerCase());
  const onButton =
    event.target instanceof HTMLElement && event.target.matches('button, a, summary, [role=tab]');
  if (act === undefined || (onButton && event.key === ' ')) return;
  event.preventDefault();
  act(table, stage);
};

const PAGE_KEYS: { readonly [key: string]: (table: TableStore, stage: Stage) => void } = {
  escape: table => table.stepBack(),
  u: table => table.undo(),
  ' ': table => {
    const state = table.get();
    if (isMyTurn(state) && state.standing.survey.end !== undefined) table.set({ ending: !state.ending });
  },
  '?': table => table.set({ keys: !table.get().keys }),
  '/': table => table.set({ tab: 'rules', sheet: 'half' }),
  l: table => table.set({ tab: 'log', sheet: 'half' }),
  '+': (_table, stage) => stage.view?.zoomBy(1.4),
  '=': (_table, stage) => stage.view?.zoomBy(1.4),
  '-': (_table, stage) => stage.view?.zoomBy(1 / 1.4),
  '0': (_table, stage) => stage.view?.fit(),
};
