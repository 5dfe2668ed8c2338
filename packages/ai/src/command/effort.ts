/** How much trouble is taken over orders. */
export interface Deliberation {
  /** Moves in all trials together; the trial under way is finished. */
  readonly moves: number;
  /** How often a change of orders is tried, each time with other dice and, where something is hidden, on another truth. */
  readonly looks: number;
  /** After how many trials a change that looks worse is given up. */
  readonly least: number;
  /** How many errors of the mean a change must be better by. */
  readonly sure: number;
  /** How often all forces are gone through. */
  readonly rounds: number;
  /** Whether the enemy is thought to order what hurts most. */
  readonly answers: boolean;
}
