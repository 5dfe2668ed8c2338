import type { BattleScene } from '@narrow-seas/core';
import type { Store } from '../store/store.ts';
import type { Beat } from './beat.ts';

/** How the story of what others did is shown. */
export interface Film {
  /**
   * `held`: a battle waits until the player goes on. `skipping`: the player wants the summary, and the computer is not
   * through yet.
   */
  readonly mode: 'off' | 'playing' | 'paused' | 'held' | 'skipping';
  /** Whether the moves of others are shown one by one at all. */
  readonly isWanted: boolean;
  /** The story begins after this many entries of the log, and is told up to that many. */
  readonly from: number;
  readonly told: number;
  readonly beats: readonly Beat[];
  /** The place of the beat on the screen; -1 before the first. */
  readonly at: number;
  /** Beats up to this entry were seen as they happened: they are in the summary, and are not shown again. */
  readonly seenUpTo: number;
  /** The story goes on until the player has a phase of his own. */
  readonly isOver: boolean;
  /** The battle in the strip: of the film, or the player's own. */
  readonly battle: BattleScene | undefined;
  /** Its die still rolls. */
  readonly isRolling: boolean;
  /** Stays on the map until the next action. */
  readonly mark: BattleScene | undefined;
  /** The moment that is replayed. */
  readonly moment: Beat | undefined;
  readonly hasSummary: boolean;
  readonly hidesArrows: boolean;
}

export const NO_FILM: Film = {
  mode: 'off',
  isWanted: false,
  from: 0,
  told: 0,
  beats: [],
  at: -1,
  seenUpTo: 0,
  isOver: true,
  battle: undefined,
  isRolling: false,
  mark: undefined,
  moment: undefined,
  hasSummary: false,
  hidesArrows: false,
};

/** A story that begins after this many entries. */
export const freshStory = (from: number): Partial<Film> => ({
  from,
  told: from,
  beats: [],
  at: -1,
  seenUpTo: from,
  isOver: false,
  hasSummary: false,
  hidesArrows: false,
});

/** Whether the film is on the screen. */
export const isRunning = ({ mode }: Film): boolean =>
  mode === 'playing' || mode === 'paused' || mode === 'held';

/** The player has seen the result; its mark stays on the map. A battle that waits for a decision stays. */
export const acknowledge = (film: Store<Film>): void => {
  const { battle, isRolling } = film.get();
  if (battle !== undefined && battle.verdict !== '' && !isRolling) film.set({ battle: undefined });
};

/** The player's phase is over: nothing of what others did is shown any more. */
export const forgetStory = (film: Store<Film>): void =>
  film.set({ beats: [], at: -1, hasSummary: false, battle: undefined, mark: undefined, isOver: true });
