import type { Desk, GameTypes, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { Moment } from '../link/protocol.ts';

const LOST = 'lost';

const momentAt = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
  length: number,
): Moment => {
  const view = table.replayTo(length, viewer);
  const lost = desk.survey(view).trays.filter(({ id }) => id.startsWith(LOST));
  return { length, view, score: desk.score(view), lost: lost.flatMap(({ pieces }) => pieces) };
};

/** The match at so many evenly spaced points, its end included: for charts of how it went. */
export const momentsOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
  points: number,
): readonly Moment[] => {
  const length = table.lengthFor(viewer);
  const count = Math.max(1, Math.min(points, length));
  return Array.from({ length: count + 1 }, (_, place) =>
    momentAt(table, desk, viewer, Math.round((length * place) / count)),
  );
};

/** What makes a moment worth telling: its points and its losses. */
const weightOf = ({ score, lost }: Moment): string =>
  JSON.stringify([score.lines.map(({ points, earned }) => (earned ? points : 0)), lost]);

/** Every moment at which points or losses changed, with the start and the present. */
export const courseOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
): readonly Moment[] => {
  const course = [momentAt(table, desk, viewer, 0)];
  const end = table.lengthFor(viewer);
  let last = weightOf(course[0] as Moment);
  for (let length = 1; length <= end; length += 1) {
    const moment = momentAt(table, desk, viewer, length);
    const weight = weightOf(moment);
    if (weight !== last || length === end) course.push(moment);
    last = weight;
  }
  return course;
};
