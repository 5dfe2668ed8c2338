/** What a force sets out to do, over one turn or several. Plain data: it is kept from one thought to the next. */
export interface Task {
  /** A force keeps its name as long as it stays together. */
  readonly force: string;
  /** What it is to do, told apart from everything else that it could do: `hunt`, `strike 2415`. */
  readonly aim: string;
}

/** What a side has ordered. */
export interface Tasking {
  /** The watch in which it was ordered. */
  readonly watch: number;
  readonly tasks: readonly Task[];
}

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
