import type { Desk, GameTypes, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { Moment, PastMoment } from '../link/protocol.ts';

const LOST = 'lost';

const momentAt = <T extends GameTypes>(
  match: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
  length: number,
): Moment => {
  const view = match.replayTo(length, viewer);
  const lost = desk.survey(view).trays.filter(({ id }) => id.startsWith(LOST));
  return { length, view, score: desk.score(view), lost: lost.flatMap(({ pieces }) => pieces) };
};

/** A moment of the past: the table, the score and the forces beside the map as they were. */
export const pastMoment = <T extends GameTypes>(
  match: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
  length: number,
): PastMoment => {
  const view = match.replayTo(length, viewer);
  return { view, score: desk.score(view), trays: desk.survey(view).trays };
};

/** The match at a number of evenly spaced points, its end included: for charts. */
export const sampledTimeline = <T extends GameTypes>(
  match: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
  points: number,
): readonly Moment[] => {
  const length = match.lengthFor(viewer);
  const count = Math.max(1, Math.min(points, length));
  return Array.from({ length: count + 1 }, (_, place) =>
    momentAt(match, desk, viewer, Math.round((length * place) / count)),
  );
};

/** What makes a moment worth telling: its points and its losses. */
const weightOf = ({ score, lost }: Moment): string =>
  JSON.stringify([score.lines.map(({ points, earned }) => (earned ? points : 0)), lost]);

/** Every moment at which points or losses changed, with the start and the present. */
export const timelineOf = <T extends GameTypes>(
  match: MatchTable<T>,
  desk: Desk<T>,
  viewer: Viewer<T['side']>,
): readonly Moment[] => {
  const timeline = [momentAt(match, desk, viewer, 0)];
  const end = match.lengthFor(viewer);
  let last = weightOf(timeline[0] as Moment);
  for (let length = 1; length <= end; length += 1) {
    const moment = momentAt(match, desk, viewer, length);
    const weight = weightOf(moment);
    if (weight !== last || length === end) timeline.push(moment);
    last = weight;
  }
  return timeline;
};
