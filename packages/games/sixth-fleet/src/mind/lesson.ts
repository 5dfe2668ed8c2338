import type { Slot } from './choice.ts';
import { opposite, type SideIndex } from './facts.ts';
import type { FleetPlan } from './fleet-plan.ts';
import type { Stakes } from './stakes.ts';

/** What the replies so far took where each choice was made, and how often it was made. */
export interface Lessons {
  readonly cost: readonly Float64Array[];
  readonly seen: readonly Uint16Array[];
}

export const emptyLessons = (slots: readonly Slot[]): Lessons => ({
  cost: slots.map(({ choices }) => new Float64Array(choices.length)),
  seen: slots.map(({ choices }) => new Uint16Array(choices.length)),
});

/** What is held against a plan. */
export const lessonOf = ({ cost }: Lessons, chosen: Uint16Array): number => {
  let sum = 0;
  for (let slot = 0; slot < chosen.length; slot += 1)
    sum += (cost[slot] as Float64Array)[chosen[slot] as number] as number;
  return sum;
};

interface Reckoning {
  readonly side: SideIndex;
  readonly stakes: Stakes;
  readonly sure: Float64Array;
  /** What the plan expected to be taken from each unit, and what the reply left to be taken. */
  readonly expected: Float64Array;
  readonly taken: Float64Array;
}

/** From what a reply took: which places cost most, and which enemies were still there to be struck. */
export const learn = (lessons: Lessons, plan: FleetPlan, reckoning: Reckoning): void => {
  const { side, stakes, taken } = reckoning;
  for (const [slot, { unit }] of plan.slots.entries()) {
    const choice = plan.chosen[slot] as number;
    const cost = lessons.cost[slot] as Float64Array;
    const seen = lessons.seen[slot] as Uint16Array;
    const before = seen[choice] as number;
    cost[choice] =
      ((cost[choice] as number) * before - stakes.lesson * (taken[unit] as number)) / (before + 1);
    seen[choice] = before + 1;
  }
  for (const unit of plan.board.units[opposite(side)]) learnSureness(reckoning, unit);
};

/** Less than this was expected of a unit by chance. */
const LITTLE = 0.05;

const learnSureness = ({ sure, expected, taken, stakes }: Reckoning, unit: number): void => {
  const hoped = expected[unit] as number;
  if (hoped < LITTLE) return;
  const before = sure[unit] as number;
  const known = before >= 0 ? before : stakes.strikeFree;
  const found = Math.min(1, (known * (taken[unit] as number)) / hoped);
  sure[unit] = before >= 0 ? (before + found) / 2 : found;
};
