import { type GameTypes, type ProvenAnswer, provingAnswer, type Result } from '@narrow-seas/core';

/** How long a proof works before it lets the page be heard, in milliseconds. */
const SLICE_MS = 40;

/** More positions than any answer of a person has led to; a longer proof would not end while somebody waits. */
const MOST_POSITIONS = 200_000;

type Asked<T extends GameTypes> = Parameters<typeof provingAnswer<T>>;

/** A proof that goes on while the page may ask how far it is, or ends it. */
export interface RunningProof<T extends GameTypes> {
  /** How much is done, 0 to 1. */
  readonly share: () => number;
  readonly stop: () => void;
  /** Undefined where it was stopped. */
  readonly proven: Promise<Result<ProvenAnswer<T>, string> | undefined>;
}

const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

export const runProof = <T extends GameTypes>(
  kit: Asked<T>[0],
  claim: Asked<T>[1],
  actions: Asked<T>[2],
): RunningProof<T> => {
  const state = { share: 0, isStopped: false };
  const proving = provingAnswer(kit, claim, actions, MOST_POSITIONS);
  const prove = async (): Promise<Result<ProvenAnswer<T>, string> | undefined> => {
    await nextTask();
    let until = performance.now() + SLICE_MS;
    for (let step = proving.next(); !state.isStopped; step = proving.next()) {
      if (step.done) return step.value;
      state.share = step.value;
      if (performance.now() < until) continue;
      // oxlint-disable-next-line no-await-in-loop -- in between the page is heard
      await nextTask();
      until = performance.now() + SLICE_MS;
    }
    return undefined;
  };
  return { share: () => state.share, stop: () => void (state.isStopped = true), proven: prove() };
};
