import type { GameTypes, Random, Refusal, Result } from '@narrow-seas/core';
import type { Policy } from './policy.ts';
import { PERSON } from './seat.ts';
import type { MatchTable } from './table.ts';

/** What the seats other than persons play by. */
export type Policies<T extends GameTypes> = { readonly [seat: string]: Policy<T> };

/** The side that a computer must act for now; undefined when a person is to act, or nobody. */
export const computerDue = <T extends GameTypes>({
  actor,
  seats,
}: Pick<MatchTable<T>, 'actor' | 'seats'>): T['side'] | undefined => {
  const due = actor();
  return due === 'chance' ? undefined : due.find((side: T['side']) => seats[side] !== PERSON);
};

/**
 * Lets the computer make one move, dice included, so that the caller can draw, pause or stop between moves. Undefined
 * when no computer is to act. A seat whose policy is missing, or has no answer, is a slip of the caller and throws.
 */
export const playComputer = <T extends GameTypes>(
  table: MatchTable<T>,
  policies: Policies<T>,
  random: Random,
): Result<number, Refusal> | undefined => {
  const side = computerDue(table);
  if (side === undefined) return undefined;
  const seat = table.seats[side];
  const action = policies[seat]?.(table.game, table.viewFor(side), random);
  if (action === undefined) throw new Error(`Seat "${seat}" of ${side} has no move to make`);
  return table.act(side, action);
};
