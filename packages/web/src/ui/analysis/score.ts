import type { WinChance } from '@narrow-seas/core';

/** The expected result, where a win is 1 and a draw a half. */
export const scoreOf = (chance: WinChance | undefined): number =>
  chance === undefined ? 0.5 : chance.win + chance.draw / 2;
