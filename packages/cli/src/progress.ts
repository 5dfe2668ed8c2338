import { SingleBar } from 'cli-progress';
import { duration } from './number.ts';
import type { World } from './world.ts';
import { COMMON_WORDS } from './words/common.ts';

const WORDS = COMMON_WORDS.progress;

/** How far it is, and the count and rate to show beside it. */
export interface ProgressPoint {
  readonly done: number;
  readonly total: number;
  readonly text: string;
}

export interface Progress {
  readonly show: (point: ProgressPoint) => void;
  /** Leaves the terminal as it was; must be called whatever happens. */
  readonly stop: () => void;
}

const SILENT: Progress = { show: () => undefined, stop: () => undefined };

/** A bar on a terminal, a line every few seconds elsewhere, nothing when quiet. */
export const startProgress = (world: World, title: string, quiet: boolean): Progress => {
  if (quiet) return SILENT;
  return world.err.isTTY === true ? startBar(world, title) : startLines(world, title);
};

const timeLeft = ({ done, total }: ProgressPoint, elapsed: number): string =>
  done <= 0 ? WORDS.unknown : duration((elapsed * Math.max(0, total - done)) / done);

const startBar = ({ err, now }: World, title: string): Progress => {
  const start = now();
  const bar = new SingleBar({
    stream: err,
    format: `${title} [{bar}] {percentage}% | {text} | {left} ${WORDS.left}`,
    barsize: 24,
    fps: 5,
    clearOnComplete: true,
    // Switching it off would outlive a program that is killed, and with it every later line of the terminal.
    linewrap: true,
  });
  bar.start(1, 0, { text: WORDS.starting, left: WORDS.unknown });
  return {
    show: point => {
      bar.setTotal(point.total);
      bar.update(Math.min(point.done, point.total), {
        text: point.text,
        left: timeLeft(point, now() - start),
      });
    },
    stop: () => bar.stop(),
  };
};

const FIRST_LINE_MS = 1000;
const LINE_EVERY_MS = 5000;

const startLines = ({ err, now }: World, title: string): Progress => {
  const start = now();
  let next = start + FIRST_LINE_MS;
  return {
    show: point => {
      if (now() < next) return;
      next = now() + LINE_EVERY_MS;
      const percent = Math.floor((Math.min(point.done, point.total) / point.total) * 100);
      err.write(`${title}: ${percent}%, ${point.text}, ${timeLeft(point, now() - start)} ${WORDS.left}\n`);
    },
    stop: () => undefined,
  };
};
