import type { Track } from '@narrow-seas/core';

/** What a turn is called: a name ("Jun I 42") where the game has names for its turns, else its number. */
export type TurnName = number | string;

export const turnName = ({ boxes, now }: Track): TurnName =>
  boxes.find(({ turn }) => turn === now)?.name ?? now;
