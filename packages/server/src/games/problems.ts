import { type Failed, failed, type Fault, type Refusal } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';

export const problem = (code: string, sentence: string): Failed<Problem> => failed({ code, sentence });

/** Why the rules said no. */
export const byRules = ({ rule, code, reason, culprits }: Refusal): Problem => ({
  code,
  sentence: reason,
  rule,
  ...(culprits.length === 0 ? {} : { culprits: [...culprits] }),
});

export const byFault = ({ code, at, message }: Fault): Problem => ({
  code: code.toLowerCase().replaceAll('_', '-'),
  sentence: at === '' ? message : `${at}: ${message}`,
});

export const NO_GAME = problem('no-game', 'There is no such game: it was deleted, or the link is wrong.');
export const NOT_SEATED = problem('not-seated', 'You do not play this side.');
export const NOT_STARTED = problem('not-started', 'The game has not started: a seat is still free.');
export const GAME_OVER = problem('over', 'The game is over.');
export const STALE = problem('stale', 'Something happened since you last looked: look again, then decide.');
export const BUSY = problem('busy', 'The game changed at the same moment: try again.');
export const NOT_AGREED = problem(
  'not-agreed',
  'The whole game can be had when it is over, or when both players agree on it.',
);
export const NO_OFFER = problem('no-offer', 'There is no such offer to answer.');
export const NO_SEAT = problem('no-seat', 'This seat is taken.');
export const NOT_OVERDUE = problem('not-overdue', 'The other side still has time.');
