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

/** What was played from the starts on, up to a turn. Beyond a first decision only what two games share is followed. */
export const exploredTree = <A>(
  games: readonly StoredGame<A>[],
  turns: number,
): readonly ExploredPosition<A>[] => {
  const byId = new Map(games.map(({ id, played }) => [id, played.decisions]));
  const positionsOf = (reached: readonly Reached<A>[], depth: number): readonly ExploredPosition<A>[] => {
    const groups = new Map<string, Reached<A>[]>();
    for (const each of reached)
      groups.set(each.decision.before, [...(groups.get(each.decision.before) ?? []), each]);
    return [...groups.values()]
      .filter(group => group.length > 1 || games.length === 1 || depth === 0)
      .toSorted((one, other) => other.length - one.length)
      .map(group => positionOf(group, depth));
  };
  const positionOf = (group: readonly Reached<A>[], depth: number): ExploredPosition<A> => {
    const [{ decision }] = group as readonly [Reached<A>];
    const here = new Set(group.map(({ id }) => id));
    const found = continuationsFrom(
      games.filter(({ id }) => here.has(id)),
      decision.before,
    );
    return {
      position: decision.before,
      ...(decision.turn === undefined ? {} : { turn: decision.turn }),
      by: decision.by,
      games: group.length,
      continuations: found.map(each => ({
        ...each,
        next: depth + 1 < DEEPEST ? positionsOf(nextOf(each.games), depth + 1) : [],
      })),
    };
  };
  const nextOf = (played: readonly PlayedAt[]): readonly Reached<A>[] =>
    played.flatMap(({ id, to }) => {
      const decision = byId.get(id)?.find(each => each.from >= to);
      return decision === undefined || (decision.turn ?? 1) > turns ? [] : [{ decision, id }];
    });
  const first = games.flatMap(({ id, played }) => {
    const [decision] = played.decisions;
    return decision === undefined ? [] : [{ decision, id }];
  });
  return positionsOf(first, 0);
};
