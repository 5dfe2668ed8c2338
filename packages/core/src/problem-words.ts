import { counted } from './numbers.ts';
import type { ProblemAim } from './problem.ts';

/** Digits of dice are exact, but shares of them are binary: what misses a tenth by less than this is that tenth. */
const HAIR = 1e-9;

/** Points are rounded down to tenths, as aims want them: what is said is never more than what is reached. */
const tenths = (figure: number): number => Math.floor(figure * 10 + HAIR) / 10;

/** The dice whose faces a share may be told by. */
const DICE = [6, 10, 36];

/** A share of all throws: "50% (3 in 6)". */
export const sayShare = (share: number): string => {
  const percent = `${Math.round(share * 1000) / 10}%`;
  if (share <= HAIR || share >= 1 - HAIR) return percent;
  const faces = DICE.find(each => Math.abs(share * each - Math.round(share * each)) < HAIR);
  return faces === undefined ? percent : `${percent} (${Math.round(share * faces)} in ${faces})`;
};

/** What an answer reaches of an aim: a share of all throws, or points. */
export const sayReached = (aim: ProblemAim, reached: number): string =>
  'chance' in aim ? sayShare(reached) : counted(tenths(reached), 'point');

/** What an aim wants of an answer, in the same figures. */
export const sayWanted = (aim: ProblemAim): string =>
  sayReached(aim, 'chance' in aim ? aim.chance : aim.points);
