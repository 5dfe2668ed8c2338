import { continuationsFrom, type StoredGame } from '@narrow-seas/ai';
import type { Continuation, PlayedAt, PlayedDecision } from '@narrow-seas/core';

/** A position that games have reached, and what was played from it. */
export interface ExploredPosition<A> {
  readonly position: string;
  readonly turn?: number;
  readonly by: string;
  readonly games: number;
  readonly continuations: readonly ExploredContinuation<A>[];
}

export interface ExploredContinuation<A> extends Continuation<A> {
  /** The positions in which somebody decided next: several where dice came between. */
  readonly next: readonly ExploredPosition<A>[];
}

/** Where a game decides, told by its games. */
type Reached<A> = { readonly decision: PlayedDecision<A>; readonly id: string };

/** A line in which nobody ever decides anything else ends after this many decisions. */
const DEEPEST = 60;

interface Walk<A> {
  readonly games: readonly StoredGame<A>[];
  readonly turns: number;
}

/** What was played from the starts on, up to a turn. Beyond a first decision only what two games share is followed. */
export const exploredTree = <A>(
  games: readonly StoredGame<A>[],
  turns: number,
): readonly ExploredPosition<A>[] => {
  const first = games.flatMap(({ id, played }) => {
    const [decision] = played.decisions;
    return decision === undefined ? [] : [{ decision, id }];
  });
  return positionsOf({ games, turns }, first, 0);
};

const positionsOf = <A>(
  walk: Walk<A>,
  reached: readonly Reached<A>[],
  depth: number,
): readonly ExploredPosition<A>[] => {
  const groups = new Map<string, Reached<A>[]>();
  for (const each of reached)
    groups.set(each.decision.before, [...(groups.get(each.decision.before) ?? []), each]);
  return [...groups.values()]
    .filter(group => group.length > 1 || walk.games.length === 1 || depth === 0)
    .toSorted((one, other) => other.length - one.length)
    .map(group => positionOf(walk, group as [Reached<A>, ...Reached<A>[]], depth));
};

const positionOf = <A>(
  walk: Walk<A>,
  group: readonly [Reached<A>, ...Reached<A>[]],
  depth: number,
): ExploredPosition<A> => {
  const [{ decision }] = group;
  const ids = new Set(group.map(({ id }) => id));
  const here = walk.games.filter(({ id }) => ids.has(id));
  const found = continuationsFrom(here, decision.before);
  return {
    position: decision.before,
    ...(decision.turn === undefined ? {} : { turn: decision.turn }),
    by: decision.by,
    games: group.length,
    continuations: found.map(each => ({
      ...each,
      next: depth + 1 < DEEPEST ? positionsOf(walk, nextOf(walk, each.games), depth + 1) : [],
    })),
  };
};

/** What each of the games decided next, up to the last turn. */
const nextOf = <A>({ games, turns }: Walk<A>, played: readonly PlayedAt[]): readonly Reached<A>[] =>
  played.flatMap(({ id, to }) => {
    const found = games.find(game => game.id === id);
    const decision = found?.played.decisions.find(each => each.from >= to);
    return decision === undefined || (decision.turn ?? 1) > turns ? [] : [{ decision, id }];
  });
