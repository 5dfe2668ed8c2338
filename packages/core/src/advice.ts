import type { GameTypes } from './game.ts';

/** One thing that the evaluation counts, in points for the side that asks. */
export interface Consideration {
  readonly id: string;
  /** What it is about, in a few words: "aircraft that may not come home". */
  readonly title: string;
  readonly value: number;
}

/** How far a plan moves one consideration. */
export interface ConsideredChange {
  readonly id: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

/** A plan that is worth a thought, as plain data: it goes through a worker and into a page as it is. */
export interface AdvisedPlan<A> {
  /** To be played in this order; a throw of the dice ends a plan, and then one asks again. */
  readonly actions: readonly A[];
  /** The heart of it: "Attack Gr25 in 1423 with So32". */
  readonly title: string;
  /** Each action in words. */
  readonly steps: readonly string[];
  /** Where each action leads, hex by hex, in the same order; empty for what happens nowhere. */
  readonly ways?: readonly (readonly number[])[];
  /** Why, the weightiest first. */
  readonly reasons: readonly string[];
  /** What the position is worth after it, in points: the exact mean over the dice that follow. */
  readonly expected: number;
  /** `expected` less what the position is worth if nothing is done. */
  readonly change: number;
  /** The considerations that the plan moves, the most moved first. */
  readonly changes: readonly ConsideredChange[];
}

export interface Advice<A> {
  readonly side: string;
  /** Who advises. */
  readonly level: string;
  /** What the position is worth now. */
  readonly now: number;
  /** Different plans, best first; none while the first is thought out, and none where there is nothing to do. */
  readonly plans: readonly AdvisedPlan<A>[];
  /** Positions looked at so far. */
  readonly nodes: number;
  /** False as long as thinking goes on, and in what was cut short. */
  readonly complete: boolean;
}

/** A plan as a game's words are asked about it. */
export interface ConsideredPlan<T extends GameTypes> {
  readonly side: T['side'];
  readonly before: T['state'];
  /** After the plan, before dice are thrown and before the phase is ended. */
  readonly after: T['state'];
  readonly actions: readonly T['action'][];
  /** The action that the plan would miss most. */
  readonly heart: T['action'] | undefined;
  readonly changes: readonly ConsideredChange[];
}

/** What a game says about plans. Everything it tells must be in the view of the side: `before` is an imagined truth. */
export interface Counsel<T extends GameTypes> {
  /** What the evaluation is made of; the values add up to it. */
  readonly considerations: (state: T['state'], side: T['side']) => readonly Consideration[];
  /** Actions of one idea have the same word; another plan is one with another idea at its heart. */
  readonly idea: (action: T['action']) => string;
  /** Whole plans, best first, where the game finds them itself; left out, the level plans the phase. */
  readonly plans?: (state: T['state'], side: T['side']) => Iterable<readonly T['action'][]>;
  readonly title: (plan: ConsideredPlan<T>) => string;
  readonly steps: (plan: ConsideredPlan<T>) => readonly string[];
  /** The hexes of each step, from the first to the last, for a map; left out where a game draws no plans. */
  readonly ways?: (plan: ConsideredPlan<T>) => readonly (readonly number[])[];
  readonly reasons: (plan: ConsideredPlan<T>) => readonly string[];
  /** What a level says, where its evaluation is another; left out where all count alike. */
  readonly at?: (level: string) => Counsel<T>;
}
