import type { Generated } from 'kysely';
import type { Moment } from './column.ts';

/** What a side of a finished game got: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface ResultsTable {
  readonly game: string;
  readonly side: string;
  readonly rules: string;
  readonly scenario: string;
  readonly player: string | null;
  readonly computer: string | null;
  readonly score: number;
  readonly rated: Generated<boolean>;
  readonly finished_at: Generated<Moment>;
}

/** Glicko-2, for each game and scenario; an empty scenario is the game as a whole. */
export interface RatingsTable {
  readonly player: string;
  readonly rules: string;
  readonly scenario: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: Generated<number>;
  readonly changed_at: Generated<Moment>;
}
