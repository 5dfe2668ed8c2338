import { analyse, type Level, type Mind, type Question, scaleOf } from '@narrow-seas/ai';
import {
  type Analysis,
  type Counsel,
  type Desk,
  type Game,
  type GameTypes,
  type Ledger,
  type Match,
  readSave,
  type Viewer,
} from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import { sideNamed } from './seat.ts';

/** Looks at a match for a side; each step is an analysis that can be shown. */
export type Analyst<T extends GameTypes> = (
  match: Match<T>,
  side: T['side'],
  isOwnView: boolean,
) => Generator<Analysis<T['action']>, Analysis<T['action']>>;

/** Who analyses: strong enough to be worth it, quick enough to be waited for. */
const LEVEL: Level = 'captain';

interface AnalystParts<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly counsel: Counsel<T>;
  readonly desk: Desk<T>;
  readonly ledger: Ledger<T> | undefined;
}

export const analystOf =
  <T extends GameTypes, Q extends Question>(parts: AnalystParts<T, Q>): Analyst<T> =>
  (match, side, isOwnView) => {
    const { game, mind, counsel, desk, ledger } = parts;
    const leadOf = (state: T['state']): number => desk.score(game.view(state, side)).lead;
    const scale = scaleOf(desk.score(game.view(match.state, side)).scale);
    const turnOf = ledger === undefined ? {} : { turnOf: ledger.turn };
    const how = { level: LEVEL, seed: 1, scale, leadOf, ...turnOf };
    return analyse({ game, mind, counsel, match, side, isOwnView, ...how });
  };

/** An analysis of the match as it is; once that has grown it is worth nothing. */
interface Work<A> {
  readonly viewer: string;
  readonly steps: Generator<Analysis<A>, Analysis<A>>;
  told: Analysis<A> | undefined;
}

export interface AnalysisDesk<T extends GameTypes> {
  /** The analysis so far, after this many milliseconds more; undefined where there is none for the viewer. */
  readonly ask: (viewer: Viewer<T['side']>, slice: number) => Analysis<T['action']> | undefined;
}

/** Analyses at a table, worked out in slices so that the worker hears the page in between, and kept until the next move. */
export const openAnalysisDesk = <T extends GameTypes>(
  table: MatchTable<T>,
  { secrets = false }: Desk<T>,
  analyst: Analyst<T> | undefined,
): AnalysisDesk<T> => {
  const kept: { work: Work<T['action']> | undefined } = { work: undefined };
  table.subscribe(() => void (kept.work = undefined));
  const begin = (viewer: Viewer<T['side']>): Work<T['action']> | undefined => {
    const isOwnView = secrets && table.outcome() === undefined;
    const [first] = table.game.sides;
    const side = sideNamed(table, viewer) ?? (isOwnView ? undefined : first);
    if (analyst === undefined || side === undefined) return undefined;
    const saved = readSave(table.game, table.save());
    if (!saved.ok) return undefined;
    return { viewer, steps: analyst(saved.value.match, side, isOwnView), told: undefined };
  };
  return {
    ask: (viewer, slice) => {
      if (kept.work?.viewer !== viewer) kept.work = begin(viewer);
      const { work } = kept;
      return work === undefined ? undefined : inNumbersOf(table, viewer, workOn(work, slice));
    },
  };
};

const workOn = <A>(work: Work<A>, slice: number): Analysis<A> => {
  const until = performance.now() + slice;
  while (work.told?.complete !== true) {
    work.told = work.steps.next().value;
    if (performance.now() >= until) break;
  }
  return work.told;
};

/** Places in the log tell how much was done in secret: a viewer hears of his own numbers. */
const inNumbersOf = <T extends GameTypes>(
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
