import { isObject } from '@narrow-seas/core';

/** Tells whether the server of this page has online play: the page without a server carries a file that says no. */
const ADDRESS = '/online.json';
const AGAIN_MS = 2000;

const stateTold = async (): Promise<unknown> => {
  try {
    const response = await fetch(ADDRESS, { cache: 'no-store' });
    const told: unknown = response.ok ? await response.json() : undefined;
    return isObject(told) ? told['online'] : undefined;
  } catch {
    return undefined;
  }
};

/** Tells once that there is online play here; a server that is still starting is asked again. The answer ends it. */
export const whenOnline = (tell: () => void): (() => void) => {
  const state: { timer: ReturnType<typeof setTimeout> | undefined; isOver: boolean } = {
    timer: undefined,
    isOver: false,
  };
  const ask = async (): Promise<void> => {
    const told = await stateTold();
    if (state.isOver) return;
    if (told === 'on') tell();
    if (told === 'starting') state.timer = setTimeout(() => void ask(), AGAIN_MS);
  };
  void ask();
  return () => {
    state.isOver = true;
    clearTimeout(state.timer);
  };
};
