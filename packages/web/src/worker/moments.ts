import type { Desk, GameTypes, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { Moment } from '../link/protocol.ts';

const LOST = 'lost';

/** The match at so many evenly spaced points, its end included: for charts of how it went. */
export const momentsOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
  points: number,
): readonly Moment[] => {
  const length = table.length();
  const count = Math.max(1, Math.min(points, length));
  return Array.from({ length: count + 1 }, (_, place) => {
    const at = Math.round((length * place) / count);
    const view = table.replayTo(at, viewer);
    const lost = desk.survey(view).trays.filter(({ id }) => id.startsWith(LOST));
    return { length: at, view, score: desk.score(view), lost: lost.flatMap(({ pieces }) => pieces) };
  });
};
