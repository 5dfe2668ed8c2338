import { parentPort } from 'node:worker_threads';
import { playFixture } from './arena.ts';
import type { Fixture } from './bout.ts';

/** Plays what it is sent, one game after the other. */
parentPort?.on('message', (fixture: Fixture) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(playFixture(fixture)),
);
