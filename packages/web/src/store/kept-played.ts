import { isObject, type PlayedGame } from '@narrow-seas/core';
import type { Action } from '../link/protocol.ts';
import type { SaveHeader } from './header.ts';

/** What the explorer has read of a game, as it lies in the browser. */
export interface KeptPlayed {
  readonly played: PlayedGame<Action>;
  /** The build of the page that read it. */
  readonly maker: string;
  /** How the game was then: when it was saved, and its length. */
  readonly at: number;
  readonly length: number;
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === 'string';

const isDecision = (value: unknown): boolean =>
  isObject(value) &&
  ['before', 'after', 'by', 'title'].every(field => isText(value[field])) &&
  ['from', 'to'].every(field => isNumber(value[field])) &&
  ['actions', 'steps'].every(field => Array.isArray(value[field]));

const isEnd = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) && isObject(value['leads']) && Object.values(value['leads']).every(isNumber));

/** What was kept, where it is sound, by the same build and of the game as it is now; anything else is worth nothing. */
export const soundPlayed = (
  value: unknown,
  { at, length, game }: Pick<SaveHeader, 'at' | 'length' | 'game'>,
  maker: string,
): PlayedGame<Action> | undefined => {
  if (!isObject(value) || !isObject(value['played'])) return undefined;
  const { played } = value;
  const isSound =
    value['maker'] === maker &&
    value['at'] === at &&
    value['length'] === length &&
    played['game'] === game &&
    isText(played['eyes']) &&
    isEnd(played['end']) &&
    Array.isArray(played['decisions']) &&
    played['decisions'].every(isDecision);
  return isSound ? (played as unknown as PlayedGame<Action>) : undefined;
};
