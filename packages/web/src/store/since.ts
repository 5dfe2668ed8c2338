import type { LogEntry } from '../link/protocol.ts';

/** How long the log was when the viewer had made the last move that somebody else's followed. */
export const lengthAtMine = (log: readonly LogEntry[], viewer: string): number => {
  const end = log.findLastIndex(({ by }) => by !== viewer);
  return log.slice(0, end + 1).findLastIndex(({ by }) => by === viewer) + 1;
};

/** What the others have done since, as long as the viewer has not moved again; the dice he rolled are his own doing. */
export const newsFor = (log: readonly LogEntry[], viewer: string): readonly LogEntry[] => {
  const last = log.findLast(({ by }) => by !== 'chance');
  if (last === undefined || last.by === viewer) return [];
  return log.slice(lengthAtMine(log, viewer));
};
