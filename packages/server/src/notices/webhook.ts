import type { Webhook } from '@narrow-seas/store';
import { postOutside } from './outside.ts';
import type { NoticeTold } from './text.ts';

/** Names and titles are written by players: they must not become links, mentions or markup. */
const forDiscord = (text: string): string => text.replaceAll(/[\\`*_~|<>@#:[\]()]/g, sign => `\\${sign}`);

const forSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const messageOf = (form: Webhook['form'], id: string, { title, body, url }: NoticeTold): object => {
  const link = url === undefined ? '' : ` ${url}`;
  if (form === 'discord')
    return {
      content: `**${forDiscord(title)}** ${forDiscord(body)}${link}`,
      allowed_mentions: { parse: [] },
    };
  if (form === 'slack') return { text: `*${forSlack(title)}* ${forSlack(body)}${link}` };
  return { id, title, body, ...(url === undefined ? {} : { url }) };
};

/** The id is that of the notice: told a second time after a crash, it is the same. */
export const sendWebhook = async (
  { url, form }: Webhook,
  id: string,
  told: NoticeTold,
  allowPrivate: boolean,
): Promise<void> => {
  const status = await postOutside({
    url: new URL(url),
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(messageOf(form, id, told)),
    allowPrivate,
  });
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`);
};
