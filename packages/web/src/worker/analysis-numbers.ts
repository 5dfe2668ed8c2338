import type { Analysis, GameTypes, Viewer } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';

/** Places in the log tell how much was done in secret: a viewer hears of his own numbers. */
export const inNumbersOf = <T extends GameTypes>(
  { numberAt }: MatchTable<T>,
  viewer: Viewer<T['side']>,
  told: Analysis<T['action']>,
): Analysis<T['action']> => {
  const numbers = new Map<number, number>();
  const at = (place: number): number => {
    const number = numbers.get(place) ?? numberAt(viewer, place);
    numbers.set(place, number);
    return number;
  };
  const between = <A extends { readonly from: number; readonly to: number }>(part: A): A => ({
    ...part,
    from: at(part.from),
    to: at(part.to),
  });
  return {
    ...told,
    points: told.points.map(point => ({ ...point, at: at(point.at) })),
    decisions: told.decisions.map(between),
    moments: told.moments.map(between),
  };
};
