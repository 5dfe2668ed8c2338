import type { Random, Sketch, Stroke } from '@narrow-seas/core';

/** How long to improve a sketch: values asked for. */
export interface Refinement {
  readonly looks: number;
  /** How much worse, in points, a step may make things at first. */
  readonly heat: number;
  /** Whether to begin by bringing every slot to its best choice: needed unless the sketch is good already. */
  readonly sweeps: boolean;
}

export interface Refined {
  readonly value: number;
  readonly looks: number;
  readonly choices: readonly number[];
}

/**
 * Improves a sketch in place, slot by slot to the best choice, then by single and joint changes of which worse ones are
 * taken more and more seldom; the best plan is never lost. Each step tells the best so far.
 */
export function* refine<Action>(
  sketch: Sketch<Action>,
  random: Random,
  { looks, heat, sweeps }: Refinement,
): Generator<Refined, Refined> {
  const run: Run<Action> = {
    sketch,
    random,
    looks: 1,
    value: sketch.value(),
    best: choicesOf(sketch),
    bestValue: 0,
  };
  run.bestValue = run.value;
  const open = sketch.counts.flatMap((count, slot) => (count > 1 ? [slot] : []));
  if (open.length === 0) return told(run);
  if (sweeps) sweep(run, open);
  yield told(run);
  while (run.looks < looks) {
    for (let step = 0; step < STEP; step += 1) wander(run, open, heat * Math.max(0, 1 - run.looks / looks));
    restore(run);
    yield told(run);
  }
  return told(run);
}

const STEP = 256;

interface Run<Action> {
  readonly sketch: Sketch<Action>;
  readonly random: Random;
  looks: number;
  value: number;
  best: readonly number[];
  bestValue: number;
}

const told = <Action>({ bestValue, looks, best }: Run<Action>): Refined => ({
  value: bestValue,
  looks,
  choices: best,
});

const choicesOf = <Action>({ counts, chosen }: Sketch<Action>): readonly number[] =>
  counts.map((_, slot) => chosen(slot));

const keep = <Action>(run: Run<Action>): void => {
  if (run.value <= run.bestValue) return;
  run.bestValue = run.value;
  run.best = choicesOf(run.sketch);
};

/** Back to the best, so that a caller that stops here finds it. Two that want each other's place first make room. */
const restore = <Action>(run: Run<Action>): void => {
  const { sketch, best } = run;
  if (run.value === run.bestValue) return;
  for (let round = 0; round < MOST_ROUNDS; round += 1)
    for (const [slot, choice] of best.entries())
      if (sketch.chosen(slot) !== choice && !sketch.take(slot, choice)) sketch.take(slot, 0);
  run.value = sketch.value();
  run.looks += 1;
};

const MOST_ROUNDS = 4;

/** Every slot to its best choice as things are. */
const sweep = <Action>(run: Run<Action>, open: readonly number[]): void => {
  const { sketch, random } = run;
  const first = random.below(open.length);
  for (let place = 0; place < open.length; place += 1) {
    const slot = open[(first + place) % open.length] as number;
    let kept = sketch.chosen(slot);
    for (let choice = 0; choice < (sketch.counts[slot] as number); choice += 1) {
      if (choice === kept || !sketch.take(slot, choice)) continue;
      const value = sketch.value();
      run.looks += 1;
      if (value > run.value + LEAST) {
        run.value = value;
        kept = choice;
      }
    }
    sketch.take(slot, kept);
  }
  keep(run);
};

const LEAST = 1e-9;

/** One change, or a few at once; undone when it is worse than the heat allows. */
const wander = <Action>(run: Run<Action>, open: readonly number[], heat: number): void => {
  const { sketch } = run;
  const strokes = proposal(run, open);
  const undo: Stroke[] = [];
  let changed = true;
  for (const { slot, choice } of strokes) {
    const before = sketch.chosen(slot);
    if (before === choice) continue;
    if (!sketch.take(slot, choice)) {
      changed = false;
      break;
    }
    undo.push({ slot, choice: before });
  }
  if (undo.length === 0) {
    run.looks += 0.1;
    return;
  }
  const value = changed ? sketch.value() : Number.NEGATIVE_INFINITY;
  run.looks += changed ? 1 : 0.1;
  if (value >= run.value || (heat > 0 && value > run.value - heat * drawn(run.random))) {
    run.value = value;
    keep(run);
    return;
  }
  for (const { slot, choice } of undo.reverse()) sketch.take(slot, choice);
};

/** Exponential, in whole steps so that it is the same everywhere. */
const drawn = (random: Random): number => -Math.log((1 + random.below(1000)) / 1001);

const proposal = <Action>({ sketch, random }: Run<Action>, open: readonly number[]): readonly Stroke[] => {
  const kind = random.below(8);
  if (kind < 2 && sketch.gambits.length > 0)
    return sketch.gambits[random.below(sketch.gambits.length)] as readonly Stroke[];
  const any = (): Stroke => {
    const slot = open[random.below(open.length)] as number;
    return { slot, choice: random.below(sketch.counts[slot] as number) };
  };
  return kind === 2 ? [any(), any()] : [any()];
};
