import type { SomeGame } from '@narrow-seas/core';
import type { Archive } from './archive.ts';
import type { LogEntry } from './entry.ts';
import type { Hub } from './hub.ts';
import { keepLag, type Lag } from './lag.ts';
import type { LiveGame } from './live-game.ts';
import type { Seat } from './tables.ts';

export const SPECTATOR = 'spectator';

export interface SpectatorParts {
  readonly archive: Pick<Archive, 'entriesAfter'>;
  readonly hub: Hub;
  readonly loadGame: (id: string) => Promise<SomeGame | undefined>;
  readonly now: () => number;
  /** How much later spectators see a game with secrets. */
  readonly delayMs: number;
}

/** What spectators see: where there are secrets, a game as it was a while ago. */
export interface Spectators {
  readonly isDelayed: (live: LiveGame) => boolean;
  readonly see: (seat: Seat) => Promise<LiveGame | undefined>;
  /** The game as spectators of it see it now, where somebody looks. */
  readonly now: (id: string) => LiveGame | undefined;
  readonly follow: (id: string, entry: LogEntry, isOver: boolean) => void;
}

export const createSpectators = ({ archive, hub, loadGame, now, delayMs }: SpectatorParts): Spectators => {
  const lags = new Map<string, Lag>();
  const isDelayed = ({ secrets }: LiveGame): boolean => secrets && delayMs > 0;
  const open = async ({ file }: Seat): Promise<Lag> =>
    keepLag({
      some: await loadGame(file.game),
      plan: file.plan,
      entries: await archive.entriesAfter(file.id, 0),
      delayMs,
      now,
      advanced: advanced => hub.tellNews(advanced, viewer => viewer === SPECTATOR),
      unneeded: () => !hub.isWatched(file.id),
      ended: () => void lags.delete(file.id),
    });
  return {
    isDelayed,
    see: async seat => {
      const { file, live } = seat;
      if (!isDelayed(live) || live.facts.state !== 'running') return live;
      const opened = lags.get(file.id) ?? (await open(seat));
      // Two may have opened it at once: the first stays, for it has followed the log since.
      const kept = lags.get(file.id) ?? opened;
      lags.set(file.id, kept);
      return kept.live();
    },
    now: id => lags.get(id)?.live(),
    follow: (id, entry, isOver) => lags.get(id)?.follow(entry, isOver),
  };
};
