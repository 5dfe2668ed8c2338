import { type Clock, drive, type Thinking } from './pool-drive.ts';
import type { Order, Port, Report } from './pool-port.ts';

/** What a hand can do: tasks and answers are plain data. */
export type Work<Task, A> = (task: Task) => Thinking<A>;

/**
 * The side of a pool that runs in a worker: thinks about what it is sent, tells how far it is, and stops when it is
 * told to or its time is up. A task that throws is told as failed; the hand goes on to the next.
 */
export const serve = <Task, A>(
  port: Port<Order<Task>, Report<A>>,
  work: Work<Task, A>,
  clock: Clock,
): void => {
  const cancelled = new Set<number>();
  const running = new Set<number>();
  const think = async ({ id, task, milliseconds }: Order<Task> & { kind: 'think' }): Promise<void> => {
    running.add(id);
    try {
      const end = await drive(work(task), clock, {
        ...(milliseconds === undefined ? {} : { milliseconds }),
        isCancelled: () => cancelled.has(id),
        onProgress: answer => port.send({ kind: 'progress', id, answer }),
      });
      port.send({ kind: 'ended', id, end });
    } catch (error) {
      port.send({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
      cancelled.delete(id);
    }
  };
  port.listen(order => {
    if (order.kind === 'think') void think(order);
    else if (running.has(order.id)) cancelled.add(order.id);
  });
};
