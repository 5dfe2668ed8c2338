import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Problem } from '@narrow-seas/protocol';
import type { Store } from '@narrow-seas/store';
import { isAway, sendAway } from './away.ts';

const STATUS: { readonly [code: string]: number } = {
  'no-player': 401,
  'wrong-password': 401,
  'not-seated': 403,
  'not-host': 403,
  'not-invited': 403,
  blocked: 403,
  'other-site': 403,
  'no-game': 404,
  'no-rules': 404,
  'not-found': 404,
  'too-long': 413,
  busy: 503,
  'silent-provider': 503,
};

/** What the rules refuse is no fault of the message; what the moment refuses may be allowed in another one. */
const statusOfProblem = ({ code, rule }: Problem): number => STATUS[code] ?? (rule === undefined ? 409 : 422);

/** Whom it concerns is in the log, so that a host can see who tries what; what they sent is not. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const status = statusOfProblem(problem);
  if (status === 401 || status === 403) {
    const { ip, person, routeOptions } = reply.request;
    reply.log.warn({ code: problem.code, ip, player: person?.id, route: routeOptions.url }, 'refused');
  }
  return reply.code(status).send({ problem });
};

const SENTENCES: { readonly [code: string]: readonly [code: string, sentence: string] } = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-long', 'The message is too long.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['bad-message', 'Send JSON with the content type application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-message', 'Send one JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad-message', 'Send one JSON object.'],
  // What PostgreSQL says of the sign with the number 0, as text and inside JSON.
  '22021': ['bad-message', 'The message has a character that cannot be stored.'],
  '22P05': ['bad-message', 'The message has a character that cannot be stored.'],
};

const problemOf = (error: FastifyError): { readonly status: number; readonly problem: Problem } => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const place = first?.instancePath.replaceAll('/', '.').replace(/^\./, '') ?? '';
    const said = first?.message ?? 'it cannot be read';
    const sentence = `${place === '' ? 'The message' : place}: ${said}`.slice(0, 300);
    return { status: 400, problem: { code: 'bad-message', sentence } };
  }
  const known = SENTENCES[error.code];
  if (known !== undefined)
    return { status: error.statusCode ?? 400, problem: { code: known[0], sentence: known[1] } };
  const { statusCode = 500 } = error;
  if (statusCode === 429)
    return { status: 429, problem: { code: 'too-many', sentence: 'Too many requests: wait a moment.' } };
  if (statusCode >= 400 && statusCode < 500)
    return { status: statusCode, problem: { code: 'bad-message', sentence: 'The request cannot be read.' } };
  return {
    status: 500,
    problem: { code: 'server', sentence: 'The server failed; nothing was changed. Try again.' },
  };
};

/** Every failure is one sentence; what went wrong inside is for the log only. */
export const failureOf =
  (store: Pick<Store, 'state'>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, problem } = problemOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status >= 500 && isAway(store, error)) return sendAway(reply);
    if (status === 429) request.log.warn({ code: problem.code, ip: request.ip }, 'refused');
    return reply.code(status).send({ problem });
  };
