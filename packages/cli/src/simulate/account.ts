import type { GameTypes, Ledger, Loss } from '@narrow-seas/core';

/** For a game that keeps no account. */
export const PLAIN_LEDGER: Ledger<GameTypes> = {
  turn: () => 0,
  points: () => 0,
  pointsTitle: '',
  losses: () => [],
};

export interface CountedLoss extends Loss {
  readonly count: number;
}

/** The account of one game. */
export interface Account {
  /** The points at the end of each turn that was played. */
  readonly course: readonly { readonly turn: number; readonly points: number }[];
  readonly losses: readonly CountedLoss[];
}

export interface Bookkeeper<T extends GameTypes> {
  readonly note: (before: T['state'], events: readonly T['event'][], states: readonly T['state'][]) => void;
  readonly account: (last: T['state']) => Account;
}

/** Keeps the account while a game is played. */
export const bookkeeperOf = <T extends GameTypes>({
  turn,
  points,
  pointsTitle,
  losses,
}: Ledger<T>): Bookkeeper<T> => {
  const course: { readonly turn: number; readonly points: number }[] = [];
  const counts = new Map<string, CountedLoss>();
  return {
    note: (before, events, states) => {
      const last = states.at(-1) ?? before;
      // Points are worked out once a turn: a line of communication is dear to trace.
      if (turn(last) !== turn(before)) course.push({ turn: turn(before), points: points(last) });
      for (const [place, event] of events.entries())
        for (const loss of losses(place === 0 ? before : (states[place - 1] as T['state']), event))
          count(counts, loss);
    },
    account: last => ({
      course: pointsTitle === '' ? [] : [...course, { turn: turn(last), points: points(last) }],
      losses: [...counts.values()],
    }),
  };
};

const count = (counts: Map<string, CountedLoss>, { side, kind, cause }: Loss): void => {
  const key = `${side} ${kind} ${cause}`;
  counts.set(key, { side, kind, cause, count: (counts.get(key)?.count ?? 0) + 1 });
};
