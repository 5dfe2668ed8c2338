import type { GameTypes, Refusal } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import { WORDS } from '../words.ts';

export const sideNamed = <T extends GameTypes>(
  { game }: MatchTable<T>,
  name: string,
): T['side'] | undefined => game.sides.find(side => side === name);

export const NO_SEAT: Refusal = {
  rule: 'NS.1',
  code: 'no-seat',
  reason: WORDS.refusal.noSeat,
  culprits: [],
};
