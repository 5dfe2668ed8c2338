import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { playerOf } from './level.ts';
import { openPool, type Pool } from './pool.ts';
import { deciding } from './pool-decide.ts';
import { type Clock, drive, type Thinking } from './pool-drive.ts';
import { serve } from './pool-hand.ts';
import type { Port } from './pool-port.ts';
import { convoy, convoyMind, START } from './testing/convoy.ts';

/** A step takes a millisecond of this clock. */
const tickingClock = (): Clock & { readonly tick: () => void } => {
  let time = 0;
  return {
    now: () => time,
    tick: () => {
      time += 1;
    },
    pause: () => new Promise(resolve => setImmediate(resolve)),
  };
};

function* counting(to: number, step: () => void): Thinking<number> {
  for (let count = 1; count < to; count += 1) {
    step();
    yield count;
  }
  return to;
}

const portOf = <Heard, Said>(port: MessagePort): Port<Heard, Said> => ({
  send: message => port.postMessage(message),
  listen: hear => void port.on('message', hear),
  listenForFailure: hear => void port.on('messageerror', () => hear('The message could not be read')),
  close: () => port.close(),
});

const pools: Pool<number, number>[] = [];

afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

/** A pool whose hands are served in this thread, over real ports; a task is how far to count. */
const countingPool = (size: number, room?: number) => {
  const opened = { count: 0 };
  const pool = openPool<number, number>({
    size,
    ...(room === undefined ? {} : { room }),
    open: () => {
      opened.count += 1;
      const { port1, port2 } = new MessageChannel();
      const clock = tickingClock();
      serve<number, number>(
        portOf(port2),
        task => {
          if (task < 0) throw new RangeError('Nobody counts below zero');
          return counting(task, clock.tick);
        },
        clock,
      );
      return portOf(port1);
    },
  });
  pools.push(pool);
  return { pool, opened };
};

test('without limits thinking goes to its end', async () => {
  const clock = tickingClock();
  expect(await drive(counting(1000, clock.tick), clock)).toEqual({ ended: 'whole', answer: 1000 });
});

test('when the time is up the best so far is taken, and however short it is there is one', async () => {
  const clock = tickingClock();
  expect(await drive(counting(1e6, clock.tick), clock, { milliseconds: 40 })).toEqual({
    ended: 'time',
    answer: 40,
  });
  expect(await drive(counting(1e6, clock.tick), clock, { milliseconds: 0 })).toEqual({
    ended: 'time',
    answer: 1,
  });
});

test('progress is told by slices, and a cancellation is heard between them', async () => {
  const clock = tickingClock();
  const told: number[] = [];
  const end = await drive(counting(1e6, clock.tick), clock, {
    isCancelled: () => told.length === 3,
    onProgress: answer => told.push(answer),
  });
  expect(told).toEqual([25, 50, 75]);
  expect(end).toEqual({ ended: 'cancelled', answer: 75 });
});

test('tasks are thought about by as many hands as there are, in order', async () => {
  const { pool, opened } = countingPool(2);
  const ends = await Promise.all([300, 200, 100, 50].map(task => pool.ask(task).end));
  expect(ends.map(({ answer }) => answer)).toEqual([300, 200, 100, 50]);
  expect(opened.count).toBe(2);
});

test('time, progress and cancellation go over the line', async () => {
  const { pool } = countingPool(1);
  expect(await pool.ask(1e6, { milliseconds: 60 }).end).toEqual({ ended: 'time', answer: 60 });
  const told: number[] = [];
  const long = pool.ask(1e9, {
    onProgress: answer => {
      told.push(answer);
      if (told.length === 2) long.cancel();
    },
  });
  const waiting = pool.ask(5);
  waiting.cancel();
  expect(await waiting.end).toEqual({ ended: 'cancelled', answer: undefined });
  const { ended, answer } = await long.end;
  expect(ended).toBe('cancelled');
  expect(answer).toBeGreaterThanOrEqual(told[1]!);
});

test('a task that fails is told, and the next is thought about', async () => {
  const { pool } = countingPool(1);
  const failing = pool.ask(-1).end;
  const next = pool.ask(3).end;
  await expect(failing).rejects.toThrow('Nobody counts below zero');
  expect(await next).toEqual({ ended: 'whole', answer: 3 });
});

test('a worker that breaks down is replaced', async () => {
  const heard: ((reason: string) => void)[] = [];
  const pool = openPool<string, string>({
    size: 1,
    open: () => ({
      send: () => undefined,
      listen: () => undefined,
      listenForFailure: hear => void heard.push(hear),
      close: () => undefined,
    }),
  });
  const first = pool.ask('a').end;
  heard[0]!('out of memory');
  await expect(first).rejects.toThrow('out of memory');
  const second = pool.ask('b').end;
  expect(heard).toHaveLength(2);
  pool.close();
  expect(await second).toEqual({ ended: 'cancelled', answer: undefined });
});

test('what waits is bounded, and closing ends what is left with the best so far', async () => {
  const { pool } = countingPool(1, 2);
  const first = pool.ask(1e9);
  const others = [pool.ask(1), pool.ask(1)];
  expect(() => pool.ask(1)).toThrow('More than 2 tasks wait');
  pool.close();
  expect((await first.end).ended).toBe('cancelled');
  expect(await Promise.all(others.map(({ end }) => end))).toEqual(
    others.map(() => ({ ended: 'cancelled', answer: undefined })),
  );
});

test.each(['cadet', 'captain'] as const)('a %s decides within any time, on something legal', async level => {
  const player = playerOf(level, convoy, { ...convoyMind, evaluate: state => state.north[0] ?? 0 }, 1);
  const view = convoy.view(START, 'north');
  const clock = tickingClock();
  const thinking = deciding(convoy, player, view, 'north');
  const { answer } = await drive(thinking, clock, { milliseconds: 0 });
  expect(answer?.action).toBeDefined();
  expect(convoy.options(view).refuse(answer!.action!)).toBeUndefined();
});
