import type { Tasking } from '@narrow-seas/core';

/** What computer seats have ordered, so that they hold a plan from one move to the next. */
export interface Remembered {
  readonly of: (game: string, side: string) => Tasking | undefined;
  readonly keep: (game: string, side: string, tasking: Tasking | undefined) => void;
}

/**
 * Remembers the orders of the seats that moved last. Another process, or this one after a start, does not know them: there the computer
 * deliberates again, which costs time and nothing else.
 */
export const rememberOrders = (most: number): Remembered => {
  const known = new Map<string, Tasking>();
  const nameOf = (game: string, side: string): string => `${game} ${side}`;
  return {
    of: (game, side) => known.get(nameOf(game, side)),
    keep: (game, side, tasking) => {
      const name = nameOf(game, side);
      known.delete(name);
      if (tasking === undefined) return;
      known.set(name, tasking);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
};
