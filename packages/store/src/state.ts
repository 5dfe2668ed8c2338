/** Whether the database can be used. */
export type StoreState =
  | { readonly is: 'up' }
  | { readonly is: 'down'; readonly since: Date; readonly why: string };

export type ToldState = (state: StoreState) => void;

export interface StateKeeper {
  readonly state: () => StoreState;
  readonly up: () => void;
  readonly down: (why: string) => void;
}

/** Remembers the state and tells each change once. */
export const keepState = (told: ToldState): StateKeeper => {
  const kept: { state: StoreState } = { state: { is: 'up' } };
  const change = (state: StoreState): void => {
    kept.state = state;
    told(state);
  };
  return {
    state: () => kept.state,
    up: () => {
      if (kept.state.is === 'down') change({ is: 'up' });
    },
    down: why => {
      if (kept.state.is === 'up') change({ is: 'down', since: new Date(), why });
    },
  };
};
