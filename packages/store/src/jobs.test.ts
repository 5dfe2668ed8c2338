import { expect, test } from 'vitest';
import { onBoth } from './testing/both.ts';

/** Works until `count` jobs were begun, and answers their data. */
const collect = async (
  work: (doJob: (data: unknown) => Promise<void>) => Promise<() => Promise<void>>,
  count: number,
  fails: (begun: number) => boolean = () => false,
): Promise<readonly unknown[]> => {
  const begun: unknown[] = [];
  const enough: { resolve: () => void } = { resolve: () => undefined };
  const done = new Promise<void>(resolve => {
    enough.resolve = resolve;
  });
  const stop = await work(async data => {
    begun.push(data);
    if (begun.length >= count) enough.resolve();
    if (fails(begun.length)) throw new Error('not this time');
  });
  await done;
  await stop();
  return begun;
};

onBoth(bench => {
  test('a job is done once for its key, however often it is sent', async () => {
    const { jobs } = bench.store();
    await jobs.queue('once');
    expect(await jobs.send('once', 'game 7', { number: 7 })).toBe(true);
    expect(await jobs.send('once', 'game 7', { number: 7 })).toBe(false);
    expect(await jobs.send('once', 'game 8', { number: 8 })).toBe(true);
    const done = await collect(doJob => jobs.work('once', doJob), 2);
    expect(done).toEqual(expect.arrayContaining([{ number: 7 }, { number: 8 }]));
    expect(await jobs.send('once', 'game 7', { number: 7 })).toBe(false);
    await jobs.send('once', 'game 9', { number: 9 });
    expect(await collect(doJob => jobs.work('once', doJob), 1)).toEqual([{ number: 9 }]);
  });

  test('a job that is sent in a transaction exists only if that is committed', async () => {
    const { jobs, transaction } = bench.store();
    await jobs.queue('within');
    const failing = transaction(async trx => {
      await jobs.send('within', 'a', { kept: false }, trx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await transaction(trx => jobs.send('within', 'b', { kept: true }, trx));
    expect(await collect(doJob => jobs.work('within', doJob), 1)).toEqual([{ kept: true }]);
  });

  test('a job that fails is done again', async () => {
    const { jobs } = bench.store();
    await jobs.queue('stubborn');
    await jobs.send('stubborn', 'a', { try: 'me' });
    const done = await collect(
      doJob => jobs.work('stubborn', doJob),
      2,
      begun => begun === 1,
    );
    expect(done).toEqual([{ try: 'me' }, { try: 'me' }]);
  });

  test('two workers share the jobs of a queue', async () => {
    const { jobs } = bench.store();
    await jobs.queue('shared');
    const numbers = Array.from({ length: 10 }, (_, number) => number);
    for (const number of numbers) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await jobs.send('shared', String(number), { number });
    }
    const done = await collect(async doJob => {
      const stops = await Promise.all([jobs.work('shared', doJob), jobs.work('shared', doJob)]);
      return async () => {
        await Promise.all(stops.map(stop => stop()));
      };
    }, 10);
    expect(done.map(data => (data as { number: number }).number).toSorted((a, b) => a - b)).toEqual(numbers);
  });

  test('a queue that nobody made is refused: its jobs would be lost without a word', async () => {
    await expect(bench.store().jobs.send('nowhere', 'a', {})).rejects.toThrow('There is no queue nowhere');
  });
});
