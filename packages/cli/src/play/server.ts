import { failed, ok, type Result } from '@narrow-seas/core';
import { API, type Problem, Refused } from '@narrow-seas/protocol';
import { z } from 'zod';
import { PLAY_WORDS } from '../words/play.ts';

/** Why something was not done. A silent server may answer the next time. */
export interface Trouble {
  readonly sentence: string;
  readonly isSilent: boolean;
}

/** A server of online play, to which we speak as one player. */
export interface Server {
  readonly get: <T>(path: string, form: z.ZodType<T>) => Promise<Result<T, Trouble>>;
  readonly post: <T>(path: string, body: object, form: z.ZodType<T>) => Promise<Result<T, Trouble>>;
}

const PATIENCE_MS = 20_000;

interface Answer {
  readonly body: unknown;
  readonly cookie: string;
}

/** What the rules refuse is told with their case. */
const sentenceOf = ({ sentence, rule }: Problem): string =>
  rule === undefined ? sentence : PLAY_WORDS.refused({ reason: sentence, rule });

const ask = async (address: string, path: string, init: RequestInit): Promise<Result<Answer, Trouble>> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(new URL(`${API}${path}`, address), { ...init, signal });
    const [set = ''] = response.headers.getSetCookie();
    const isSilent = response.status >= 502;
    const body: unknown = await response.json();
    const refused = Refused.safeParse(body);
    return refused.success
      ? failed({ sentence: sentenceOf(refused.data.problem), isSilent })
      : ok({ body, cookie: set.split(';', 1)[0] ?? '' });
  } catch {
    return failed({ sentence: PLAY_WORDS.noServer(address), isSilent: true });
  }
};

const readAs = <T>(
  address: string,
  answer: Result<Answer, Trouble>,
  form: z.ZodType<T>,
): Result<T, Trouble> => {
  if (!answer.ok) return answer;
  const read = form.safeParse(answer.value.body);
  return read.success
    ? ok(read.data)
    : failed({ sentence: PLAY_WORDS.otherServer(address), isSilent: false });
};

const JSON_TYPE = { 'content-type': 'application/json' };

/** The token tells the server who we are. */
export const serverAt = (address: string, token: string): Server => {
  const authorization = `Bearer ${token}`;
  return {
    get: async (path, form) =>
      readAs(address, await ask(address, path, { headers: { authorization } }), form),
    post: async (path, body, form) => {
      const headers = { ...JSON_TYPE, authorization };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return readAs(address, await ask(address, path, sent), form);
    },
  };
};

/** Makes us a guest of the server; the answer is the token by which it knows us from now on. */
export const registerAt = async (address: string, name: string): Promise<Result<string, Trouble>> => {
  const post = async (path: string, body: object, headers: { readonly [name: string]: string }) =>
    ask(address, path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });
  const guest = await post('/me', { name }, {});
  if (!guest.ok) return guest;
  const { origin } = new URL(address);
  const token = await post('/me/tokens', { name: 'terminal' }, { cookie: guest.value.cookie, origin });
  const read = readAs(address, token, z.object({ token: z.string() }));
  return read.ok ? ok(read.value.token) : read;
};
