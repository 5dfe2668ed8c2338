import type { Track } from '@narrow-seas/core';
import type { PublicState } from '../model/state.ts';

/** Morning, afternoon and night make a day, as in the rules; a test holds the two together. */
export const timeOfTurn = (turn: number): 'am' | 'pm' | 'night' =>
  (['am', 'pm', 'night'] as const)[(turn - 1) % 3] ?? 'am';

export const trackOf = ({ turn, lastTurn }: PublicState): Track => ({
  boxes: Array.from({ length: lastTurn }, (_, place) => ({
    turn: place + 1,
    night: timeOfTurn(place + 1) === 'night',
  })),
  now: turn,
});
