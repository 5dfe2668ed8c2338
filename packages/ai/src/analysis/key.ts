import { entriesOf, type Game, type GameTypes, type Match, type Question } from '@narrow-seas/core';
import type { AnalysisRequest } from './request.ts';

/** The key of the analysis that answers a request, without making it. */
export const keyOf = <T extends GameTypes, Q extends Question>({
  game,
  match,
  side,
  isOwnView,
  level,
  seed,
  scale,
}: Pick<
  AnalysisRequest<T, Q>,
  'game' | 'match' | 'side' | 'isOwnView' | 'level' | 'seed' | 'scale'
>): string => analysisKey(game, match, { side, isOwnView, level, seed, scale });

/** Tells analyses apart: equal for equal logs and equal wishes, so that what is known need not be worked out again. */
export const analysisKey = <T extends GameTypes>(
  { id, version }: Game<T>,
  match: Match<T>,
  wish: object,
): string => {
  const moves = entriesOf(match).map(({ by, action }) => [by, action]);
  return `${id}-${match.length}-${hashed(JSON.stringify([version, match.opening, moves, wish]))}`;
};

/** Two sums of FNV-1a from different starts: 64 bits, the same everywhere. */
export const hashed = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return [one, other].map(sum => (sum >>> 0).toString(16).padStart(8, '0')).join('');
};
