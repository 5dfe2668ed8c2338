import { parentPort, workerData } from 'node:worker_threads';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { findGame } from '../find-game.ts';
import { hunt, patienceFor } from './hunt.ts';
import type { Errand } from './hunters.ts';

/** Hunts for ever and sends every game, until it is stopped from outside. */
const { game: name, course, share, milliseconds } = workerData as Errand;
const patience = patienceFor(course, milliseconds, () => performance.now());
const entry = findGame(await loadCatalogue(), name);
if (!entry.ok) throw new Error(entry.error);
entry.value(({ game, kit }) => {
  for (const walked of hunt(game, kit, course, share, patience)) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, no window
    parentPort?.postMessage(walked);
  }
});
