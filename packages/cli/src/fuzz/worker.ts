import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../find-game.ts';
import { SHELF } from '../shelf.ts';
import { hunt } from './hunt.ts';
import type { Errand } from './hunters.ts';

/** Hunts for ever and sends every game; whoever started it ends it. */
const { game: name, course, share } = workerData as Errand;
const entry = findGame(SHELF, name);
if (!entry.ok) throw new Error(entry.error);
entry.value((game, kit) => {
  for (const walked of hunt(game, kit, course, share)) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, no window
    parentPort?.postMessage(walked);
  }
});
