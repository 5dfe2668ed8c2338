import type { Track } from '@narrow-seas/core';
import type { State } from '../model/state.ts';

/** Every third turn is a night, as in the rules; a test holds the two together. */
export const isNightTurn = (turn: number): boolean => turn % 3 === 0;

export const trackOf = ({ turn, lastTurn }: State): Track => ({
  boxes: Array.from({ length: lastTurn }, (_, place) => ({
    turn: place + 1,
    night: isNightTurn(place + 1),
  })),
  now: turn,
});
