/** Anything but nothing: what is not there yet is told by undefined. */
type Something = object | string | number | bigint | boolean | symbol;

/** Something worked out for each object, once while the object lives. */
export interface Memo<K extends object, V> {
  (key: K): V;
  /** What is known already. */
  readonly known: (key: K) => V | undefined;
  /** What somebody has worked out on the way to this object: it need not be worked out again. */
  readonly put: (key: K, value: V) => void;
}

/** Remembers what `make` makes of an object. States and their parts never change, so that it stays true. */
export const memo = <K extends object, V extends Something>(make: (key: K) => V): Memo<K, V> => {
  const values = new WeakMap<K, V>();
  const remember = (key: K): V => {
    const made = make(key);
    values.set(key, made);
    return made;
  };
  return Object.assign((key: K): V => values.get(key) ?? remember(key), {
    known: (key: K): V | undefined => values.get(key),
    put: (key: K, value: V): void => {
      values.set(key, value);
    },
  });
};

/** The same for an object and something else that it is asked with: a side, a hex, a name. */
export const memoBy = <K extends object, By, V extends Something>(
  make: (key: K, by: By) => V,
): ((key: K, by: By) => V) => {
  const tables = memo<K, Map<By, V>>(() => new Map());
  return (key, by) => {
    const table = tables(key);
    const known = table.get(by);
    if (known !== undefined) return known;
    const made = make(key, by);
    table.set(by, made);
    return made;
  };
};

/**
 * The same for the objects that were asked about last. Parts of a state change with every move: a weak map of them is
 * filled all the time, asked about its newest only, and gone through by every collection of garbage. Here it is worked
 * out from a whole and follows from a part of it, which stays the same object while the rest changes.
 */
export const memoOfLatestPart = <A, K extends object, V extends Something>(
  span: number,
  partOf: (asked: A) => K,
  make: (asked: A) => V,
): ((asked: A) => V) & Pick<Memo<K, V>, 'known' | 'put'> => {
  const keys: K[] = [];
  const values: V[] = [];
  let next = 0;
  const known = (key: K): V | undefined => {
    const place = keys.indexOf(key);
    return place < 0 ? undefined : values[place];
  };
  const put = (key: K, value: V): void => {
    keys[next] = key;
    values[next] = value;
    next = (next + 1) % span;
  };
  const remember = (asked: A, key: K): V => {
    const made = make(asked);
    put(key, made);
    return made;
  };
  const ask = (asked: A): V => {
    const key = partOf(asked);
    return known(key) ?? remember(asked, key);
  };
  return Object.assign(ask, { known, put });
};

/** The same where the part is the whole. */
export const memoOfLatest = <K extends object, V extends Something>(
  span: number,
  make: (key: K) => V,
): Memo<K, V> => memoOfLatestPart(span, (key: K) => key, make);
