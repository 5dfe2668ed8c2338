import type { GameTypes, Storyteller, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { Tale } from '../link/protocol.ts';

/** What happened in these entries of the viewer's log, told from what the viewer saw before and after each. */
export const storyOf = <T extends GameTypes>(
  match: MatchTable<T>,
  story: Storyteller<T> | undefined,
  viewer: Viewer<T['side']>,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Tale[] => {
  if (story === undefined || to <= from) return [];
  let before = match.replayTo(from, viewer);
  return match
    .entriesSeen(viewer, from)
    .slice(0, to - from)
    .map(({ number, by, sights }) => {
      const after = match.replayTo(number, viewer);
      const scenes = story.tell({ by, before, sights, after });
      before = after;
      return { number, by, scenes };
    });
};
