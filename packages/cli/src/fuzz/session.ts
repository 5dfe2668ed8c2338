import { setInterval } from 'node:timers/promises';
import type { ExamReport, ExamKit, Game, GameTypes } from '@narrow-seas/core';
import { brief, grouped } from '../number.ts';
import { startProgress } from '../progress.ts';
import type { World } from '../world.ts';
import { hunt } from './hunt.ts';

/** Why a hunt ended. */
export type Ending = 'time' | 'finding' | 'interrupt';

export interface Session {
  readonly report: ExamReport;
  readonly ended: Ending;
  readonly milliseconds: number;
}

export interface Hunting {
  readonly milliseconds: number;
  readonly seed: number;
  readonly quiet: boolean;
}

/** Hunts until the time is up, something is found or Ctrl-C is pressed. */
export const runSession = async <T extends GameTypes>(
  world: World,
  game: Game<T>,
  kit: ExamKit<T>,
  { milliseconds, seed, quiet }: Hunting,
): Promise<Session> => {
  const start = world.now();
  const interrupt = { pressed: false };
  const release = world.onInterrupt(() => {
    interrupt.pressed = true;
  });
  const progress = startProgress(world, `fuzz ${game.id}`, quiet);
  const games = hunt(game, kit, seed);
  try {
    // One game to a tick: a signal is heard between two of them.
    for await (const _ of setInterval(0)) {
      const report = games.next().value;
      const elapsed = world.now() - start;
      progress.show({ done: elapsed, total: milliseconds, text: sayCount(report, elapsed) });
      const ended = endingOf(report, elapsed >= milliseconds, interrupt.pressed);
      if (ended !== undefined) return { report, ended, milliseconds: elapsed };
    }
    throw new Error('The clock has stopped');
  } finally {
    progress.stop();
    release();
  }
};

const endingOf = ({ findings }: ExamReport, isLate: boolean, isInterrupted: boolean): Ending | undefined => {
  if (findings.length > 0) return 'finding';
  if (isInterrupted) return 'interrupt';
  return isLate ? 'time' : undefined;
};

/** `312 games, 41,200 moves, 4,120 moves/s`. */
export const sayCount = ({ games, moves }: ExamReport, milliseconds: number): string => {
  const rate = milliseconds > 0 ? (moves / milliseconds) * 1000 : 0;
  return `${grouped(games)} games, ${grouped(moves)} moves, ${brief(rate)} moves/s`;
};
