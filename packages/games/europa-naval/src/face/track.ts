import type { Track } from '@narrow-seas/core';
import type { Common } from '../model/state.ts';
import { firstDate } from './units.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jul II 43", as in the rules; a test holds the two together. */
export const dateName = (date: number): string =>
  `${MONTHS[Math.floor(date / 2) % 12]} ${date % 2 === 0 ? 'I' : 'II'} ${41 + Math.floor(date / 24)}`;

const dateNumber = (text: string): number => {
  const [month = '', half, year] = text.split(' ');
  return (Number(year) - 41) * 24 + MONTHS.indexOf(month) * 2 + (half === 'II' ? 1 : 0);
};

/** One box for each half-month of the scenario. */
export const trackOf = (common: Pick<Common, 'scenario' | 'date' | 'lastDate'>): Track => {
  const first = dateNumber(firstDate(common));
  return {
    boxes: Array.from({ length: common.lastDate - first + 1 }, (_, place) => ({
      turn: place + 1,
      night: false,
      name: dateName(first + place),
    })),
    now: common.date - first + 1,
  };
};
