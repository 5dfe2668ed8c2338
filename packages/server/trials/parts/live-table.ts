import type { Random, SomeGame } from '@narrow-seas/core';
import { newKey } from '../../src/testing/client.ts';
import { chooseAction, type LiveSeat } from './live-seat.ts';

/** Both seats of a game. */
export type LiveTable = readonly [LiveSeat, LiveSeat];

/** What came of one move: when the mover was answered, and when the opponent had the news, in milliseconds. */
export interface Timed {
  readonly answered: number;
  /** Undefined for a move of which the opponent hears nothing. */
  readonly told: number | undefined;
}

const GIVE_UP_MS = 60_000;

/** Makes one move and waits for the answer, and for the opponent's news where the answer says that there is some. */
export const moveOnce = (some: SomeGame, table: LiveTable, random: Random): Promise<Timed | 'over'> => {
  const mover = table.find(({ as, toAct }) => toAct.includes(as));
  const action = mover === undefined ? undefined : chooseAction(some, mover, random);
  const other = table.find(seat => seat !== mover);
  if (mover === undefined || other === undefined || action === undefined) return Promise.resolve('over');
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const times: { answered?: number; told?: number } = {};
    const timer = setTimeout(() => reject(new Error('No answer came.')), GIVE_UP_MS);
    const settle = (): void => {
      if (times.answered === undefined || times.told === undefined) return;
      clearTimeout(timer);
      [mover.heard, other.heard] = [() => undefined, () => undefined];
      resolve({ answered: times.answered, told: times.told });
    };
    mover.heard = message => {
      if (message.type === 'refused') {
        clearTimeout(timer);
        return reject(new Error(message.problem.sentence));
      }
      if (message.type !== 'done') return;
      times.answered = performance.now() - began;
      settle();
    };
    other.heard = message => {
      if (message.type !== 'news') return;
      times.told ??= performance.now() - began;
      settle();
    };
    const wish = { as: mover.as, number: mover.number, key: newKey(), actions: [action] };
    mover.socket.send(JSON.stringify({ type: 'act', id: 1, game: mover.game, ...wish }));
  });
};
