import type { AdvisedPlan, ConsideredChange } from './advice.ts';
import type { GameTypes } from './game.ts';

/** From the best to the worst. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** The chances of one side; together they are 1. */
export interface WinChance {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** How values and results hang together in one scenario, from many games between equal players. */
export interface WinCurve {
  /** The stage at which games end, in the middle. */
  readonly length: number;
  /** The points by which a result may still differ: at the start and at the end of the game. The second is the smaller one. */
  readonly spread: readonly [number, number];
  /** What the first side of the game has beyond the value: at the start and at the end. */
  readonly lean: readonly [number, number];
  /** Half of the points within which a result is a draw. */
  readonly draw: number;
}

/** The curves of a game. */
export interface WinCurves<T extends GameTypes> {
  readonly scenarioOf: (state: T['state']) => string;
  /** By the id of the scenario; one without a curve has no chances. */
  readonly curves: { readonly [scenario: string]: WinCurve };
}

/** One point of the graph: how the game stood after one or several entries that belong together. */
export interface AnalysisPoint {
  /** After this many entries of the log. */
  readonly at: number;
  readonly by: string;
  readonly turn?: number;
  /** What the position is worth to the side, in points. */
  readonly value: number;
  /** What that value has meant in many games, where that is known. */
  readonly chance?: WinChance;
  /** The lead of the side by the score of that moment, where it was asked for. */
  readonly lead?: number;
  /** By how much a throw was better for the side than the mean of all throws; 0 for decisions. */
  readonly luck: number;
  /** What a decision cost the side that made it, in points, 0 or more; undefined while it is not judged. */
  readonly lost?: number;
}

/** A better way to have played, told like advice. */
export interface BetterPlan<A> extends AdvisedPlan<A> {
  /** The places in `actions` of what was not played, what the plan would miss most first. */
  readonly differs: readonly number[];
  /** What it would have changed against what was played, the most moved first. */
  readonly gains: readonly ConsideredChange[];
}

/** All that a side did at a stretch: until dice were thrown, somebody else acted or the phase was over. */
export interface GradedDecision<A> {
  /** The position before it: this many entries. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
  /** What was played, in a few words. */
  readonly title: string;
  readonly grade: Grade;
  /** Points that the best plan found is better, from what the side could know. */
  readonly lost: number;
  /** By how much it cut the expected result of the side, where a win is 1 and a draw a half; where that is known. */
  readonly lostChance?: number;
  /** The step that hurt most: without it the position would be better by this much. */
  readonly hurt?: { readonly step: string; readonly points: number };
  /** Told where the decision is not good. */
  readonly better?: BetterPlan<A>;
}

/** A swing that decided the game. */
export interface DecidingMoment {
  readonly kind: 'luck' | 'decision';
  /** The position before it, and after it: this many entries. */
  readonly from: number;
  readonly to: number;
  /** Who decided, or whose plan the dice were thrown for. */
  readonly by: string;
  /** Above zero: good for the side that the analysis is for. */
  readonly swing: number;
  /** What was played, in a few words; for a throw the last step before it, empty where nobody may know it. */
  readonly title: string;
  /** For a single throw: the chance of one as good or better, as bad or worse, in percent. */
  readonly percent?: number;
  /** How often dice were thrown in a row. */
  readonly throws?: number;
  readonly grade?: Grade;
}

export interface SideTotals {
  /** What the dice gave to the side, and took from it. */
  readonly luck: number;
  /** What its decisions cost it. */
  readonly lost: number;
  readonly grades: { readonly [grade in Grade]: number };
}

/** Plain data: it goes through a worker and into a file as it is. */
export interface Analysis<A> {
  readonly format: 'narrow-seas/analysis';
  readonly version: 1;
  readonly game: string;
  /** The log and the request that it belongs to. */
  readonly key: string;
  /** Values are points for this side. */
  readonly side: string;
  /** The side whose view alone was looked at, while others still had secrets; left out when all was open. */
  readonly viewer?: string;
  readonly level: string;
  /** The points of one level of victory, by which decisions are graded. */
  readonly scale: number;
  readonly start: number;
  readonly startChance?: WinChance;
  readonly points: readonly AnalysisPoint[];
  readonly decisions: readonly GradedDecision<A>[];
  readonly moments: readonly DecidingMoment[];
  readonly totals: { readonly [side: string]: SideTotals };
  /** How much of the work is done, 0 to 1. */
  readonly share: number;
  readonly complete: boolean;
}

/** What one position is worth, and the best plans in it, as far as that is thought out. */
export interface PositionReport<A> {
  /** The value and the chances are for this side. */
  readonly side: string;
  readonly value: number;
  readonly chance?: WinChance;
  /** Who plans: left out where dice are due, where all is over, and where it is not the turn of the one who may be shown. */
  readonly by?: string;
  readonly level: string;
  /** Different plans of that side, best first; their points are for it. */
  readonly plans: readonly AdvisedPlan<A>[];
  readonly complete: boolean;
}

/** What one entry of a line led to. */
export interface LineWords {
  readonly value: number;
  readonly chance?: WinChance;
  readonly turn?: number;
  /** At the end of what a side did at a stretch: that, in a few words. */
  readonly title?: string;
}
