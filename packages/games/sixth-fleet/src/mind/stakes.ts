/** How much each thing counts at the end of a Movement Phase, in points. */
export interface Stakes {
  /** [13.0] A living unit beyond its points: it will still fight. */
  readonly useful: number;
  /** The same for each point of its strengths. */
  readonly force: number;
  /** The share of a ship's worth that a retreat takes from it. */
  readonly pushed: number;
  /** What the enemy may take in his Combat Phase, which comes at once. */
  readonly strikeNow: number;
  /** [8.24] What he must give up in it. */
  readonly dutyNow: number;
  /** What one may take after he has moved: from ships that are held, and from those that can leave. */
  readonly strikeHeld: number;
  readonly strikeFree: number;
  /** What one must give up then, if he stays. */
  readonly dutyLater: number;
  /** The risk of an aircraft being cut off, by the range left at the nearest base; the last holds beyond. */
  readonly risk: readonly number[];
  /** [9.31] Enemy aircraft that cannot leave. */
  readonly caught: number;
  /** Being a hex nearer to a ship that one could strike. */
  readonly approach: number;
  /** [15.0] All entrances of the Aegean under control of one's ships. */
  readonly straits: number;
  /** [13.1] */
  readonly objectives: number;
  /** How fast the bonuses lose weight, counted back from the end. */
  readonly patience: number;
  /** [10.44] [12.24] The Bosphorus opened to the Black Sea Fleet. */
  readonly gate: number;
  /** How much of what a reply took from a unit is held against the place where it stood. */
  readonly lesson: number;
}

export const STAKES: Stakes = {
  useful: 0.3,
  force: 0.03,
  pushed: 0.06,
  strikeNow: 1.2,
  dutyNow: 0.65,
  strikeHeld: 0.6,
  strikeFree: 0.3,
  dutyLater: 0.12,
  risk: [0.6, 0.6, 0.6, 0.5, 0.5, 0.3, 0.2, 0.12, 0.08],
  caught: 0.7,
  approach: 0.03,
  straits: 0.5,
  objectives: 1,
  patience: 3,
  gate: 8,
  lesson: 0.5,
};
