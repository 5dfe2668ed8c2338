import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import type { Store } from '@narrow-seas/store';
import type { Online } from './online.ts';
import { sheetsIn } from './files.ts';
import { protect } from './protection.ts';
import { type Offered, servePage } from './page.ts';
import { serveReadiness } from './readiness.ts';

/** The largest body that is read; an action is a few hundred bytes. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than proxies and browsers keep an idle connection: who closes first must not be us, or a request is lost on the way. */
const KEEP_ALIVE_MS = 75_000;
/** Stands for an address that cannot be decoded: the router would answer it before any of our headers is set. */
const UNREADABLE = '/%25';

const isReadable = (url: string): boolean => {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

export interface Running {
  readonly logLevel?: string;
  readonly proxies?: number;
  /** Where the log goes instead of the standard output. */
  readonly log?: { readonly write: (line: string) => void };
}

/** Cookies and tokens stay out of the log. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

const optionsOf = ({ logLevel = 'silent', proxies = 0, log }: Running) => ({
  bodyLimit: BODY_LIMIT,
  requestTimeout: REQUEST_TIMEOUT_MS,
  rewriteUrl: ({ url = '/' }: IncomingMessage) => (isReadable(url) ? url : UNREADABLE),
  logger: { level: logLevel, redact: REDACTED, ...(log === undefined ? {} : { stream: log }) },
  trustProxy: (_address: string, hop: number) => hop < proxies,
});

const isOnline = ({ url = '/' }: IncomingMessage): boolean =>
  /^\/(api\/|readyz$|metrics$|admin(?![^/?]))/.test(url);

/** What is answered while there are no games to be played here. */
const unavailable =
  (code: string, sentence: string): RequestListener =>
  (_request, response) => {
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    response.end(JSON.stringify({ problem: { code, sentence } }));
  };

const STARTING = unavailable('starting', 'The server is starting: try again in a moment.');
const OFF = unavailable('off', 'Online play is off on this server.');

/** Whether there is online play here: for the page, which asks before it offers any. */
const STATE_PATH = '/online.json';

const tellState = (state: OnlineNow['state'], response: ServerResponse): void => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify({ online: state }));
};

/** The page at once, and online play as soon as its storage is open. */
export interface Front {
  readonly server: Server;
  readonly attach: (store: Store, play: Online) => Promise<void>;
  readonly turnOff: () => void;
  readonly close: () => Promise<void>;
}

interface OnlineNow {
  online: RequestListener;
  api: FastifyInstance | undefined;
  state: 'starting' | 'on' | 'off';
}

/** Loaded only where there is online play: a page alone starts in half the time. */
const openApi = async (
  running: Running,
  server: Server,
  sheets: readonly string[],
  store: Store,
  play: Online,
): Promise<FastifyInstance> => {
  const { serveApi } = await import('./api/api.ts');
  const { serveAdmin } = await import('./admin/routes.ts');
  const api = fastify(optionsOf(running));
  await protect(api);
  serveReadiness(api, store, play);
  await serveApi(api, play.api, server);
  await serveAdmin(api, play.api, sheets);
  await api.ready();
  return api;
};

export const createFront = async (offered: Offered, running: Running = {}): Promise<Front> => {
  const now: OnlineNow = { online: STARTING, api: undefined, state: 'starting' };
  const page = fastify({
    ...optionsOf(running),
    serverFactory: handler =>
      createServer(
        { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
        (request, response) => {
          if (request.method === 'GET' && request.url === STATE_PATH) tellState(now.state, response);
          else if (isOnline(request)) now.online(request, response);
          else handler(request, response);
        },
      ),
  });
  await protect(page);
  servePage(page, offered);
  await page.ready();
  return {
    server: page.server,
    attach: async (store, play) => {
      const api = await openApi(running, page.server, sheetsIn(offered.files), store, play);
      now.api = api;
      now.state = 'on';
      now.online = (request, response) => api.routing(request, response);
    },
    turnOff: () => {
      now.online = OFF;
      now.state = 'off';
    },
    close: async () => {
      await now.api?.close();
      await page.close();
    },
  };
};
