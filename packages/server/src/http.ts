import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GameCard } from './card.ts';
import type { PageFile, PageFiles } from './files.ts';
import { missingPage, UNBUILT } from './missing.ts';

/** What the server answers from. */
export interface Offered {
  readonly games: readonly GameCard[];
  readonly version: string;
  readonly files: PageFiles;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
  readonly headers?: { readonly [name: string]: string };
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

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

const json = (value: unknown): Reply => ({
  status: 200,
  type: JSON_TYPE,
  body: JSON.stringify(value),
  headers: { 'cache-control': 'no-cache' },
});

const REFUSED_METHOD: Reply = {
  status: 405,
  type: 'text/plain; charset=utf-8',
  body: 'This address answers GET and HEAD only.\n',
  headers: { allow: 'GET, HEAD' },
};

const fileReply = ({ type, body, packed, cache }: PageFile, isPackable: boolean): Reply => ({
  status: 200,
  type,
  body: isPackable && packed !== undefined ? packed : body,
  headers: {
    'cache-control': cache,
    ...(packed === undefined ? {} : { vary: 'accept-encoding' }),
    ...(isPackable && packed !== undefined ? { 'content-encoding': 'gzip' } : {}),
  },
});

const page = (status: number, body: string): Reply => ({
  status,
  type: HTML,
  body,
  headers: { 'cache-control': 'no-store' },
});

const replyTo = (path: string, isPackable: boolean, { games, version, files }: Offered): Reply => {
  if (path === '/games.json') return json({ version, games });
  if (path === '/healthz') return json({ ok: true, version });
  const file = files.get(path);
  if (file !== undefined) return fileReply(file, isPackable);
  return path === '/' ? page(503, UNBUILT) : page(404, missingPage(path));
};

/** Node itself leaves the body out of an answer to HEAD. */
const send = ({ status, type, body, headers }: Reply, response: ServerResponse): void => {
  response.writeHead(status, {
    ...SECURITY,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
};

/** The path alone. The URL class would throw on an address such as `//`. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '');

/** Answers every request of the server. */
export const createHandler =
  (offered: Offered): RequestListener =>
  (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const reply = isRead ? replyTo(pathOf(request), takesGzip(request), offered) : REFUSED_METHOD;
    send(reply, response);
  };
