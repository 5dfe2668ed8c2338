import type { Acted, Problem } from '@narrow-seas/protocol';
import { newKey } from '../../online/api.ts';
import type { Connection, Question } from '../../online/connection.ts';

type Wish = Extract<Question, { readonly key: string }>;
type WithoutKey<M> = M extends unknown ? Omit<M, 'key'> : never;

/** What came of something that the player wants. */
export type Outcome =
  | { readonly is: 'done'; readonly acted: Acted | undefined }
  | { readonly is: 'refused'; readonly problem: Problem }
  /** The connection broke: it is sent again when it is back. `before`: something else waits already. */
  | { readonly is: 'waiting'; readonly before: boolean };

/** Sends one wish at a time, with a key, so that a wish that is sent twice is done once. */
export interface Wishes {
  readonly send: (wish: WithoutKey<Wish>) => Promise<Outcome>;
  /** Sends again what waits; undefined where nothing does. */
  readonly resend: () => Promise<Outcome | undefined>;
  /** An answer is on its way. */
  readonly isAsking: () => boolean;
  /** The connection broke before an answer came. */
  readonly isWaiting: () => boolean;
}

export const makeWishes = (ask: Connection['ask']): Wishes => {
  const state: { pending: Wish | undefined; isAsking: boolean } = { pending: undefined, isAsking: false };
  const sendPending = async (wish: Wish): Promise<Outcome> => {
    state.isAsking = true;
    const answer = await ask(wish);
    state.isAsking = false;
    if (answer === 'lost') return { is: 'waiting', before: false };
    state.pending = undefined;
    return answer.type === 'done'
      ? { is: 'done', acted: answer.acted }
      : { is: 'refused', problem: answer.problem };
  };
  return {
    send: async wish => {
      if (state.pending !== undefined) return { is: 'waiting', before: true };
      const keyed: Wish = { ...wish, key: newKey() };
      state.pending = keyed;
      return sendPending(keyed);
    },
    resend: async () =>
      state.pending === undefined || state.isAsking ? undefined : sendPending(state.pending),
    isAsking: () => state.isAsking,
    isWaiting: () => state.pending !== undefined && !state.isAsking,
  };
};
