import { type GameTypes, patchBetween, sameData, type Viewer } from '@narrow-seas/core';
import type { TableTold } from '@narrow-seas/protocol';
import type { MatchTable } from '@narrow-seas/umpire';
import { type LiveState, sidesToAct } from './live-state.ts';

/** What a viewer is told of a change; nothing at all where nothing is different for him. */
export interface News {
  readonly from: number;
  readonly table: Omit<TableTold, 'view'>;
  readonly change?: unknown;
}

/** Whether the viewer's last move can be taken back. It is asked of what he knows himself, so it tells him nothing. */
const undoFor = <T extends GameTypes>(
  { table, ended }: LiveState<T>,
  viewer: Viewer<T['side']>,
): TableTold['undo'] => {
  const side = table?.game.sides.find(known => known === viewer);
  if (table === undefined || side === undefined || ended !== undefined) return 'no';
  if (table.refuseUndo(side) === undefined) return 'free';
  return table.entriesSeen(side, 0).some(({ by, order }) => by === side && order === undefined)
    ? 'ask'
    : 'no';
};

/** The table as the viewer sees it, with what he witnessed after the first `since` of his entries. */
export const tellTable = <T extends GameTypes>(
  state: LiveState<T>,
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
  since: number,
): TableTold => {
  const number = table.lengthFor(viewer);
  const common = Math.min(since, number);
  return {
    as: viewer,
    number,
    common,
    entries: entriesTold(table, viewer, common),
    view: table.viewFor(viewer) as TableTold['view'],
    toAct: [...sidesToAct(state)],
    undo: undoFor(state, viewer),
  };
};

const entriesTold = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
  since: number,
): TableTold['entries'] =>
  table.entriesSeen(viewer, since).map(entry => ({ ...entry })) as unknown as TableTold['entries'];

/** How many first entries of two lists are the same. */
const sharedFirst = (before: readonly unknown[], after: readonly unknown[]): number => {
  const most = Math.min(before.length, after.length);
  let shared = 0;
  while (shared < most && sameData(before[shared], after[shared])) shared += 1;
  return shared;
};

/**
 * Compares what the viewer knew with what he knows. What others did in secret, or took back in secret, is no news: there
 * is no message whose coming, size or number could tell it.
 */
export const newsFor = <T extends GameTypes>(
  before: LiveState<T>,
  after: LiveState<T>,
  viewer: Viewer<T['side']>,
): News | undefined => {
  if (before.table === undefined || after.table === undefined) return undefined;
  const since = before.table.numberAt(viewer, after.common);
  const from = before.table.lengthFor(viewer);
  const [known, seen] = [entriesTold(before.table, viewer, since), before.table.viewFor(viewer)];
  const { view, ...now } = tellTable(after, after.table, viewer, since);
  const shared = sharedFirst(known, now.entries);
  const change = patchBetween(seen, view);
  const table = { ...now, common: since + shared, entries: now.entries.slice(shared) };
  const isSame =
    change === undefined &&
    shared === known.length &&
    table.entries.length === 0 &&
    sameData(sidesToAct(before), now.toAct);
  return isSame ? undefined : { from, table, ...(change === undefined ? {} : { change }) };
};
