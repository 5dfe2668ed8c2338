import type { GameTypes, Mind, Question } from '@narrow-seas/core';

/** The same mind where nobody gives orders: every force does what it does unasked. */
export const uncommanded = <T extends GameTypes, Q extends Question>({
  command: _command,
  at,
  ...mind
}: Mind<T, Q>): Mind<T, Q> =>
  at === undefined ? mind : { ...mind, at: (level: string) => uncommanded(at(level)) };
