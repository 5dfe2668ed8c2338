import { useSyncExternalStore } from 'react';

/** A value that changes, and those who want to know. */
export interface Store<S> {
  readonly get: () => S;
  readonly set: (change: Partial<S>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const makeStore = <S extends object>(first: S): Store<S> => {
  const listeners = new Set<() => void>();
  const current = { state: first };
  return {
    get: () => current.state,
    set: change => {
      current.state = { ...current.state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** A part of a store; the part must be the same value while nothing has changed. */
export const useStore = <S, R>(store: Store<S>, part: (state: S) => R): R =>
  useSyncExternalStore(store.subscribe, () => part(store.get()));
