import { ok, type Result } from '@narrow-seas/core';
import { startProgress } from '../progress.ts';
import type { World } from '../world.ts';
import type { Bout } from './bout.ts';
import { playAll, type Watch } from './crew.ts';
import { type Fixture, keyOf } from './fixture.ts';
import type { Keeper } from './keeper.ts';

/** Plays games and tells of each as it ends, here or on other machines. */
export type PlayGames = (fixtures: readonly Fixture[], watch: Watch) => Promise<unknown>;

/** Games to play, those that are played already, and when that is enough. */
export interface BatchGames {
  readonly title: string;
  readonly fixtures: readonly Fixture[];
  readonly threads: number;
  readonly played: ReadonlyMap<string, Bout>;
  readonly isQuiet: boolean;
  /** Left out where this machine plays. */
  readonly play?: PlayGames | undefined;
  /** What the progress says. */
  readonly say: (played: ReadonlyMap<string, Bout>) => string;
  /** Asked after each game; left out where all are played. */
  readonly isEnough?: (played: ReadonlyMap<string, Bout>) => boolean;
}

const playingHere =
  ({ shelf }: World, threads: number): PlayGames =>
  (fixtures, watch) =>
    playAll(shelf, fixtures, threads, watch);

/** Plays until all are played, that is enough, Ctrl-C is pressed or a game cannot be kept; what was played by then counts. */
export const playBatch = async (
  world: World,
  batch: BatchGames,
  keeper: Keeper,
): Promise<Result<readonly Bout[], string>> => {
  const bouts = new Map(batch.played);
  const kept: Result<unknown, string> =
    batch.isEnough?.(bouts) === true ? ok(undefined) : await playOnTo(world, batch, keeper, bouts);
  return kept.ok ? ok(batch.fixtures.flatMap(fixture => bouts.get(keyOf(fixture)) ?? [])) : kept;
};

/** Plays what is left, and puts each game to the others as it ends. */
const playOnTo = async (
  world: World,
  batch: BatchGames,
  keeper: Keeper,
  bouts: Map<string, Bout>,
): Promise<Result<unknown, string>> => {
  const { title, fixtures, threads, played, isQuiet, say, isEnough } = batch;
  const interrupt = { pressed: false, stop: () => undefined as void };
  const halt = (): void => {
    interrupt.pressed = true;
    interrupt.stop();
  };
  const release = world.onInterrupt(halt);
  const progress = startProgress(world, `simulate ${title}`, isQuiet);
  const left = fixtures.filter(fixture => !played.has(keyOf(fixture)));
  const play = batch.play ?? playingHere(world, threads);
  let done = 0;
  let kept: Result<unknown, string> = ok(undefined);
  const onBout = (bout: Bout): void => {
    if (kept.ok) kept = keeper.add(bout);
    if (!kept.ok) return halt();
    bouts.set(keyOf(bout), bout);
    done += 1;
    progress.show({ done, total: left.length, text: say(bouts) });
    if (isEnough?.(bouts) === true) halt();
  };
  try {
    const onStop = (stop: () => void): void => void (interrupt.stop = stop);
    await play(left, { onBout, isStopped: () => interrupt.pressed, onStop });
  } finally {
    progress.stop();
    release();
  }
  return kept;
};
