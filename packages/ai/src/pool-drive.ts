/** Thinking that can be stopped at any step: each step tells a whole answer, at least as good as the one before. */
export type Thinking<A> = Generator<A, A>;

/** What thinking lives on, wherever it runs: a clock, and a way to let messages through. */
export interface Clock {
  /** Milliseconds that only ever grow. */
  readonly now: () => number;
  /** Comes back once everything that waited has had its turn. */
  readonly pause: () => Promise<void>;
}

export interface Limits<A> {
  /** After this many milliseconds the best answer so far is taken. Without it thinking goes on to its end. */
  readonly milliseconds?: number;
  readonly isCancelled?: () => boolean;
  /** Told once a slice, not at every step: a page cannot draw faster. */
  readonly onProgress?: (answer: A) => void;
}

export interface Ended<A> {
  readonly ended: 'whole' | 'time' | 'cancelled';
  /** Undefined only when it was cancelled before the first step. */
  readonly answer: A | undefined;
}

/** How long thinking may go on before messages are let through. */
const SLICE_MS = 25;

/**
 * Thinks in slices, so that a cancellation is heard while it thinks. However short the time, one step is made: there is
 * always an answer.
 */
export const drive = async <A>(
  thinking: Thinking<A>,
  { now, pause }: Clock,
  { milliseconds = Number.POSITIVE_INFINITY, isCancelled = () => false, onProgress }: Limits<A> = {},
): Promise<Ended<A>> => {
  const until = now() + milliseconds;
  let answer: A | undefined;
  while (!isCancelled()) {
    const sliceEnds = Math.min(until, now() + SLICE_MS);
    const step = thinkUntil(thinking, now, sliceEnds);
    answer = step.value;
    if (step.done) return { ended: 'whole', answer };
    onProgress?.(answer);
    if (now() >= until) return { ended: 'time', answer };
    // oxlint-disable-next-line no-await-in-loop -- slices follow each other
    await pause();
  }
  return { ended: 'cancelled', answer };
};

const thinkUntil = <A>(thinking: Thinking<A>, now: () => number, end: number): IteratorResult<A, A> => {
  let step = thinking.next();
  while (!step.done && now() < end) step = thinking.next();
  return step;
};
