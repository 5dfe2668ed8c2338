import type { GameTypes } from '@narrow-seas/core';
import { PERSON } from './seat.ts';
import type { MatchTable } from './table.ts';

/** The side that a computer must act for now; undefined when a person must act, or nobody. */
export const computerDue = <T extends GameTypes>({
  actor,
  seats,
}: Pick<MatchTable<T>, 'actor' | 'seats'>): T['side'] | undefined => {
  const due = actor();
  return due === 'chance' ? undefined : due.find((side: T['side']) => seats[side] !== PERSON);
};
