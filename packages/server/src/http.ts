import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GameCard } from './card.ts';
import { ICON } from './chart.ts';
import { frontPage, missingPage } from './page.ts';
import { STYLE } from './style.ts';

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The page needs its own style sheet and icon, and nothing else from anywhere. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
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

const found = (type: string, body: string): Reply => ({ status: 200, type, body });

const REFUSED_METHOD: Reply = {
  status: 405,
  type: 'text/plain; charset=utf-8',
  body: 'This address answers GET and HEAD only.\n',
  headers: { allow: 'GET, HEAD' },
};

const replyTo = (path: string, games: readonly GameCard[], version: string): Reply => {
  switch (path) {
    case '/':
      return found(HTML, frontPage(games, version));
    case '/games.json':
      return found(JSON_TYPE, JSON.stringify({ version, games }));
    case '/healthz':
      return found(JSON_TYPE, JSON.stringify({ ok: true, version }));
    case '/style.css':
      return found('text/css; charset=utf-8', STYLE);
    case '/icon.svg':
      return found('image/svg+xml', ICON);
    default:
      return { status: 404, type: HTML, body: missingPage(path, version) };
  }
};

/** Node itself leaves the body out of an answer to HEAD. */
const send = ({ status, type, body, headers }: Reply, response: ServerResponse): void => {
  response.writeHead(status, {
    ...SECURITY,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': type === HTML ? 'no-store' : 'no-cache',
    ...headers,
  });
  response.end(body);
};

/** The path alone. The URL class would throw on an address such as `//`. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Answers every request of the server from the list of games it is given. */
export const createHandler =
  (games: readonly GameCard[], version: string): RequestListener =>
  (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const reply = isRead ? replyTo(pathOf(request), games, version) : REFUSED_METHOD;
    send(reply, response);
  };
