import { advise, type Level, type Mind, type Question } from '@narrow-seas/ai';
import type { Advice, Counsel, Game, GameTypes } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';

/** Thinks about plans for a side that sees this; each step is an advice that can be shown. */
export type Adviser<T extends GameTypes> = (
  view: T['view'],
  side: T['side'],
) => Generator<Advice<T['action']>, Advice<T['action']>>;

/** Who advises: strong enough to be worth it, quick enough to be waited for. */
const LEVEL: Level = 'captain';

export const adviserOf =
  <T extends GameTypes, Q extends Question>(
    game: Game<T>,
    mind: Mind<T, Q>,
    counsel: Counsel<T>,
  ): Adviser<T> =>
  (view, side) =>
    advise({ game, mind, counsel, side, level: LEVEL, seed: 1 }, view);

/** A thought about one position; once the match has moved on it is worth nothing. */
interface Pondering<A> {
  readonly side: string;
  readonly steps: Generator<Advice<A>, Advice<A>>;
  told: Advice<A> | undefined;
}

export interface Advisory<T extends GameTypes> {
  /** The advice so far after so many milliseconds more; undefined where nobody advises. */
  readonly ask: (side: T['side'], slice: number) => Advice<T['action']> | undefined;
}

/** Advice at a table, thought out in slices so that the worker hears the page in between. */
export const openAdvisory = <T extends GameTypes>(
  table: MatchTable<T>,
  adviser: Adviser<T> | undefined,
): Advisory<T> => {
  const kept: { pondering: Pondering<T['action']> | undefined } = { pondering: undefined };
  table.subscribe(() => void (kept.pondering = undefined));
  const current = (side: T['side'], asked: Adviser<T>): Pondering<T['action']> => {
    if (kept.pondering?.side !== side)
      kept.pondering = { side, steps: asked(table.viewFor(side), side), told: undefined };
    return kept.pondering;
  };
  return {
    ask: (side, slice) =>
      adviser === undefined ? undefined : ponder(current(side, adviser), performance.now() + slice),
  };
};

const ponder = <A>(pondering: Pondering<A>, until: number): Advice<A> => {
  while (pondering.told?.complete !== true) {
    pondering.told = pondering.steps.next().value;
    if (performance.now() >= until) break;
  }
  return pondering.told;
};
