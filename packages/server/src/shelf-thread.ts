import { parentPort } from 'node:worker_threads';
import { loadCards } from './shelf.ts';

// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await loadCards());
