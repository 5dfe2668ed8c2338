import type { GameTypes } from './game.ts';

/** A unit that was lost. */
export interface Loss {
  readonly side: string;
  readonly kind: string;
  readonly cause: string;
}

/** An attack whose die is due. */
export interface Shot {
  /** Who attacks. */
  readonly side: string;
  /** "torpedoes", "aircraft against ships". */
  readonly what: string;
}

/** Attacks that a die decides: what is told of them is compared with the chances that the rules give. */
export interface Gunnery<T extends GameTypes> {
  /** The attack that the die now due decides; undefined where it is for something else. */
  readonly shot: (state: T['state']) => Shot | undefined;
  /** Whether the event says that the attack did something to its target. */
  readonly isHit: (event: T['event']) => boolean;
}

/** What a game tells the laboratory beyond its outcome. */
export interface Ledger<T extends GameTypes> {
  readonly turn: (state: T['state']) => number;
  /** The account now, for the first or the second side as `pointsTitle` says. */
  readonly points: (state: T['state']) => number;
  readonly pointsTitle: string;
  /** The side that points above zero are good for. */
  readonly favours?: (state: T['state']) => string;
  /** Left out where no single die tells whether an attack hits. */
  readonly gunnery?: Gunnery<T>;
  /** What an event that happened in `state` cost whom. */
  readonly losses: (state: T['state'], event: T['event']) => readonly Loss[];
}
