import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GameCard } from '@narrow-seas/core';
import { type Portion, portionOf } from './conditions.ts';
import { takesGzip } from './encoding.ts';
import { type Form, jsonFile, type PageFile, type PageFiles } from './files.ts';
import { missingPage, UNBUILT } from './missing.ts';

/** What the server answers from. */
export interface Offered {
  readonly games: readonly GameCard[];
  readonly version: string;
  readonly files: PageFiles;
}

interface Reply {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  /** Absent where there is nothing new to send. */
  readonly body?: Buffer | string;
}

/** The page brings everything it needs; nothing comes from anywhere else, and nothing stands in the markup itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

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

const fileReply = (file: PageFile, request: IncomingMessage): Reply => {
  const { packed, plain, type, cache } = file;
  const form =
    packed !== undefined && takesGzip(request.headers['accept-encoding']?.toString()) ? packed : plain;
  const portion = portionOf(request.headers, form.tag, form.body.length, request.method === 'GET');
  const about = {
    'cache-control': cache,
    etag: form.tag,
    'accept-ranges': 'bytes',
    ...(packed === undefined ? {} : { vary: 'accept-encoding' }),
  };
  const coding = form === packed ? { 'content-encoding': 'gzip' } : {};
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

const replyTo = (path: string, request: IncomingMessage, files: PageFiles): Reply => {
  const file = files.get(path);
  if (file !== undefined) return fileReply(file, request);
  return path === '/' ? page(503, UNBUILT) : page(404, missingPage(path));
};

/** Node itself leaves the body out of an answer to HEAD. */
const send = ({ status, body, headers }: Reply, response: ServerResponse): void => {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...SECURITY, ...headers, ...length });
  response.end(body);
};

/** The path alone. The URL class would throw on an address such as `//`. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Answers every request of the server. */
export const createHandler = ({ games, version, files: built }: Offered): RequestListener => {
  const files = new Map([
    ...built,
    ['/games.json', jsonFile({ version, games })],
    ['/healthz', jsonFile({ ok: true, version })],
  ]);
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    send(isRead ? replyTo(pathOf(request), request, files) : REFUSED_METHOD, response);
  };
};
