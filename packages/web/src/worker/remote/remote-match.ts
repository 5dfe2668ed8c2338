import type { GameTypes } from '@narrow-seas/core';
import type { GameStatus, ServerMessage } from '@narrow-seas/protocol';
import type { MatchTable, OrdersTold, TableChange } from '@narrow-seas/umpire';
import { get } from '../../online/api.ts';
import type { GameParts } from '../game-parts.ts';
import { type Album, makeAlbum } from './album.ts';
import { afterNews, afterTable, type Held, type Holding } from './held.ts';
import type { RemoteMatch } from './remote-table.ts';

/** What is remembered of a match on a server, and how it follows what the server tells. */
export interface Memory<T extends GameTypes> extends RemoteMatch<T> {
  /** Takes in a table or news; false where something is missing before it. */
  readonly take: (message: TableMessage) => boolean;
  readonly setStatus: (status: GameStatus) => void;
  readonly fetchOrders: (side: string) => Promise<void>;
  /** Whether something of the viewer's log was taken back since somebody asked, or nobody has asked yet. */
  readonly takeCut: (viewer: string) => boolean;
}

export type TableMessage = Extract<ServerMessage, { readonly type: 'table' | 'news' }>;

interface Seen<T extends GameTypes> {
  readonly held: Held;
  readonly album: Album<T>;
  isCut: boolean;
}

// oxlint-disable-next-line max-lines-per-function -- one closure over what it keeps; each part of it is a function of its own
export const remember = <T extends GameTypes>(
  parts: GameParts<T>,
  id: string,
  scenario: string,
): Memory<T> => {
  const seen = new Map<string, Seen<T>>();
  const orders = new Map<string, OrdersTold>();
  const listeners = new Set<(change: TableChange) => void>();
  const state: { status: GameStatus | undefined } = { status: undefined };

  const hold = (viewer: string, { held, common }: Holding): void => {
    const before = seen.get(viewer);
    const album = before?.album ?? makeAlbum({ parts, id, viewer });
    const isCut = before === undefined || common < before.held.number;
    if (isCut) album.cut(common);
    album.add(held.number, held.view);
    seen.set(viewer, { held, album, isCut: isCut || before.isCut });
    for (const listener of listeners) listener({ kind: 'followed', length: held.number, common });
  };

  const holdingAfter = (message: TableMessage): Holding | undefined => {
    const before = seen.get(message.table.as)?.held;
    if (message.type === 'table') return afterTable(before, message.table);
    return before === undefined ? undefined : afterNews(before, message);
  };

  const subscribe: MatchTable<T>['subscribe'] = listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    scenario,
    held: viewer => seen.get(viewer)?.held,
    album: viewer => seen.get(viewer)?.album,
    orders: side => orders.get(side),
    status: () => state.status,
    subscribe,
    setStatus: status => void (state.status = status),
    take: message => {
      const holding = holdingAfter(message);
      if (holding !== undefined) hold(message.table.as, holding);
      return holding !== undefined;
    },
    takeCut: viewer => {
      const known = seen.get(viewer);
      const isCut = known?.isCut ?? true;
      if (known !== undefined) known.isCut = false;
      return isCut;
    },
    fetchOrders: async side => {
      if (parts.standing === undefined) return;
      const told = await get<{ readonly orders?: OrdersTold }>(`/games/${id}/orders?as=${side}`);
      if (told.ok && told.value.orders !== undefined) orders.set(side, told.value.orders);
    },
  };
};
