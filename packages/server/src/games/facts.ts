import { type GameTypes, sameData } from '@narrow-seas/core';
import type { OfferTold, OutcomeTold } from '@narrow-seas/protocol';
import { type Clock, dueAt } from './clock.ts';
import { type LiveState, type Sitting, sidesToAct } from './live-state.ts';

/** What the lists and the clocks of the store need of a game; everything in it is public. */
export interface GameFacts {
  readonly state: 'open' | 'running' | 'finished';
  readonly seats: { readonly [side: string]: Sitting };
  readonly toAct: readonly string[];
  readonly offers: readonly OfferTold[];
  readonly clock: Clock | undefined;
  readonly dueAt: number | undefined;
  readonly outcome: OutcomeTold | undefined;
  readonly salt: string | undefined;
  readonly shared: boolean;
  readonly rematch: string | undefined;
}

export const factsOf = <T extends GameTypes>(state: LiveState<T>): GameFacts => {
  const { table, ended, seats, offers, clock, salt, isShared, rematch } = state;
  const running = table === undefined ? 'open' : 'running';
  return {
    state: ended === undefined ? running : 'finished',
    seats,
    toAct: sidesToAct(state),
    offers,
    clock,
    dueAt: ended === undefined ? dueAt(clock) : undefined,
    outcome: ended,
    salt,
    shared: isShared,
    rematch,
  };
};

/** Whether nobody could tell the two apart from outside: what happened between was a secret, or nothing. */
export const sameFacts = (one: GameFacts, other: GameFacts): boolean => sameData(one, other);
