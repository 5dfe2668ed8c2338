import { failed, isObject, ok, type Result } from '@narrow-seas/core';
import type { z } from 'zod';
import type { Problem } from './problem.ts';
import { ClientMessage } from './socket.ts';
import { MESSAGE_LIMIT, otherVersion, PROTOCOL_VERSION } from './version.ts';

const problem = (code: string, sentence: string): Result<never, Problem> => failed({ code, sentence });

/** A message of a client; nothing in it is trusted. */
export const readMessage = (text: string): Result<ClientMessage, Problem> => {
  if (text.length > MESSAGE_LIMIT)
    return problem('too-long', `A message has at most ${MESSAGE_LIMIT} characters.`);
  const value = parsed(text);
  if (value === undefined) return problem('not-json', 'A message is one JSON object.');
  if (value['type'] === 'hello' && value['version'] !== PROTOCOL_VERSION)
    return problem('other-version', otherVersion(value['version']));
  const read = ClientMessage.safeParse(value);
  return read.success ? ok(read.data) : problem('bad-message', sentenceOf(read.error));
};

/** The first thing that is wrong, with its place. */
export const sentenceOf = ({ issues }: z.ZodError): string => {
  const [issue] = issues;
  const place = issue?.path.map(String).join('.') ?? '';
  return `${place === '' ? 'The message' : place}: ${issue?.message ?? 'it cannot be read'}`.slice(0, 300);
};

const parsed = (text: string): { readonly [field: string]: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
