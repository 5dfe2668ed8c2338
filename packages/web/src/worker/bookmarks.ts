import type { GameTypes, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { Mark } from '../link/protocol.ts';
import { isReadable, withMark } from '../store/marks.ts';

type Places<T extends GameTypes> = Pick<MatchTable<T>, 'placeOf' | 'numberAt'>;

/**
 * Bookmarks are kept at places of the true log, so that a file means the same to everybody; a viewer hears of them in
 * his own numbers, since a place in the log tells how much was done in secret before it.
 */
export const marksTold = <T extends GameTypes>(
  table: Places<T>,
  viewer: Viewer<T['side']>,
  kept: readonly Mark[],
): readonly Mark[] =>
  kept
    .filter(mark => isReadable(mark, viewer))
    .map(mark => ({ ...mark, at: table.numberAt(viewer, mark.at) }));

/** The bookmarks after the viewer has changed his; one that he left alone stays where it was. */
export const marksKept = <T extends GameTypes>(
  table: Places<T>,
  viewer: Viewer<T['side']>,
  kept: readonly Mark[],
  told: readonly Mark[],
): readonly Mark[] => {
  const placed = ({ at, ...mark }: Mark): Mark => {
    const known = kept.find(each => each.by === mark.by && table.numberAt(viewer, each.at) === at);
    return { ...mark, at: known?.at ?? table.placeOf(viewer, at) };
  };
  const others = kept.filter(mark => !isReadable(mark, viewer));
  return told.map(placed).reduce(withMark, others);
};
