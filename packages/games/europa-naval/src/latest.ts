/** What was worked out for the things that were asked about last. */
export interface Latest<K extends object, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => V;
}

/**
 * Kept for so many things, the oldest given up first. Parts of a state change with every move: a weak map of them is
 * filled all the time, asked about its newest only, and gone through by every collection of garbage.
 */
export const latestOf = <K extends object, V>(span: number): Latest<K, V> => {
  const keys: K[] = [];
  const values: V[] = [];
  let next = 0;
  return {
    get: key => {
      const place = keys.indexOf(key);
      return place < 0 ? undefined : values[place];
    },
    set: (key, value) => {
      keys[next] = key;
      values[next] = value;
      next = (next + 1) % span;
      return value;
    },
  };
};
