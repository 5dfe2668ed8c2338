import { ok, type Result } from '@narrow-seas/core';
import type { Problem } from '@narrow-seas/protocol';
import { changePlayer } from '@narrow-seas/store';
import type { AccountParts } from './parts.ts';
import { BAD_LINK, NO_MAIL_HERE, TAKEN } from './problems.ts';

const DAY_MS = 86_400_000;

/** Nothing is sent to an address but this one letter, until somebody who reads it says that it is theirs. */
export const askMail = async (
  { seal, send, address }: AccountParts,
  player: string,
  mail: string,
): Promise<Result<undefined, Problem>> => {
  if (send === undefined) return NO_MAIL_HERE;
  const token = seal.close('mail', { player, mail }, DAY_MS);
  const link = new URL(`/#confirm/${token}`, address() ?? 'http://localhost').href;
  await send({
    id: token.slice(-32),
    to: mail,
    subject: 'Confirm your address for Narrow Seas',
    text: `Open this link within a day to get mail when it is your turn:\n\n${link}\n\nIf you did not ask for it, do nothing.\n`,
  });
  return ok(undefined);
};

/** Answers the player whose address it is from now on. */
export const confirmMail = async (
  { store, seal }: AccountParts,
  token: string,
): Promise<Result<{ readonly player: string; readonly mail: string }, Problem>> =>
  store.transaction(async trx => {
    const sealed = await seal.open('mail', token, trx);
    const [player, mail] = [sealed?.['player'], sealed?.['mail']];
    if (player === undefined || mail === undefined) return BAD_LINK;
    const other = await trx
      .selectFrom('players')
      .select('id')
      .where('mail', '=', mail)
      .where('id', '!=', player)
      .executeTakeFirst();
    if (other !== undefined) return TAKEN;
    await changePlayer(trx, player, { mail });
    return ok({ player, mail });
  });
