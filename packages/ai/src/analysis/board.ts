import {
  type Analysis,
  type AnalysisPoint,
  type BetterPlan,
  type DecidingMoment,
  type GameTypes,
  type GradedDecision,
  type Question,
  sameData,
  seededRandom,
} from '@narrow-seas/core';
import { worth } from '../outlook.ts';
import { lastStepOf, titleOfPlayed } from './better.ts';
import { chanceIn, lostChanceIn } from './chance.ts';
import { gradeOf, worthTelling } from './grade.ts';
import type { Judged } from './judge.ts';
import { keyOf } from './key.ts';
import { luckOf } from './luck.ts';
import { momentsOf, type Thrown } from './moments.ts';
import type { AnalysisRequest } from './request.ts';
import type { DecisionStretch, Stretch, ThrowStretch } from './stretch.ts';
import { totalsOf } from './totals.ts';

/** A decision that is being judged; what is not known yet is missing. */
export interface Case<T extends GameTypes> {
  readonly stretch: DecisionStretch<T>;
  /** Its place in the graph. */
  readonly point: number;
  /** What was played, in a few words. */
  title: string;
  hurt?: GradedDecision<T['action']>['hurt'];
  judged?: Judged<T>;
  lost?: number;
  better?: BetterPlan<T['action']>;
}

/** An analysis while it is being made. */
export interface Board<T extends GameTypes> {
  readonly cases: readonly Case<T>[];
  /** Adds what happened to the graph. */
  readonly mark: (stretch: Stretch<T>) => void;
  /** This share of the work is done. */
  readonly advance: (share: number) => void;
  /** All that is known so far. */
  readonly tell: (complete?: boolean) => Analysis<T['action']>;
  /** The same as it was last told. */
  readonly told: () => Analysis<T['action']>;
}

/** What is written down while the match is gone through. */
interface Notes<T extends GameTypes> {
  readonly start: number;
  readonly key: string;
  readonly points: AnalysisPoint[];
  readonly throws: Thrown<T>[];
  readonly cases: Case<T>[];
  share: number;
  told: Analysis<T['action']> | undefined;
  /** What was decided last. */
  plan: DecisionStretch<T> | undefined;
}

export const openBoard = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
): Board<T> => {
  const { match, isOwnView } = request;
  const notes: Notes<T> = {
    start: worth(request, seenIn(request, match.start)),
    key: keyOf(request),
    points: [],
    throws: [],
    cases: [],
    share: 0,
    told: undefined,
    plan: undefined,
  };
  const tell = (complete = false): Analysis<T['action']> => {
    notes.told = toldFrom(request, notes, complete);
    return notes.told;
  };
  return {
    cases: notes.cases,
    mark: stretch => {
      if (isOwnView && isHidden(request, stretch)) return;
      if (stretch.kind === 'throw') markThrow(request, notes, stretch);
      else markDecision(request, notes, stretch);
    },
    advance: share => {
      notes.share = Math.min(1, share);
    },
    tell,
    told: () => notes.told ?? tell(),
  };
};

/** The truth, or what the side believes in while others still have secrets. */
const seenIn = <T extends GameTypes, Q extends Question>(
  { game, side, seed, isOwnView }: AnalysisRequest<T, Q>,
  state: T['state'],
): T['state'] => (isOwnView ? game.imagine(game.view(state, side), seededRandom(seed)) : state);

const about = <T extends GameTypes, Q extends Question>(
  { turnOf, leadOf }: AnalysisRequest<T, Q>,
  { before, after }: Stretch<T>,
): Pick<AnalysisPoint, 'turn' | 'lead'> => ({
  ...(turnOf === undefined ? {} : { turn: turnOf(before) }),
  ...(leadOf === undefined ? {} : { lead: leadOf(after) }),
});

/** A value with the chances that it means. */
const withChance = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  state: T['state'],
  value: number,
): Pick<AnalysisPoint, 'value' | 'chance'> => {
  const chance = chanceIn(request, state, request.side, value);
  return { value, ...(chance === undefined ? {} : { chance }) };
};

