import type { FastifyInstance } from 'fastify';
import type { Store } from '@narrow-seas/store';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Online } from './online.ts';

/** Whether the server can do its work, and how much of it there is: for the host and for what watches over it. */
// oxlint-disable-next-line max-lines-per-function -- a list of what is measured
export const serveReadiness = (app: FastifyInstance, store: Store, online: Online): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: 'narrow_seas_request_seconds',
    help: 'How long requests of the programming interface took.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  // oxlint-disable-next-line no-new -- it enters itself in the registry
  new Gauge({
    name: 'narrow_seas_tables',
    help: 'Games in memory.',
    registers: [registry],
    collect() {
      this.set(online.api.games.tables.size());
    },
  });
  // oxlint-disable-next-line no-new -- it enters itself in the registry
  new Gauge({
    name: 'narrow_seas_sockets',
    help: 'Open connections.',
    registers: [registry],
    collect() {
      this.set(online.api.sockets.size);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'page' } = request.routeOptions;
    took.observe({ method: request.method, route: url, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/readyz', async (_request, reply) => {
    const { state, answeredInMs } = await store.health();
    const isReady = state.is === 'up' && answeredInMs !== undefined;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady, storage: state.is });
  });
  app.get('/metrics', async (_request, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
};
