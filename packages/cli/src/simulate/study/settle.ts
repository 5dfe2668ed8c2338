import type { Block } from './blocks.ts';
import { type Effect, effectsIn, isSettled } from './compare.ts';
import type { Stage } from './sequential.ts';
import type { Study } from './study.ts';

/** Where a study stands after its first seeds. */
export interface Standing {
  /** The seeds that count: those up to the first at which everything was answered. */
  readonly blocks: readonly Block[];
  readonly effects: readonly Effect[];
  readonly isSettled: boolean;
  readonly stage: Stage;
}

export const standingOf = (study: Study, sides: readonly string[], blocks: readonly Block[]): Standing => {
  const settled = lookAlong(study, sides)(blocks);
  const counted = settled === undefined ? blocks : blocks.slice(0, settled);
  const stage = counted.length === study.seeds ? 'at-the-end' : 'under-way';
  return {
    blocks: counted,
    effects: effectsIn(study, sides, counted, stage),
    isSettled: settled !== undefined,
    stage,
  };
};

/**
 * Looks at every seed in its turn, whichever games end first, so that a study ends at the same seed on any number of
 * threads. Answers with the number of seeds at which all was answered before the end; what it has looked at it does not
 * look at again.
 */
export const lookAlong = (
  study: Study,
  sides: readonly string[],
): ((blocks: readonly Block[]) => number | undefined) => {
  const seen = { seeds: 0, settled: undefined as number | undefined };
  return blocks => {
    while (seen.settled === undefined && seen.seeds < blocks.length && study.stopping.early) {
      seen.seeds += 1;
      if (seen.seeds === study.seeds) break;
      const effects = effectsIn(study, sides, blocks.slice(0, seen.seeds), 'under-way');
      if (isSettled(study, effects)) seen.settled = seen.seeds;
    }
    return seen.settled;
  };
};
