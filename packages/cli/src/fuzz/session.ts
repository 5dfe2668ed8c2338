import { setInterval } from 'node:timers/promises';
import {
  counted,
  type ExamKit,
  type ExamReport,
  type Game,
  type GameTypes,
  together,
} from '@narrow-seas/core';
import { brief } from '../number.ts';
import { startProgress } from '../progress.ts';
import type { World } from '../world.ts';
import { type Course, patienceFor, type Walked } from './hunt.ts';
import { type Hunters, huntBeside, huntHere } from './hunters.ts';
import { FUZZ_WORDS } from '../words/verbs.ts';

/** Why a hunt ended. */
export type Ending = 'time' | 'finding' | 'interrupt';

/** How a hunt stands. */
interface Hunted {
  readonly report: ExamReport;
  /** How many games were examined at every moment. */
  readonly thorough: number;
  /** Of the game with the finding. */
  readonly pace: number;
}

export interface Session extends Hunted {
  readonly ended: Ending;
  readonly milliseconds: number;
}

export interface Hunting extends Course {
  readonly milliseconds: number;
  readonly threads: number;
  readonly quiet: boolean;
}

/** Hunts until the time is up, something is found or Ctrl-C is pressed. */
export const runSession = async <T extends GameTypes>(
  world: World,
  game: Game<T>,
  kit: ExamKit<T>,
  hunting: Hunting,
): Promise<Session> => {
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const { seed, pace, threads, milliseconds } = hunting;
  const start = world.now();
  const hunters =
    threads > 1
      ? huntBeside(game.id, { seed, pace }, threads, milliseconds)
      : huntHere(game, kit, hunting, patienceFor(hunting, milliseconds, world.now));
  try {
    return await watch(world, `fuzz ${game.id}`, hunters, hunting, start, () => interrupt.pressed);
  } finally {
    release();
    await hunters.stop();
  }
};

const NOTHING: Hunted = { report: { findings: [], games: 0, moves: 0, events: {} }, thorough: 0, pace: 1 };

const watch = async (
  world: World,
  title: string,
  hunters: Hunters,
  { milliseconds, quiet, pace }: Hunting,
  start: number,
  isInterrupted: () => boolean,
): Promise<Session> => {
  const progress = startProgress(world, title, quiet);
  let hunted = NOTHING;
  try {
    // A signal is heard between two ticks.
    for await (const _ of setInterval(hunters.wait)) {
      for (const walked of hunters.take()) hunted = withWalk(hunted, walked);
      const elapsed = world.now() - start;
      progress.show({ done: elapsed, total: milliseconds, text: sayCount(hunted.report, elapsed) });
      const ended = endingOf(hunted.report, pace, elapsed >= milliseconds, isInterrupted());
      if (ended !== undefined) return { ...hunted, ended, milliseconds: elapsed };
    }
    throw new Error('The clock has stopped');
  } finally {
    progress.stop();
  }
};

/** After the first finding nothing more is counted: other threads may have gone on for a moment. */
const withWalk = (hunted: Hunted, { report, pace }: Walked): Hunted => {
  if (hunted.report.findings.length > 0) return hunted;
  const isThorough = pace === 1 && report.games > 0;
  return {
    report: together(hunted.report, report),
    thorough: hunted.thorough + (isThorough ? 1 : 0),
    pace,
  };
};

const endingOf = (
  { findings, games, moves }: ExamReport,
  pace: number,
  isLate: boolean,
  isInterrupted: boolean,
): Ending | undefined => {
  if (findings.length > 0) return 'finding';
  if (isInterrupted) return 'interrupt';
  // However short the time, one game is played: none would prove nothing. At a pace of 1 it may be broken off.
  const isEnough = pace === 1 ? moves > 0 : games > 0;
  return isLate && isEnough ? 'time' : undefined;
};

/** `312 games, 41,200 moves, 4,120 moves/s`. */
export const sayCount = ({ games, moves }: ExamReport, milliseconds: number): string => {
  const rate = milliseconds > 0 ? (moves / milliseconds) * 1000 : 0;
  return FUZZ_WORDS.progress(counted(games, 'game'), counted(moves, 'move'), brief(rate));
};
