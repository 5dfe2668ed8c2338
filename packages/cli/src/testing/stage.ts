import { someGame } from '@narrow-seas/core';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gamePackage } from '@narrow-seas/skerry';
import { runProgram } from '../program.ts';
import type { World } from '../world.ts';

/** A stream that keeps what is written to it. */
export class Paper extends Writable {
  text = '';
  readonly isTTY: boolean;
  readonly columns = 200;

  constructor(isTTY = false) {
    super();
    this.isTTY = isTTY;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Lines that somebody types, one after another. */
export const typed = (lines: readonly string[]): AsyncIterator<string, undefined> => {
  const left = [...lines];
  return {
    next: async () => {
      const value = left.shift();
      return Promise.resolve(value === undefined ? { done: true, value } : { done: false, value });
    },
  };
};

export interface Staged extends World {
  readonly out: Paper;
  readonly err: Paper;
}

/** A world for tests: paper for streams, no colours, the real clock, no Ctrl-C. */
export const stage = (changes: Partial<Staged> = {}): Staged => ({
  shelf: [someGame(gamePackage)],
  version: '9.9.9',
  out: new Paper(),
  err: new Paper(),
  colours: false,
  folder: '.',
  sources: fileURLToPath(new URL('../../../games', import.meta.url)),
  threads: 1,
  lines: () => typed([]),
  now: () => performance.now(),
  onInterrupt: () => () => undefined,
  ...changes,
});

export interface Played {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The real program in this process. */
export const run = async (argv: readonly string[], changes: Partial<Staged> = {}): Promise<Played> => {
  const world = stage(changes);
  const code = await runProgram(argv, world);
  return { code, out: world.out.text, err: world.err.text };
};
