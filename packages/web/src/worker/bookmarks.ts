import type { GameTypes, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { Bookmark } from '../link/protocol.ts';
import { isReadable, withBookmark } from '../store/bookmarks.ts';

type Places<T extends GameTypes> = Pick<MatchTable<T>, 'placeOf' | 'numberAt'>;

/**
 * Bookmarks are stored at places of the true log, so that a file means the same to everybody; a viewer hears of them in
 * his own numbers, since a place in the log tells how much was done in secret before it.
 */
export const bookmarksTold = <T extends GameTypes>(
  match: Places<T>,
  viewer: Viewer<T['side']>,
  stored: readonly Bookmark[],
): readonly Bookmark[] =>
  stored
    .filter(bookmark => isReadable(bookmark, viewer))
    .map(bookmark => ({ ...bookmark, at: match.numberAt(viewer, bookmark.at) }));

/** The bookmarks after the viewer has changed his; one that he left alone stays where it was. */
export const bookmarksStored = <T extends GameTypes>(
  match: Places<T>,
  viewer: Viewer<T['side']>,
  stored: readonly Bookmark[],
  told: readonly Bookmark[],
): readonly Bookmark[] => {
  const placed = ({ at, ...bookmark }: Bookmark): Bookmark => {
    const known = stored.find(each => each.by === bookmark.by && match.numberAt(viewer, each.at) === at);
    return { ...bookmark, at: known?.at ?? match.placeOf(viewer, at) };
  };
  const others = stored.filter(bookmark => !isReadable(bookmark, viewer));
  return told.map(placed).reduce(withBookmark, others);
};
