import { expect, test } from 'vitest';
import type { Client } from '../link/client.ts';
import type { Snapshot } from '../link/protocol.ts';
import { makePrefetch } from './prefetch.ts';

/** A worker that answers when it is told to, in the order of the questions. */
const slowWorker = () => {
  const asked: string[] = [];
  const dropped: string[] = [];
  const answers: (() => void)[] = [];
  const client = ((_call: string, { pieces }: { pieces: readonly number[] }) => {
    asked.push(pieces.join());
    const answer = new Promise<unknown>(
      resolve => void answers.push(() => resolve([{ key: pieces.join() }])),
    );
    // oxlint-disable-next-line unicorn/no-thenable -- an asking is awaited like a promise and can be cancelled
    return { then: answer.then.bind(answer), cancel: () => void dropped.push(pieces.join()) };
  }) as Client;
  const answerAll = async (): Promise<void> => {
    for (const answer of answers.splice(0)) answer();
    await Promise.resolve();
  };
  return { client, asked, dropped, answerAll };
};

const snapshot = (): Snapshot => ({ length: 1 }) as Snapshot;

test('what was asked ahead is known when it is picked', async () => {
  const { client, answerAll } = slowWorker();
  const prefetch = makePrefetch(client);
  const now = snapshot();
  prefetch.ask(now, [7]);
  expect(prefetch.known(now, [7])).toBeUndefined();
  await answerAll();
  expect(prefetch.known(now, [7])).toEqual([{ key: '7' }]);
  expect(prefetch.known(now, [8])).toBeUndefined();
});

test('nothing is asked twice, nothing for an empty hand, and a newer guess gives up the older', async () => {
  const { client, asked, dropped, answerAll } = slowWorker();
  const { ask } = makePrefetch(client);
  const now = snapshot();
  ask(now, []);
  ask(now, [1]);
  ask(now, [2]);
  await answerAll();
  ask(now, [2]);
  expect(asked).toEqual(['1', '2']);
  expect(dropped).toEqual(['1']);
});

test('what was foreseen before something happened is forgotten, also when it comes late', async () => {
  const { client, answerAll } = slowWorker();
  const prefetch = makePrefetch(client);
  const [before, after] = [snapshot(), snapshot()];
  prefetch.ask(before, [1]);
  await answerAll();
  prefetch.ask(before, [2]);
  expect(prefetch.known(after, [1])).toBeUndefined();
  await answerAll();
  expect(prefetch.known(after, [2])).toBeUndefined();
});
