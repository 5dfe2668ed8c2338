import type { Ended } from './pool-drive.ts';

/** A line to the other side: a Worker of a browser, a thread of Node, or one end of a MessageChannel. */
export interface Port<Heard, Said> {
  readonly send: (message: Said) => void;
  readonly listen: (hear: (message: Heard) => void) => void;
  /** Told when the other side broke down. */
  readonly listenForFailure: (hear: (reason: string) => void) => void;
  readonly close: () => void;
}

/** What a pool says to one of its hands. */
export type Order<Task> =
  | { readonly kind: 'think'; readonly id: number; readonly task: Task; readonly milliseconds?: number }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a hand says back. */
export type Report<A> =
  | { readonly kind: 'progress'; readonly id: number; readonly answer: A }
  | { readonly kind: 'ended'; readonly id: number; readonly end: Ended<A> }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
