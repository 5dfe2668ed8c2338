import type { Call, Calls } from './protocol.ts';

/** A question of the page to its worker. */
export interface Request<C extends Call = Call> {
  readonly id: number;
  readonly call: C;
  readonly ask: Calls[C]['ask'];
}

/** Nobody waits for the answer any more. */
export interface Cancel {
  readonly cancel: number;
}

export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };
