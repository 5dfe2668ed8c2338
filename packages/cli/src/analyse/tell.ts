import {
  type Analysis,
  type AnalysisPoint,
  type DecidingMoment,
  GRADES,
  type GradedDecision,
  signed,
} from '@narrow-seas/core';
import { ANALYSE_WORDS as SAID } from '../words/analyse.ts';
import { graphOf } from './graph.ts';

/** What is known of the match beside its analysis. */
export interface AnalysedMatch {
  readonly title: string;
  readonly length: number;
  readonly moves: string;
  readonly result: string | undefined;
}

/** More steps than these are counted; --json has them all. */
const MOST_STEPS = 6;
const MOST_REASONS = 4;
const MOST_GAINS = 2;

const turnAt = (points: readonly AnalysisPoint[], from: number): number | undefined =>
  points.find(({ at }) => at > from)?.turn;

const sayMoment = <A>({ points, side }: Analysis<A>, moment: DecidingMoment, place: number): string => {
  const { kind, from, to, by, swing, title, percent, throws = 1, grade = '' } = moment;
  const what =
    kind === 'luck' ? SAID.luck(title, throws, percent, swing > 0) : SAID.decision(by, title, grade);
  return `  ${place + 1}. ${SAID.moment(turnAt(points, from), from, to)}, ${SAID.swing(swing, side)}: ${what}`;
};

const sayDecision = <A>(
  { points }: Analysis<A>,
  { from, to, by, grade, lost, title, better, hurt }: GradedDecision<A>,
): readonly string[] => {
  const head = `  ${SAID.moment(turnAt(points, from), from, to)}: ${SAID.graded(by, grade, lost.toFixed(1))}`;
  if (better === undefined) return [head, SAID.played(title)];
  const steps = better.differs.flatMap(place => better.steps[place] ?? []);
  const more = steps.length - MOST_STEPS;
  return [
    head,
    SAID.played(title),
    ...(hurt === undefined ? [] : [SAID.hurt(hurt.step, hurt.points.toFixed(1))]),
    SAID.better(better.title),
    ...better.reasons.slice(0, MOST_REASONS).map(SAID.reason),
    ...better.gains
      .slice(0, MOST_GAINS)
      .map(({ title: what, before, after }) => SAID.gain(what, signed(after - before, 1))),
    ...(steps.length > 1 ? steps.slice(0, MOST_STEPS).map(SAID.step) : []),
    ...(more > 0 ? [SAID.moreSteps(more)] : []),
  ];
};

/** Worse than good, the costliest first. */
const told = <A>(decisions: readonly GradedDecision<A>[]): readonly GradedDecision<A>[] =>
  decisions
    .filter(({ grade }) => grade !== 'best' && grade !== 'good')
    .toSorted((one, other) => other.lost - one.lost);

/** The analysis for people. */
export const sayAnalysis = <A>(analysis: Analysis<A>, match: AnalysedMatch): string => {
  const { side, viewer, level, points, start, decisions, moments, totals, share, complete } = analysis;
  const bad = told(decisions);
  return [
    SAID.head(match.title, match.moves, match.result),
    SAID.by(level, side),
    ...(viewer === undefined ? [] : [SAID.ownView(viewer)]),
    ...(complete ? [] : [SAID.cut(Math.floor(share * 100))]),
    '',
    SAID.graph(side),
    ...graphOf(start, points, match.length),
    '',
    SAID.moments,
    ...(moments.length === 0
      ? [`  ${SAID.noMoments}`]
      : moments.map((each, place) => sayMoment(analysis, each, place))),
    '',
    SAID.totals,
    ...Object.entries(totals)
      .filter(([each]) => viewer === undefined || each === viewer)
      .flatMap(([each, { luck, lost, grades }]) => [
        SAID.total(each, signed(luck, 1), lost.toFixed(1)),
        SAID.grades(GRADES.map(grade => [grade, grades[grade]] as const)),
      ]),
    '',
    SAID.decisions,
    ...(bad.length === 0 ? [`  ${SAID.noDecisions}`] : bad.flatMap(each => sayDecision(analysis, each))),
  ].join('\n');
};
