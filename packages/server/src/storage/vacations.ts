import { ok, type Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import { addVacation, endVacation, type Query, type Vacation, vacationsOf } from '@narrow-seas/store';
import type { AccountParts } from '../accounts/parts.ts';
import { problem } from '../games/problems.ts';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Of any year: a game must end some day. */
const DAYS_A_YEAR = 30;

const overlap = ({ begins, ends }: Omit<Vacation, 'id'>, from: number, to: number): number =>
  Math.max(0, Math.min(ends.getTime(), to) - Math.max(begins.getTime(), from));

/** How long a player was away between two moments; vacations never overlap. */
export const awayBetween = async (db: Query, player: string, from: number, to: number): Promise<number> => {
  const all = await vacationsOf(db, player, new Date(from));
  return all.reduce((sum, vacation) => sum + overlap(vacation, from, to), 0);
};

const daysLeft = async (db: Query, player: string, end: number): Promise<number> =>
  DAYS_A_YEAR - Math.ceil((await awayBetween(db, player, end - YEAR_MS, end)) / DAY_MS);

export const vacationsIn = async ({ store, now }: AccountParts, player: string) => {
  const vacations = await vacationsOf(store.db, player, new Date(now()));
  const last = Math.max(now(), ...vacations.map(({ ends }) => ends.getTime()));
  return {
    vacations: vacations.map(({ id, begins, ends }) => ({
      id,
      begins: begins.toISOString(),
      ends: ends.toISOString(),
    })),
    daysLeft: Math.max(0, await daysLeft(store.db, player, last)),
  };
};

export const takeVacation = async (
  { store, now }: AccountParts,
  player: string,
  { days, from }: { readonly days: number; readonly from?: string | undefined },
): Promise<Result<undefined, Problem>> => {
  const begins = from === undefined ? now() : Date.parse(from);
  const ends = begins + days * DAY_MS;
  if (begins < now() || begins > now() + YEAR_MS)
    return problem('bad-time', 'A vacation begins now or within a year.');
  return store.transaction(async trx => {
    // Two wishes at once would both find enough days.
    await trx.selectFrom('players').select('id').where('id', '=', player).forUpdate().execute();
    const planned = await vacationsOf(trx, player, new Date(begins));
    if (planned.some(vacation => overlap(vacation, begins, ends) > 0))
      return problem('overlap', 'You are away at that time already.');
    if ((await daysLeft(trx, player, ends)) < days)
      return problem('no-days', `A player has ${DAYS_A_YEAR} days of vacation in a year.`);
    await addVacation(trx, player, { begins: new Date(begins), ends: new Date(ends) });
    return ok(undefined);
  });
};

export const endVacationIn = async ({ store, now }: AccountParts, player: string, id: string) =>
  endVacation(store.db, player, id, new Date(now()));
