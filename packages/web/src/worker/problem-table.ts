import {
  type Entry,
  type GameTypes,
  isAnswered,
  type LineMove,
  type Match,
  matchFrom,
  mustBe,
  NOBODY,
  type Problem,
  record,
} from '@narrow-seas/core';
import { type MatchTable, openStored, PERSON } from '@narrow-seas/umpire';
import type { ProblemVerdict } from '../link/problem.ts';
import type { GameParts } from './game-parts.ts';
import type { ProblemSource } from './problem-source.ts';
import type { RunningProof } from './proof-slices.ts';
import type { Session } from './session-calls.ts';
import { sessionOf } from './session.ts';

/** A problem of a game, and who is to solve it. */
export interface ProblemSetting<T extends GameTypes> {
  readonly parts: GameParts<T>;
  readonly source: ProblemSource<T>;
  readonly problem: Problem;
  readonly side: T['side'];
  readonly start: T['state'];
}

/** How the problem stands. */
export interface ProblemStanding<T extends GameTypes> {
  table: MatchTable<T>;
  session: Session;
  proof: RunningProof<T> | undefined;
  /** What was said of the answer, the log before it, and what is still to be shown of it. */
  answered: Answered<T> | undefined;
}

export interface Answered<T extends GameTypes> {
  readonly verdict: ProblemVerdict;
  readonly given: readonly T['action'][];
  readonly before: readonly Entry<T>[];
  readonly rest: readonly LineMove<T>[];
}

/** No dice are thrown at this table but those that a course of things names. */
const NO_DICE = { seed: '0'.repeat(64), salt: '' };

export const seated = <T extends GameTypes>(
  { parts, problem, side }: ProblemSetting<T>,
  entries: readonly Entry<T>[],
): Pick<ProblemStanding<T>, 'table' | 'session'> => {
  const { game, desk, story } = parts;
  const seats = Object.fromEntries(
    game.sides.map(each => [each, each === side ? PERSON : NOBODY]),
  ) as MatchTable<T>['seats'];
  const rows = [{ kind: 'opened', by: 'table', common: 0, entries }] as const;
  const opening = { position: problem.position };
  const table = mustBe(openStored(game, { opening, seats, dice: NO_DICE }, rows));
  // No advice, no standing orders: the answer is the player's own.
  const alone = { game, desk, levels: {}, ...(story === undefined ? {} : { story }) };
  const session = sessionOf({ match: table }, alone, { bookmarks: [], prepared: 0 }, () => undefined);
  session.look(side);
  return { table, session };
};

export const matchOf = <T extends GameTypes>(
  { parts: { game }, problem, start }: ProblemSetting<T>,
  entries: readonly Entry<T>[],
): Match<T> =>
  entries.reduce(
    (match, entry) => record(game, match, entry),
    matchFrom<T>({ position: problem.position }, start),
  );

/** The orders as far as they are an answer, with all that was ordered before them; undefined where they are none yet. */
export const answerIn = <T extends GameTypes>(
  setting: ProblemSetting<T>,
  { table }: Pick<ProblemStanding<T>, 'table'>,
  orders: readonly T['action'][],
): readonly T['action'][] | undefined => {
  const { parts, source, side, start } = setting;
  const before = table.entriesSince(0);
  let { state } = matchOf(setting, before);
  for (const [place, order] of orders.entries()) {
    const decided = parts.game.decide(state, side, order);
    if (!decided.ok) return undefined;
    ({ state } = decided.value);
    if (isAnswered(source.kit, { state: start, side }, state))
      return [...before.map(({ action }) => action), ...orders.slice(0, place + 1)];
  }
  return undefined;
};
