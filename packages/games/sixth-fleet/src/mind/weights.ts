/** How much each thing counts, in points. Measured by leaving one out at a time: see docs/ladder.md. */
export interface Weights {
  /** [13.0] A living unit beyond its points: it will still fight. */
  readonly useful: number;
  /** The share of a ship's worth that a retreat takes from it. */
  readonly givenWay: number;
  /** What may be taken in a Combat Phase, by when it comes: now, after the victim has moved, after he has fought too. */
  readonly strikeNow: number;
  readonly strikeSoon: number;
  readonly strikeLater: number;
  /** What must be given up because an owed attack cannot be made. */
  readonly dutyNow: number;
  readonly dutySoon: number;
  readonly dutyLater: number;
  /** Aircraft that cannot come home. */
  readonly astray: number;
  /** The risk of being cut off while the enemy moves, by the range left at the nearest base; the last holds beyond. */
  readonly risk: readonly number[];
  /** [13.1] */
  readonly objectives: number;
  /** Strength brought near enemies that it could strike. */
  readonly approach: number;
  /** [15.0] All entrances of the Aegean under control of one's ships. */
  readonly straits: number;
  /** [10.44] [12.24] The Bosphorus opened to the Black Sea Fleet. */
  readonly gate: number;
  /** What a victory is worth beyond its points. */
  readonly victory: number;
}

export const WEIGHTS: Weights = {
  useful: 0.3,
  givenWay: 0.06,
  strikeNow: 1.2,
  strikeSoon: 0.2,
  strikeLater: 0.3,
  dutyNow: 0.65,
  dutySoon: 0.15,
  dutyLater: 0.12,
  astray: 1,
  risk: [0.6, 0.6, 0.6, 0.5, 0.5, 0.3, 0.2, 0.12, 0.08],
  objectives: 1,
  approach: 0.03,
  straits: 0.5,
  gate: 8,
  victory: 15,
};
