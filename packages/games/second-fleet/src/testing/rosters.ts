import { storesAtStart } from '../rules/supply/stores.ts';
import type { State, Stores } from '../model/state.ts';
import { unit } from './positions.ts';

/** [C.18.1] Full rosters for everybody in play, some of them changed: `{ HAWES: { ssm: 0 } }`. */
export const withRosters = (
  state: State,
  change: { readonly [name: string]: Partial<Stores> } = {},
): State => {
  const changes = new Map(Object.entries(change).map(([name, rows]) => [unit(state, name), rows]));
  const stores = (side: 'nato' | 'soviet'): readonly Stores[] =>
    storesAtStart(state.table, side).map(each => ({ ...each, ...changes.get(each.unit) }));
  return {
    ...state,
    secret: {
      nato: { ...state.secret.nato, stores: stores('nato') },
      soviet: { ...state.secret.soviet, stores: stores('soviet') },
    },
  };
};

/** What a unit has aboard. */
export const rosterOf = (state: State, name: string): Stores => {
  const id = unit(state, name);
  const found = [...state.secret.nato.stores, ...state.secret.soviet.stores].find(each => each.unit === id);
  if (found === undefined) throw new RangeError(`${name} has no roster`);
  return found;
};
