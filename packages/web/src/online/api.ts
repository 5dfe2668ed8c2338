import { failed, isObject, ok, type Result } from '@narrow-seas/core';
import { API, type Problem } from '@narrow-seas/protocol';
import { ONLINE } from '../words/online.ts';

/** The server did not answer at all: the same may succeed later. */
export const UNREACHABLE = 'unreachable';

const unreachable: Problem = { code: UNREACHABLE, sentence: ONLINE.api.unreachable };
const unreadable: Problem = { code: 'unreadable', sentence: ONLINE.api.unreadable };

const problemIn = (body: unknown): Problem => {
  const problem = isObject(body) ? body['problem'] : undefined;
  return isObject(problem) && typeof problem['sentence'] === 'string'
    ? (problem as unknown as Problem)
    : unreadable;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const answerTo = async (path: string, init: RequestInit): Promise<Result<string, Problem>> => {
  try {
    const response = await fetch(`${API}${path}`, { cache: 'no-store', ...init });
    const text = await response.text();
    return response.ok ? ok(text) : failed(problemIn(parsed(text)));
  } catch {
    return failed(unreachable);
  }
};

const read = <A>(answer: Result<string, Problem>): Result<A, Problem> => {
  if (!answer.ok) return answer;
  const value = parsed(answer.value);
  return value === undefined ? failed(unreadable) : ok(value as A);
};

/** Asks the server of this page; a refusal is one sentence. */
export const getText = async (path: string): Promise<Result<string, Problem>> => answerTo(path, {});

export const get = async <A>(path: string): Promise<Result<A, Problem>> => read(await getText(path));

type Method = 'POST' | 'PUT' | 'DELETE';

/** Wants something done. */
export const ask = async <A>(method: Method, path: string, body: object = {}): Promise<Result<A, Problem>> =>
  read(
    await answerTo(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

export const post = async <A>(path: string, body: object = {}): Promise<Result<A, Problem>> =>
  ask('POST', path, body);

/** Made once for each thing that is wanted: sent again, it is not done again. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
};
