import type { Consideration, ConsideredChange, Counsel, GameTypes, Question } from '@narrow-seas/core';
import { after, settle, type Thinker, worth } from './outlook.ts';

/** The considerations of a position, each the exact mean over the dice that are due. */
export const weigh = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  { considerations }: Counsel<T>,
  state: T['state'],
): readonly Consideration[] => {
  const { game, mind, side } = thinker;
  const quiet = settle(thinker, state);
  const ends = game.actor(quiet) === 'chance' ? mind.outcomes(quiet) : [];
  const sums = new Map<string, Consideration>();
  let total = 0;
  for (const { action, ways } of ends) {
    const next = after(game, quiet, 'chance', action);
    if (next === undefined) continue;
    total += ways;
    for (const found of considerations(settle(thinker, next), side)) add(sums, found, ways);
  }
  if (total === 0) return considerations(quiet, side);
  return [...sums.values()].map(sum => ({ ...sum, value: sum.value / total }));
};

const add = (sums: Map<string, Consideration>, found: Consideration, ways: number): void => {
  const sum = sums.get(found.id)?.value ?? 0;
  sums.set(found.id, { ...found, value: sum + ways * found.value });
};

/** Less than this is no reason for anything. */
const LEAST = 0.005;

/** What the plan moves, the most moved first. */
export const changesBetween = (
  before: readonly Consideration[],
  now: readonly Consideration[],
): readonly ConsideredChange[] => {
  const ids = [...new Set([...before, ...now].map(({ id }) => id))];
  const valueIn = (list: readonly Consideration[], id: string): number =>
    list.find(found => found.id === id)?.value ?? 0;
  const titleOf = (id: string): string => [...now, ...before].find(found => found.id === id)?.title ?? id;
  return ids
    .map(id => ({ id, title: titleOf(id), before: valueIn(before, id), after: valueIn(now, id) }))
    .filter(change => Math.abs(change.after - change.before) >= LEAST)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
};

/** How much worse the plan is without each of its actions; what depends on one falls with it. A step for each. */
export function* shares<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  actions: readonly T['action'][],
  expected: number,
): Generator<number, readonly number[]> {
  const found: number[] = [];
  for (const place of actions.keys()) {
    found.push(expected - worth(thinker, playWithout(thinker, start, actions, place)));
    yield actions.length;
  }
  return found;
}

const playWithout = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  start: T['state'],
  actions: readonly T['action'][],
  left: number,
): T['state'] => {
  let state = start;
  for (const [place, action] of actions.entries()) {
    const next = place === left ? undefined : after(game, state, side, action);
    if (next !== undefined && mind.stage(next) === mind.stage(start)) state = next;
  }
  return state;
};
