import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { API, MESSAGE_LIMIT, PROTOCOL_VERSION } from '@narrow-seas/protocol';
import { isOurs } from '../players/origin.ts';
import { recognise, setSession } from '../players/session.ts';
import { acceptSocket } from '../socket/socket.ts';
import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { refuseWhileAway } from './away.ts';
import { chatRoutes } from './chat.ts';
import { failureOf } from './failure.ts';
import { gameRoutes } from './games.ts';
import { meRoutes } from './me.ts';
import { noticeRoutes } from './notices.ts';
import { openIdRoutes } from './openid.ts';
import { type ApiParts, typed } from './parts.ts';
import { privateRoutes } from './private.ts';
import { seatRoutes } from './seats.ts';
import { signInRoutes } from './sign-in.ts';
import { standingRoutes } from './standing.ts';
import { talkRoutes } from './talk.ts';
import { wishRoutes } from './wishes.ts';

const refuseStrangers = (app: FastifyInstance, { publicUrl }: ApiParts): void => {
  app.addHook('onRequest', async (request, reply) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!(isChange || request.ws) || isOurs(request.headers, publicUrl?.host)) return;
    const { ip, headers } = request;
    request.log.warn({ code: 'other-site', origin: headers.origin, ip }, 'refused');
    const sentence = 'This came from another site: open the game on its own page.';
    await reply.code(403).send({ problem: { code: 'other-site', sentence } });
  });
};

const knowPeople = (app: FastifyInstance, { people, isSecure }: ApiParts): void => {
  app.decorateRequest('person', undefined);
  app.addHook('preValidation', async (request, reply) => {
    const known = await recognise(people, request);
    request.person = known?.person;
    if (known?.renewed !== undefined && !request.ws) setSession(reply, known.renewed, isSecure);
  });
};

const ROUTES = [
  meRoutes,
  accountRoutes,
  signInRoutes,
  openIdRoutes,
  noticeRoutes,
  gameRoutes,
  seatRoutes,
  wishRoutes,
  chatRoutes,
  talkRoutes,
  privateRoutes,
  standingRoutes,
  adminRoutes,
];

/** The programming interface: routes, sockets and their description. Sockets come in by the given server. */
export const serveApi = async (root: FastifyInstance, parts: ApiParts, server: Server): Promise<void> => {
  await root.register(async scope => {
    const app = typed(scope);
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(failureOf(parts.accounts.store));
    await app.register(cookie);
    await app.register(rateLimit, { max: parts.perMinute, timeWindow: '1 minute' });
    await app.register(websocket, { options: { maxPayload: MESSAGE_LIMIT, server } });
    await app.register(swagger, {
      openapi: { info: { title: 'Narrow Seas', version: String(PROTOCOL_VERSION) } },
      transform: createJsonSchemaTransform({}),
    });
    refuseStrangers(scope, parts);
    refuseWhileAway(scope, parts.accounts.store);
    knowPeople(scope, parts);
    await app.register(
      (routes, _options, done) => {
        const api = typed(routes);
        routes.addHook('onSend', (_request, reply, _payload, sent) => {
          void reply.header('cache-control', 'no-store');
          sent();
        });
        for (const add of ROUTES) add(api, parts);
        api.get('/openapi.json', { schema: { hide: true } }, () => scope.swagger());
        routes.get('/socket', { websocket: true, schema: { hide: true } }, (socket, request) =>
          acceptSocket(socket, request, parts),
        );
        done();
      },
      { prefix: API },
    );
  });
};
