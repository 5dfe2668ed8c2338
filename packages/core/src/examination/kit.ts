import type { Desk } from '../desk.ts';
import type { GameTypes, Mover, Viewer } from '../game.ts';
import type { Opening } from '../match.ts';
import type { Random } from '../random.ts';
import type { StandingRules } from '../standing-orders.ts';

/** Something that must hold in every state, or from one to the next; answers with what is wrong, or undefined. */
export type Invariant<T extends GameTypes> = (
  state: T['state'],
  /** The state before the last move; none at the start. */
  before: T['state'] | undefined,
) => string | undefined;

/**
 * Another action of the same mover that `viewer` must not be able to tell from this one (a mine laid elsewhere, another
 * sealed order), or undefined when the action holds no secret from that viewer.
 */
export type Disguise<T extends GameTypes> = (
  state: T['state'],
  by: Mover<T['side']>,
  action: T['action'],
  viewer: Viewer<T['side']>,
  random: Random,
) => T['action'] | undefined;

/** A game's desk, and what it may be asked about. */
export interface ExamDesk<T extends GameTypes> {
  readonly desk: Desk<T>;
  /** How many hexes the grid has: drawn land and what lies off the printed sheet can be clicked like any other. */
  readonly hexes: (view: T['view']) => number;
  /** Every piece that a screen shows in this view, on the map or in a tray. */
  readonly pieces: (view: T['view']) => readonly number[];
}

/** What a game brings to its examination. */
export interface ExamKit<T extends GameTypes> {
  readonly openings: readonly Opening[];
  /** The most moves a random game may take. */
  readonly bound: number;
  /** Whether an offer lists every action it accepts, or one of each kind (one path to a hex out of many). */
  readonly lists: 'every-action' | 'one-of-a-kind';
  /** `none` is a promise that everybody sees everything; it is examined too. */
  readonly secrets: 'none' | Disguise<T>;
  readonly invariants: readonly Invariant<T>[];
  /** Events that may bring secrets into the open; left out: those that cannot be taken back. */
  readonly reveals?: (event: T['event']) => boolean;
  /** Left out where a game has none. */
  readonly desk?: ExamDesk<T>;
  /** Left out where a game has none. */
  readonly standing?: StandingRules<T>;
}
