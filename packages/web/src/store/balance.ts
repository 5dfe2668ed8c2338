import { type Opening, wilson } from '@narrow-seas/core';
import type { Link } from '../link/client.ts';
import { makeStore, type Store } from './store.ts';

export const BALANCE_GAMES = 100;

/** How the quick games have gone so far. */
export interface Balance {
  readonly isRunning: boolean;
  readonly played: number;
  readonly wins: { readonly [side: string]: number };
  readonly draws: number;
  /** Why they could not be played. */
  readonly failure: string;
}

export interface BalanceStore extends Store<Balance> {
  readonly start: (game: string, opening: Opening) => Promise<void>;
  readonly stop: () => void;
}

const NONE: Balance = { isRunning: false, played: 0, wins: {}, draws: 0, failure: '' };

const MOST_LANES = 4;

/** As many workers play at once; one core is left to the page. */
const lanesHere = (): number => {
  const cores = typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency;
  return Math.max(1, Math.min(MOST_LANES, cores - 1));
};

interface Order {
  readonly game: string;
  readonly opening: Opening;
}

/** Games that are under way: who plays them, and the seed of the next. */
interface Series {
  readonly links: readonly Link[];
  next: number;
}

/** Plays in workers of its own, each one game after the other; to stop is to end them. */
export const makeBalance = (
  spare: () => Link,
  games = BALANCE_GAMES,
  lanes = Math.min(games, lanesHere()),
): BalanceStore => {
  const store = makeStore(NONE);
  const current: { series: Series | undefined } = { series: undefined };
  const stop = (): void => {
    for (const link of current.series?.links ?? []) link.stop();
    current.series = undefined;
    store.set({ isRunning: false });
  };
  const fail = (failure: string): void => {
    store.set({ failure });
    stop();
  };
  const count = (winner: string | undefined): void => {
    const { played, wins, draws } = store.get();
    store.set({
      played: played + 1,
      ...(winner === undefined
        ? { draws: draws + 1 }
        : { wins: { ...wins, [winner]: (wins[winner] ?? 0) + 1 } }),
    });
  };
  /** The games of one worker. Who has stopped them wants to hear nothing more. */
  const playOn = async (series: Series, { client }: Link, order: Order): Promise<void> => {
    const isOn = (): boolean => current.series === series;
    try {
      while (isOn() && series.next <= games) {
        const seed = series.next;
        series.next += 1;
        // oxlint-disable-next-line no-await-in-loop -- one game after the other
        const trial = await client('trial', { ...order, seed });
        if (!isOn()) return;
        if (!trial.ok) return fail(trial.error.message);
        count(trial.value.winner);
      }
    } catch (failure) {
      if (isOn()) fail(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const start = async (game: string, opening: Opening): Promise<void> => {
    stop();
    const series: Series = { links: Array.from({ length: lanes }, spare), next: 1 };
    current.series = series;
    store.set({ ...NONE, isRunning: true });
    await Promise.all(series.links.map(link => playOn(series, link, { game, opening })));
    if (current.series === series) stop();
  };
  return { ...store, start, stop };
};

/** How often a side won, with the range that holds the true share in 95 of 100 cases, in 100 games. */
export interface WinRange {
  readonly won: number;
  readonly low: number;
  readonly high: number;
}

export const rangeOf = ({ played, wins }: Balance, side: string): WinRange => {
  const won = wins[side] ?? 0;
  const { low, high } = wilson(won, played);
  return { won, low: Math.round(low * 100), high: Math.round(high * 100) };
};

/** Below this many decided games nothing is said. */
const ENOUGH = 20;

/** Who is stronger, by the games that were decided; `undefined` where they are too few to tell, '' where neither is. */
export const strongerIn = ({ wins }: Balance, sides: readonly string[]): string | undefined => {
  const decided = sides.reduce((sum, side) => sum + (wins[side] ?? 0), 0);
  if (decided < ENOUGH) return undefined;
  return sides.find(side => wilson(wins[side] ?? 0, decided).low > 0.5) ?? '';
};
