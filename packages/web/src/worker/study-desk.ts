import {
  type Analysis,
  type Desk,
  type GameTypes,
  type Match,
  type PositionReport,
  readSave,
  replay,
  type Viewer,
} from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import type { AnalysisKey, ReportQuestion } from '../link/protocol.ts';
import type { Analyst, Eyes, SoughtPosition } from './analyst.ts';
import { inNumbersOf } from './analysis-numbers.ts';
import { maker } from './maker.ts';
import { sideNamed } from './seat.ts';

/** A match and all its states, as they are until the next move. */
export interface Past<T extends GameTypes> {
  readonly match: Match<T>;
  readonly stateAt: (place: number) => T['state'];
}

/** Something that is thought out in slices; `told` is what is known so far. */
interface Work<R> {
  readonly about: string;
  readonly steps: Generator<R, R>;
  told: R | undefined;
}

/** What is asked about a match beside play. */
export interface StudyDesk<T extends GameTypes> {
  /** The analysis so far, after this many milliseconds more; undefined where there is none for the viewer. */
  readonly analysis: (viewer: Viewer<T['side']>, slice: number) => Analysis<T['action']> | undefined;
  readonly analysisKey: (viewer: Viewer<T['side']>) => AnalysisKey | undefined;
  readonly report: (
    viewer: Viewer<T['side']>,
    question: ReportQuestion,
  ) => PositionReport<T['action']> | undefined;
  /** The position after this many of the viewer's entries, or the present one, to be looked for in other games. */
  readonly position: (viewer: Viewer<T['side']>, at?: number) => SoughtPosition | undefined;
  /** What a viewer may know of the match; undefined where it is not analysed for him. */
  readonly past: (viewer: Viewer<T['side']>) => (Past<T> & Eyes<T>) | undefined;
}

interface Kept<T extends GameTypes> {
  past: Past<T> | undefined;
  analysis: Work<Analysis<T['action']>> | undefined;
  report: Work<PositionReport<T['action']>> | undefined;
}

const NOTHING = { past: undefined, analysis: undefined, report: undefined };

/** Analyses at a table, worked out in slices so that the worker hears the page in between, and kept until the next move. */
export const openStudyDesk = <T extends GameTypes>(
  table: MatchTable<T>,
  { secrets = false }: Desk<T>,
  analyst: Analyst<T> | undefined,
): StudyDesk<T> => {
  const kept: Kept<T> = { ...NOTHING };
  table.subscribe(() => Object.assign(kept, NOTHING));
  const past = (viewer: Viewer<T['side']>): (Past<T> & Eyes<T>) | undefined => {
    const eyes = eyesOf(table, secrets, viewer);
    kept.past ??= eyes === undefined || analyst === undefined ? undefined : pastOf(table);
    return kept.past === undefined || eyes === undefined ? undefined : { ...kept.past, ...eyes };
  };
  return {
    past,
    position: (viewer, at) => {
      const found = past(viewer);
      return found && analyst?.position(found.stateAt(placeAt(table, found, viewer, at)), found);
    },
    analysisKey: viewer => {
      const found = past(viewer);
      return found && analyst && { key: analyst.keyOf(found.match, found), maker: maker() };
    },
    analysis: (viewer, slice) => {
      const found = past(viewer);
      if (found === undefined || analyst === undefined) return undefined;
      if (kept.analysis?.about !== viewer) kept.analysis = begun(viewer, analyst.analyse(found.match, found));
      return inNumbersOf(table, viewer, workOn(kept.analysis, slice));
    },
    report: (viewer, { at, side, slice }) => {
      const found = past(viewer);
      if (found === undefined || analyst === undefined) return undefined;
      const place = placeAt(table, found, viewer, at);
      const about = `${viewer} ${side} ${place}`;
      const eyes = eyesAsked(table, found, side);
      if (kept.report?.about !== about)
        kept.report = begun(about, analyst.report(found.match, found.stateAt(place), eyes));
      return workOn(kept.report, slice);
    },
  };
};

const begun = <R>(about: string, steps: Generator<R, R>): Work<R> => ({ about, steps, told: undefined });

/** After this many of the viewer's entries, or now. */
const placeAt = <T extends GameTypes>(
  table: MatchTable<T>,
  { match }: Past<T>,
  viewer: Viewer<T['side']>,
  at: number | undefined,
): number => (at === undefined ? match.length : table.placeOf(viewer, at));

/** Where all is open, points are told for the side that was asked for. */
const eyesAsked = <T extends GameTypes>(
  table: MatchTable<T>,
  found: Eyes<T>,
  side: string | undefined,
): Eyes<T> => {
  const asked = found.isOwnView || side === undefined ? undefined : sideNamed(table, side);
  return asked === undefined ? found : { side: asked, isOwnView: false };
};

/** What another person hides is not analysed for one while the game goes on. */
const eyesOf = <T extends GameTypes>(
  table: MatchTable<T>,
  secrets: boolean,
  viewer: Viewer<T['side']>,
): Eyes<T> | undefined => {
  const isOwnView = secrets && table.outcome() === undefined;
  const [first] = table.game.sides;
  const side = sideNamed(table, viewer) ?? (isOwnView ? undefined : first);
  return side === undefined ? undefined : { side, isOwnView };
};

const pastOf = <T extends GameTypes>(table: MatchTable<T>): Past<T> | undefined => {
  const saved = readSave(table.game, table.save());
  if (!saved.ok) return undefined;
  const { match } = saved.value;
  const states: T['state'][] = [];
  const stateAt = (place: number): T['state'] => {
    if (states.length === 0) {
      states.push(match.start);
      for (const { after } of replay(table.game, match)) states.push(after);
    }
    return states[place] ?? match.state;
  };
  return { match, stateAt };
};

const workOn = <R extends { readonly complete: boolean }>(work: Work<R>, slice: number): R => {
  const until = performance.now() + slice;
  let { told } = work;
  while (told?.complete !== true) {
    told = work.steps.next().value;
    if (performance.now() >= until) break;
  }
  work.told = told;
  return told;
};
