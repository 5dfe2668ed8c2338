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

/** Games that are under way: who plays them, and the seeds that are left. */
interface Series {
  readonly links: readonly Link[];
  readonly seeds: number[];
}

/** Whom a worker tells how its games went. */
interface Listener {
  readonly isOn: () => boolean;
  readonly count: (winner: string | undefined) => void;
  readonly fail: (message: string) => void;
}

const withGame = ({ played, wins, draws }: Balance, winner: string | undefined): Partial<Balance> => ({
  played: played + 1,
  ...(winner === undefined ? { draws: draws + 1 } : { wins: { ...wins, [winner]: (wins[winner] ?? 0) + 1 } }),
});

/** The games of one worker. Who has stopped them wants to hear nothing more. */
const playOn = async ({ client }: Link, order: Order, seeds: number[], to: Listener): Promise<void> => {
  try {
    for (let seed = seeds.shift(); seed !== undefined && to.isOn(); seed = seeds.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      const trial = await client('trial', { ...order, seed });
      if (!to.isOn()) return;
      if (!trial.ok) return to.fail(trial.error.message);
      to.count(trial.value.winner);
    }
  } catch (failure) {
    if (to.isOn()) to.fail(failure instanceof Error ? failure.message : String(failure));
  }
};

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
  const start = async (game: string, opening: Opening): Promise<void> => {
    stop();
    const series: Series = {
      links: Array.from({ length: lanes }, spare),
      seeds: Array.from({ length: games }, (_, place) => place + 1),
    };
    const listener: Listener = {
      isOn: () => current.series === series,
      count: winner => store.set(withGame(store.get(), winner)),
      fail: failure => {
        store.set({ failure });
        stop();
      },
    };
    current.series = series;
    store.set({ ...NONE, isRunning: true });
    await Promise.all(series.links.map(link => playOn(link, { game, opening }, series.seeds, listener)));
    if (listener.isOn()) stop();
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
