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

/** Plays in a worker of its own, a game after the other; to stop is to end that worker. */
export const makeBalance = (spare: () => Link, games = BALANCE_GAMES): BalanceStore => {
  const store = makeStore(NONE);
  const current: { link: Link | undefined } = { link: undefined };
  const stop = (): void => {
    current.link?.stop();
    current.link = undefined;
    store.set({ isRunning: false });
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
  const start = async (game: string, opening: Opening): Promise<void> => {
    stop();
    const link = spare();
    current.link = link;
    store.set({ ...NONE, isRunning: true });
    try {
      for (let seed = 1; seed <= games && current.link === link; seed += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one game after the other
        const trial = await link.client('trial', { game, opening, seed });
        if (current.link !== link) return;
        if (!trial.ok) {
          store.set({ failure: trial.error.message });
          break;
        }
        count(trial.value.winner);
      }
    } catch (failure) {
      // Who has stopped it knows.
      if (current.link !== link) return;
      store.set({ failure: failure instanceof Error ? failure.message : String(failure) });
    }
    stop();
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
