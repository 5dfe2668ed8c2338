import rate from 'glicko2-lite';

/** Glicko-2: how strong a player is, how sure that is, and how much it varies. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What everybody begins with. */
export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The strength after one game: 1 for a win, 0.5 for a draw, 0 for a loss. */
export const afterGame = (mine: Strength, other: Strength, score: number): Strength => {
  const { rating, rd, vol } = rate(mine.rating, mine.deviation, mine.volatility, [
    [other.rating, other.deviation, score],
  ]);
  return { rating, deviation: rd, volatility: vol };
};
