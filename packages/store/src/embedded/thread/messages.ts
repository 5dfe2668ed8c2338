import type { Answer } from '../session.ts';

/** What the thread of the database is asked; every question but `lose` is answered with its id. */
export type Ask =
  | { readonly ask: 'query'; readonly id: number; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly ask: 'exec'; readonly id: number; readonly sql: string }
  | { readonly ask: 'listen'; readonly id: number; readonly channel: string }
  /** Ends what the question of this number began to listen to. */
  | { readonly ask: 'unlisten'; readonly id: number; readonly began: number }
  | { readonly ask: 'close'; readonly id: number }
  | { readonly ask: 'lose' };

/** An error loses its code on the way between threads, so it travels as what it is made of. */
export interface Trouble {
  readonly message: string;
  readonly code?: string;
}

export type Said =
  | { readonly said: 'open' }
  | { readonly said: 'shut'; readonly trouble: Trouble }
  | { readonly said: 'tell'; readonly sentence: string }
  | { readonly said: 'heard'; readonly began: number; readonly payload: string }
  | { readonly said: 'done'; readonly id: number; readonly answers: readonly Answer<unknown>[] }
  | { readonly said: 'failed'; readonly id: number; readonly trouble: Trouble };

export const troubleOf = (error: unknown): Trouble => ({
  message: error instanceof Error ? error.message : String(error),
  ...(error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? { code: error.code }
    : {}),
});

export const errorOf = ({ message, code }: Trouble): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });
