/** What counts how much in a position. */
export const WEIGHTS = {
  points: 2,
  worth: 2,
  /** For each hex nearer to where it should be. */
  way: 0.08,
  /** A unit that the enemy has found. */
  found: 0.06,
  /** Aircraft whose airfield is damaged: for a night or two they do not fly. */
  grounded: 0.25,
  /** An attack that the ships under way can still make from where they are: a little less than one that is made. */
  shot: 0.85,
} as const;
