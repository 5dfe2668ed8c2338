import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GameCard } from '@narrow-seas/core';
import { type Portion, portionOf } from './conditions.ts';
import { takes } from './encoding.ts';
import { type Form, GUIDES, jsonFile, type PageFile, type PageFiles } from './files.ts';
import { missingPage, UNBUILT } from './missing.ts';
import { GUIDE_POLICY } from './protection.ts';

const GAMES = '/games.json';

/** What the page is served from. */
export interface Offered {
  /** Asked once, when somebody wants the list. */
  readonly games: () => Promise<readonly GameCard[]>;
  readonly version: string;
  readonly files: PageFiles;
  /** The guides: read when somebody opens one, for most visits never do. */
  readonly guides?: () => PageFiles;
}

interface Reply {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  /** Absent where there is nothing new to send. */
  readonly body?: Buffer | string;
}

const sentence = (status: number, body: string, headers: Reply['headers']): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
});

const page = (status: number, body: string): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

const REFUSED_METHOD = sentence(405, 'This address answers GET and HEAD only.\n', { allow: 'GET, HEAD' });

const fileReply = (file: PageFile, { headers, method }: FastifyRequest): Reply => {
  const { packed, plain, type, cache } = file;
  const wanted = headers['accept-encoding']?.toString();
  const better = packed.find(({ coding }) => takes(wanted, coding));
  const form = better ?? plain;
  const portion = portionOf(headers, form.tag, form.body.length, method === 'GET');
  const about = {
    'cache-control': cache,
    etag: form.tag,
    'accept-ranges': 'bytes',
    ...(packed.length === 0 ? {} : { vary: 'accept-encoding' }),
  };
  const coding = better === undefined ? {} : { 'content-encoding': better.coding };
  return portionReply(form, portion, about, { 'content-type': type, ...coding });
};

const portionReply = (
  { body }: Form,
  portion: Portion,
  about: Reply['headers'],
  content: Reply['headers'],
): Reply => {
  if (portion === 'unchanged') return { status: 304, headers: about };
  if (portion === 'whole') return { status: 200, headers: { ...about, ...content }, body };
  const size = body.length;
  if (portion === 'outside')
    return sentence(416, `This file has ${size} bytes.\n`, { 'content-range': `bytes */${size}` });
  const { from, to } = portion;
  const range = { 'content-range': `bytes ${from}-${to - 1}/${size}` };
  return { status: 206, headers: { ...about, ...content, ...range }, body: body.subarray(from, to) };
};

const answerOf = (path: string, request: FastifyRequest, files: PageFiles): Reply => {
  const file = files.get(path);
  if (file !== undefined) return fileReply(file, request);
  return path === '/' ? page(503, UNBUILT) : page(404, missingPage(path));
};

/** The path alone, as it was sent: decoding it could lead to another file. */
const pathOf = ({ originalUrl }: FastifyRequest): string => originalUrl.split('?', 1)[0] ?? '/';

const isGuide = (path: string): boolean => path === GUIDES || path.startsWith(`${GUIDES}/`);

/** Works something out at the first call; a failure is not kept. */
const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  const state: { found: Promise<T> | undefined } = { found: undefined };
  return () => {
    state.found ??= work().catch((error: unknown) => {
      state.found = undefined;
      throw error;
    });
    return state.found;
  };
};

const send = ({ status, headers, body }: Reply, reply: FastifyReply): FastifyReply =>
  reply.code(status).headers(headers).send(body);

/**
 * Answers every address that no route has with a file of the page, before a body would be read. Our own sending
 * instead of @fastify/static: files lie in memory, packed once, under a tag of their content, so that no address leads
 * out of the folder and a range or a tag is of the very bytes that are sent.
 */
export const servePage = (app: FastifyInstance, offered: Offered): void => {
  const { games, version, files: built, guides = () => new Map() } = offered;
  const files = new Map([...built, ['/healthz', jsonFile({ ok: true, version })]]);
  const listGames = once(async () => jsonFile({ version, games: await games() }));
  const readGuides = once(() => Promise.resolve(guides()));
  const replyTo = async (request: FastifyRequest): Promise<Reply> => {
    const path = pathOf(request);
    if (isGuide(path)) {
      const reply = answerOf(path, request, await readGuides());
      return { ...reply, headers: { ...reply.headers, 'content-security-policy': GUIDE_POLICY } };
    }
    return path === GAMES ? fileReply(await listGames(), request) : answerOf(path, request, files);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    await send(isRead ? await replyTo(request) : REFUSED_METHOD, reply);
  });
};
