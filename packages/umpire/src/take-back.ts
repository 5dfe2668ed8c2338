import {
  type Entry,
  entriesSince,
  type Game,
  type GameTypes,
  type Match,
  ok,
  record,
  type Refusal,
  refusal,
  refused,
  type Result,
  sameData,
  undo,
} from '@narrow-seas/core';
import type { Log } from './ledger.ts';
import { stateAfter } from './milestones.ts';

const IN_USE = refusal(
  'NS.2',
  'settled',
  'It can no longer be taken back: what the other side has done since depends on it.',
);

/**
 * Takes back the last move of a side. What others did since in secret stays: were it refused because of that, the
 * refusal would tell that they have acted. `seen` is how long the log was when the side last saw something of it.
 */
export const takeBack = <T extends GameTypes>(
  game: Game<T>,
  { match, milestones }: Log<T>,
  side: T['side'],
  seen: number,
): Result<Match<T>, Refusal> => {
  if (seen === match.length) return undo(game, match, side);
  const at = upTo(match, seen, stateAfter(game, match, milestones, seen));
  const before = stateAfter(game, match, milestones, seen - 1);
  const settled = at.last?.entry.events.some(event => game.final(event)) === true;
  const undone = undo(game, settled ? at : { ...at, anchor: { state: before, length: seen - 1 } }, side);
  return undone.ok ? follow(game, undone.value, entriesSince(match, seen)) : undone;
};

/** The match as it was at this length, as far as it can be taken back. */
const upTo = <T extends GameTypes>(match: Match<T>, length: number, state: T['state']): Match<T> => {
  let { last } = match;
  for (let above = match.length - length; above > 0; above -= 1) last = last?.before;
  return { ...match, state, length, last, anchor: { state, length } };
};

/** The same moves again, as long as the same comes of them. */
const follow = <T extends GameTypes>(
  game: Game<T>,
  begun: Match<T>,
  entries: readonly Entry<T>[],
): Result<Match<T>, Refusal> => {
  let match = begun;
  for (const entry of entries) {
    const decided = game.decide(match.state, entry.by, entry.action);
    if (!decided.ok || !sameData(decided.value.events, entry.events)) return refused(IN_USE);
    match = record(game, match, entry);
  }
  return ok(match);
};
