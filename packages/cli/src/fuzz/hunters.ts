import { Worker } from 'node:worker_threads';
import type { ExamKit, Game, GameTypes } from '@narrow-seas/core';
import { type Course, hunt, type Patience, type Share, type Walked } from './hunt.ts';

/** Where games come from: this thread or others. */
export interface Hunters {
  /** The games played since it was last asked. */
  readonly take: () => readonly Walked[];
  /** Milliseconds to wait before asking again; signals are heard meanwhile. */
  readonly wait: number;
  readonly stop: () => Promise<unknown>;
}

/** One game at a time, here. */
export const huntHere = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  course: Course,
  patience: Patience,
): Hunters => {
  const games = hunt(game, kit, course, { part: 0, of: 1 }, patience);
  return { take: () => [games.next().value], wait: 0, stop: () => Promise.resolve() };
};

/** What a thread is told; the game itself cannot be sent, so it takes its own out of the catalogue. */
export interface Errand {
  readonly game: string;
  readonly course: Course;
  readonly share: Share;
  /** How long the hunt is to take. */
  readonly milliseconds: number;
}

const GLANCE_MS = 50;

/** Threads that hunt for ever, until they are stopped. */
export const huntBeside = (game: string, course: Course, threads: number, milliseconds: number): Hunters => {
  let walked: Walked[] = [];
  const failures: unknown[] = [];
  const workers = Array.from({ length: threads }, (_, part) => {
    const errand: Errand = { game, course, share: { part, of: threads }, milliseconds };
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: errand });
    worker.on('message', (one: Walked) => walked.push(one));
    worker.on('error', error => failures.push(error));
    return worker;
  });
  return {
    take: () => {
      if (failures.length > 0) throw failures[0];
      const taken = walked;
      walked = [];
      return taken;
    },
    wait: GLANCE_MS,
    stop: () => Promise.all(workers.map(worker => worker.terminate())),
  };
};
