import type { Continuation, PlayedAt, PlayedDecision, PlayedGame } from '@narrow-seas/core';

/** A stored game with the name that it is found by. */
export interface StoredGame<A> {
  readonly id: string;
  readonly played: PlayedGame<A>;
}

interface Found<A> extends StoredGame<A> {
  readonly decision: PlayedDecision<A>;
}

/** A list of these reads like one sentence; a longer one is not read. */
const MOST_DIFFERS = 12;

/** What was played from the position in all of the games, the most frequent first. */
export const continuationsFrom = <A>(
  games: readonly StoredGame<A>[],
  position: string,
): readonly Continuation<A>[] => {
  const groups = new Map<string, Found<A>[]>();
  for (const game of games)
    for (const decision of game.played.decisions) {
      if (decision.before !== position) continue;
      const key = `${decision.by} ${decision.after}`;
      groups.set(key, [...(groups.get(key) ?? []), { ...game, decision }]);
    }
  const all = [...groups.values()];
  const shared = stepsOfAll(all);
  return all
    .map(group => continuationOf(group, shared))
    .toSorted((one, other) => other.count - one.count || (other.points ?? 0) - (one.points ?? 0));
};

/** Steps that everybody took tell nothing apart; where there is one way only, there is nothing to tell apart. */
const stepsOfAll = <A>(groups: readonly (readonly Found<A>[])[]): ReadonlySet<string> => {
  const [first, ...others] = groups.map(([found]) => found?.decision.steps ?? []);
  return new Set((first ?? []).filter(step => others.every(steps => steps.includes(step))));
};

const continuationOf = <A>(group: readonly Found<A>[], shared: ReadonlySet<string>): Continuation<A> => {
  const [first] = group as readonly [Found<A>, ...Found<A>[]];
  const { by, after, title, steps, actions } = first.decision;
  const ends = group.flatMap(({ played: { end } }) => end ?? []);
  const leads = ends.flatMap(({ leads: each }) => each[by] ?? []);
  const won = ends.filter(({ winner }) => winner === by).length;
  const drawn = ends.filter(({ winner }) => winner === undefined).length;
  return {
    by,
    after,
    title,
    differs: steps.filter(step => !shared.has(step)).slice(0, MOST_DIFFERS),
    actions,
    count: group.length,
    won,
    drawn,
    lost: ends.length - won - drawn,
    points: leads.length === 0 ? undefined : leads.reduce((sum, lead) => sum + lead, 0) / leads.length,
    games: group.map(placeOf),
  };
};

const placeOf = <A>({ id, decision: { from, to } }: Found<A>): PlayedAt => ({ id, from, to });
