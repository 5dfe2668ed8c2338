import { type Patch, patched, sameData } from '@narrow-seas/core';
import type { ServerMessage, TableTold } from '@narrow-seas/protocol';

/** The table as a server last told it to one viewer. All numbers are the viewer's own. */
export type Held = Omit<TableTold, 'common'>;

/** What is held after a message, and how many first entries are as they were before it. */
export interface Holding {
  readonly held: Held;
  readonly common: number;
}

type News = Extract<ServerMessage, { readonly type: 'news' }>;

/** How many first entries of two logs are the same. */
const sharedFirst = (before: Held['entries'], after: Held['entries']): number => {
  const most = Math.min(before.length, after.length);
  const other = before.findIndex((entry, place) => place >= most || !sameData(entry, after[place]));
  return other < 0 ? most : Math.min(other, most);
};

/** The whole table: after a gap some of what was held may have been taken back. */
export const afterTable = (before: Held | undefined, { common: _common, ...held }: TableTold): Holding => ({
  held,
  common: before === undefined ? 0 : sharedFirst(before.entries, held.entries),
});

/** Undefined where something is missing between what is held and the news: then the whole table is asked for. */
export const afterNews = (before: Held, { from, table, change }: News): Holding | undefined => {
  const { common, ...rest } = table;
  if (from !== before.number || common > before.entries.length) return undefined;
  const entries = [...before.entries.slice(0, common), ...rest.entries];
  if (entries.length !== rest.number) return undefined;
  try {
    const view = change === undefined ? before.view : (patched(before.view, change as Patch) as Held['view']);
    return { held: { ...rest, entries, view }, common };
  } catch {
    return undefined;
  }
};
