/** Things by a key, groups in the order in which they first appear. */
export const groupBy = <K, V>(items: readonly V[], key: (item: V) => K): ReadonlyMap<K, readonly V[]> => {
  const groups = new Map<K, V[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
};
