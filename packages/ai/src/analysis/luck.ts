import type { GameTypes, Question } from '@narrow-seas/core';
import { after, type Thinker, worth } from '../outlook.ts';

/** How a throw came out for the thinker. */
export interface Luck {
  /** What the position is worth after it. */
  readonly value: number;
  /** That, less the exact mean over all that could have been thrown. */
  readonly luck: number;
  /** The chance of one as good or better, or as bad or worse, in percent. */
  readonly percent: number;
}

/** The luck of a throw that was made in this state. */
export const luckOf = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  before: T['state'],
  thrown: T['action'],
): Luck | undefined => {
  const { game, mind } = thinker;
  const reached = after(game, before, 'chance', thrown);
  if (reached === undefined) return undefined;
  const value = worth(thinker, reached);
  const found = mind.outcomes(before).flatMap(({ action, ways }) => {
    const next = after(game, before, 'chance', action);
    return next === undefined ? [] : { ways, value: worth(thinker, next) };
  });
  if (found.length === 0) return { value, luck: 0, percent: 100 };
  const total = found.reduce((sum, { ways }) => sum + ways, 0);
  const mean = found.reduce((sum, each) => sum + each.ways * each.value, 0) / total;
  const luck = Math.abs(value - mean) < LEAST ? 0 : value - mean;
  const alike = found.filter(each => (luck < 0 ? each.value <= value + LEAST : each.value >= value - LEAST));
  return { value, luck, percent: (100 * alike.reduce((sum, { ways }) => sum + ways, 0)) / total };
};

const LEAST = 1e-9;
