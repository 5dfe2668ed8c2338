/** "a, b or c", for sentences that name what one can choose. */
export const either = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} or ${last}`;
};