const markThrow = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  { points, throws, plan }: Notes<T>,
  stretch: ThrowStretch<T>,
): void => {
  const { from, to, action, before, after } = stretch;
  const found = luckOf(request, seenIn(request, before), action);
  const isKnown = found !== undefined && !request.isOwnView;
  const value = isKnown ? found.value : worth(request, seenIn(request, after));
  points.push({
    at: to,
    by: 'chance',
    ...about(request, stretch),
    ...withChance(request, after, value),
    luck: found?.luck ?? 0,
  });
  if (found === undefined) return;
  const { luck: swing, percent } = found;
  const last = throws.at(-1);
  // Several dice in a row are one piece of luck.
  if (last?.to === from)
    throws[throws.length - 1] = { ...last, to, swing: last.swing + swing, throws: last.throws + 1 };
  else throws.push({ from, to, swing, percent, throws: 1, plan });
};

const markDecision = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  notes: Notes<T>,
  stretch: DecisionStretch<T>,
): void => {
  const { points, cases } = notes;
  const { to, by, before, after, actions, isOrdered } = stretch;
  const value = worth(request, seenIn(request, after));
  points.push({ at: to, by, ...about(request, stretch), ...withChance(request, after, value), luck: 0 });
  notes.plan = stretch;
  if (isOrdered || (request.isOwnView && by !== request.side)) return;
  const title = titleOfPlayed({ ...request, side: by }, request.counsel, before, actions);
  cases.push({ stretch, point: points.length - 1, title });
};

/** What was done before a throw is told only to who may know it. */
const withTitle = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  moment: DecidingMoment | Thrown<T>,
): DecidingMoment => {
  if ('kind' in moment) return moment;
  const { plan, percent, ...thrown } = moment;
  const by = plan?.by ?? request.side;
  const isKnown = plan !== undefined && (!request.isOwnView || by === request.side);
  const judge = { ...request, side: by };
  const title = isKnown ? lastStepOf(judge, request.counsel, plan.before, plan.actions) : '';
  return { kind: 'luck', by, title, ...thrown, ...(thrown.throws === 1 ? { percent } : {}) };
};

const toldFrom = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  { start, key, points, throws, cases, share }: Notes<T>,
  complete: boolean,
): Analysis<T['action']> => {
  const { game, side, isOwnView, level, scale, match } = request;
  const startChance = chanceIn(request, match.start, side, start);
  const decisions = cases.flatMap(found => graded(request, found, points[found.point]?.value ?? 0));
  for (const { point, lost } of cases)
    if (lost !== undefined) points[point] = { ...(points[point] as AnalysisPoint), lost };
  const moments = momentsOf(side, throws, decisions, worthTelling(scale));
  return {
    format: 'narrow-seas/analysis',
    version: 1,
    game: game.id,
    key,
    side,
    ...(isOwnView ? { viewer: side } : {}),
    level,
    scale,
    start,
    ...(startChance === undefined ? {} : { startChance }),
    points: [...points],
    decisions,
    moments: moments.map(each => withTitle(request, each)),
    totals: totalsOf(game.sides, side, points, decisions),
    share: complete ? 1 : share,
    complete,
  };
};

/** Whether the side saw nothing of it. */
const isHidden = <T extends GameTypes, Q extends Question>(
  { game, side }: AnalysisRequest<T, Q>,
  { before, after }: Stretch<T>,
): boolean => sameData(game.view(before, side), game.view(after, side));

const graded = <T extends GameTypes, Q extends Question>(
  request: AnalysisRequest<T, Q>,
  { stretch: { from, to, by, before }, title, lost, better, hurt }: Case<T>,
  value: number,
): readonly GradedDecision<T['action']>[] => {
  if (lost === undefined) return [];
  const own = by === request.side ? value : 0 - value;
  const lostChance = lostChanceIn(request, before, by, own, lost);
  const told = {
    ...(lostChance === undefined ? {} : { lostChance }),
    ...(hurt === undefined ? {} : { hurt }),
    ...(better === undefined ? {} : { better }),
  };
  return [{ from, to, by, title, grade: gradeOf(lost, request.scale), lost, ...told }];
};
