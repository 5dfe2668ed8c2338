import type { Bookmark } from '../link/protocol.ts';

type Spot = Pick<Bookmark, 'at' | 'by'>;

/** Whether a viewer may read the bookmark. */
export const isReadable = ({ by }: Bookmark, viewer: string): boolean => by === undefined || by === viewer;

export const bookmarkAt = (bookmarks: readonly Bookmark[], at: number): Bookmark | undefined =>
  bookmarks.find(bookmark => bookmark.at === at);

/** One place has one bookmark of a side; they stand in the order of the game. */
export const withBookmark = (bookmarks: readonly Bookmark[], bookmark: Bookmark): readonly Bookmark[] =>
  [...withoutBookmark(bookmarks, bookmark), bookmark].toSorted((one, other) => one.at - other.at);

export const withoutBookmark = (bookmarks: readonly Bookmark[], { at, by }: Spot): readonly Bookmark[] =>
  bookmarks.filter(bookmark => bookmark.at !== at || bookmark.by !== by);
