/** A bucket that fills again: each call takes one, and tells whether there was one. */
export const createBucket = (most: number, perSecond: number, now: () => number): (() => boolean) => {
  const state = { left: most, at: now() };
  return () => {
    const at = now();
    state.left = Math.min(most, state.left + ((at - state.at) / 1000) * perSecond);
    state.at = at;
    if (state.left < 1) return false;
    state.left -= 1;
    return true;
  };
};
