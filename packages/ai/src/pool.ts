import type { Ended } from './pool-drive.ts';
import type { Order, Port, Report } from './pool-port.ts';

export interface AskOptions<A> {
  readonly milliseconds?: number;
  readonly onProgress?: (answer: A) => void;
}

/** A task that was given to a pool. */
export interface Asked<A> {
  /** Rejected when the task failed or its worker broke down. */
  readonly end: Promise<Ended<A>>;
  /** Ends it with the best answer so far, at once if it still waits. */
  readonly cancel: () => void;
}

export interface Pool<Task, A> {
  readonly ask: (task: Task, options?: AskOptions<A>) => Asked<A>;
  /** Cancels everything and lets the workers go. */
  readonly close: () => void;
}

interface PoolSetting<Task, A> {
  /** Workers at once; they are started when they are first needed. */
  readonly size: number;
  readonly open: () => Port<Report<A>, Order<Task>>;
  /** The most tasks that may wait: a pool that is asked faster than it thinks must not fill the memory. */
  readonly room?: number;
}

const ROOM = 1000;

interface Job<Task, A> {
  readonly id: number;
  readonly task: Task;
  readonly options: AskOptions<A>;
  readonly resolve: (end: Ended<A>) => void;
  readonly reject: (error: Error) => void;
  best: A | undefined;
}

interface Hand<Task, A> {
  readonly port: Port<Report<A>, Order<Task>>;
  job: Job<Task, A> | undefined;
}

/** Workers that think about tasks, one at a time each, in the order in which they were asked. */
export const openPool = <Task, A>({ size, open, room = ROOM }: PoolSetting<Task, A>): Pool<Task, A> => {
  const waiting: Job<Task, A>[] = [];
  const hands: Hand<Task, A>[] = [];
  let asked = 0;

  const work = (): void => {
    for (let job = waiting[0]; job !== undefined; job = waiting[0]) {
      const hand = hands.find(({ job: busy }) => busy === undefined) ?? hire(hands, size, open, work);
      if (hand === undefined) return;
      waiting.shift();
      start(hand, job);
    }
  };

  return {
    ask: (task, options = {}) => {
      if (waiting.length >= room) throw new RangeError(`More than ${room} tasks wait for the pool`);
      asked += 1;
      const { job, end } = makeJob<Task, A>(asked, task, options);
      waiting.push(job);
      work();
      return { end, cancel: () => cancel(waiting, hands, job) };
    },
    close: () => {
      for (const job of waiting.splice(0)) job.resolve({ ended: 'cancelled', answer: undefined });
      for (const { port, job } of hands.splice(0)) {
        port.close();
        job?.resolve({ ended: 'cancelled', answer: job.best });
      }
    },
  };
};

const makeJob = <Task, A>(
  id: number,
  task: Task,
  options: AskOptions<A>,
): { readonly job: Job<Task, A>; readonly end: Promise<Ended<A>> } => {
  let settle: Pick<Job<Task, A>, 'resolve' | 'reject'> | undefined;
  const end = new Promise<Ended<A>>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (settle === undefined) throw new Error('A promise did not begin');
  return { job: { id, task, options, ...settle, best: undefined }, end };
};

/** A worker that broke down is dropped; the next task gets a fresh one. */
const hire = <Task, A>(
  hands: Hand<Task, A>[],
  size: number,
  open: () => Port<Report<A>, Order<Task>>,
  work: () => void,
): Hand<Task, A> | undefined => {
  if (hands.length >= size) return undefined;
  const hand: Hand<Task, A> = { port: open(), job: undefined };
  hand.port.listen(report => hear(hand, report, work));
  hand.port.listenForFailure(reason => {
    const place = hands.indexOf(hand);
    if (place >= 0) hands.splice(place, 1);
    hand.port.close();
    hand.job?.reject(new Error(reason));
    work();
  });
  hands.push(hand);
  return hand;
};

const start = <Task, A>(hand: Hand<Task, A>, job: Job<Task, A>): void => {
  hand.job = job;
  const { milliseconds } = job.options;
  hand.port.send({
    kind: 'think',
    id: job.id,
    task: job.task,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  });
};

const hear = <Task, A>(hand: Hand<Task, A>, report: Report<A>, work: () => void): void => {
  const { job } = hand;
  if (job === undefined || job.id !== report.id) return;
  if (report.kind === 'progress') {
    job.best = report.answer;
    job.options.onProgress?.(report.answer);
    return;
  }
  hand.job = undefined;
  if (report.kind === 'ended') job.resolve(report.end);
  else job.reject(new Error(report.reason));
  work();
};

const cancel = <Task, A>(
  waiting: Job<Task, A>[],
  hands: readonly Hand<Task, A>[],
  job: Job<Task, A>,
): void => {
  const place = waiting.indexOf(job);
  if (place >= 0) {
    waiting.splice(place, 1);
    job.resolve({ ended: 'cancelled', answer: undefined });
    return;
  }
  hands.find(hand => hand.job === job)?.port.send({ kind: 'cancel', id: job.id });
};
