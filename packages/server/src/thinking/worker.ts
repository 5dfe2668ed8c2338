import { parentPort } from 'node:worker_threads';
import { CATALOGUE } from '@narrow-seas/catalogue';
import { type Task, think } from './think.ts';

/** One thread: thinks about what it is sent, one task after the other. */
parentPort?.on('message', (task: Task) => {
  void (async () => {
    const some = await CATALOGUE.find(({ id }) => id === task.game)?.load();
    // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(some === undefined ? undefined : think(some, task));
  })();
});
