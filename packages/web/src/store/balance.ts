import { type Opening, wilson } from '@narrow-seas/core';
import type { Link } from '../link/client.ts';
import { makeStore, type Store } from './store.ts';

export const BALANCE_GAMES = 100;

/** How the quick games have gone so far. */
export interface Balance {
  readonly isRunning: boolean;
  readonly played: number;
  /** Seconds until all are played, as far as can be told; unknown before the first is over. */
  readonly left?: number | undefined;
  readonly wins: { readonly [side: string]: number };
  readonly draws: number;
  /** Why they could not be played. */
  readonly failure: string;
}

export interface BalanceStore extends Store<Balance> {
  readonly start: (game: string, opening: Opening) => Promise<void>;
  /** What has been played so far stays. */
  readonly stop: () => void;
}

interface Trials {
  readonly games?: number;
  /** Games that are played side by side. */
  readonly hands?: number;
  /** Seconds of a clock. */
  readonly now?: () => number;
}

const NONE: Balance = { isRunning: false, played: 0, left: undefined, wins: {}, draws: 0, failure: '' };

const MOST_HANDS = 4;

/** One processor is left to the page. */
const handsHere = (): number => {
  const processors = typeof navigator === 'undefined' ? 2 : navigator.hardwareConcurrency;
  return Math.max(1, Math.min(MOST_HANDS, processors - 1));
};

interface Pace {
  /** How many are played in all. */
  readonly games: number;
  /** Since the first began. */
  readonly seconds: number;
}

const withGame = (
  { played, wins, draws }: Balance,
  winner: string | undefined,
  { games, seconds }: Pace,
): Partial<Balance> => ({
  played: played + 1,
  left: (seconds / (played + 1)) * (games - played - 1),
  ...(winner === undefined ? { draws: draws + 1 } : { wins: { ...wins, [winner]: (wins[winner] ?? 0) + 1 } }),
});

/** Plays in workers of its own, each a game after the other; to stop is to end those workers. */
export const makeBalance = (
  spare: () => Link,
  { games = BALANCE_GAMES, hands = handsHere(), now = () => Date.now() / 1000 }: Trials = {},
): BalanceStore => {
  const store = makeStore(NONE);
  const current: { links: readonly Link[] } = { links: [] };
  const stop = (): void => {
    for (const link of current.links) link.stop();
    current.links = [];
    store.set({ isRunning: false, left: undefined });
  };
  const start = async (game: string, opening: Opening): Promise<void> => {
    stop();
    const links = Array.from({ length: Math.min(hands, games) }, spare);
    const [begun, deal] = [now(), { seed: 0 }];
    current.links = links;
    store.set({ ...NONE, isRunning: true });
    const isOurs = (): boolean => current.links === links;
    const play = async ({ client }: Link): Promise<void> => {
      while (isOurs() && deal.seed < games) {
        deal.seed += 1;
        // oxlint-disable-next-line no-await-in-loop -- one game after the other
        const trial = await client('trial', { game, opening, seed: deal.seed });
        if (!isOurs()) return;
        if (!trial.ok) throw new Error(trial.error.message);
        store.set(withGame(store.get(), trial.value.winner, { games, seconds: now() - begun }));
      }
    };
    try {
      await Promise.all(links.map(play));
    } catch (failure) {
      // Who has stopped it knows.
      if (!isOurs()) return;
      store.set({ failure: failure instanceof Error ? failure.message : String(failure) });
    }
    if (isOurs()) stop();
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
