import type { Track } from '@narrow-seas/core';
import type { Common } from '../model/state.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jul II 43", as in the rules; a test holds the two together. */
export const dateName = (date: number): string =>
  `${MONTHS[Math.floor(date / 2) % 12]} ${date % 2 === 0 ? 'I' : 'II'} ${41 + Math.floor(date / 24)}`;

/** One box for each half-month from the first turn of the game on; each turn has two player-turns. */
export const trackOf = (common: Pick<Common, 'date' | 'playerTurn' | 'lastDate'>): Track => {
  const first = common.date - Math.floor(common.playerTurn / 2);
  return {
    boxes: Array.from({ length: common.lastDate - first + 1 }, (_, place) => ({
      turn: place + 1,
      night: false,
      name: dateName(first + place),
    })),
    now: common.date - first + 1,
  };
};
