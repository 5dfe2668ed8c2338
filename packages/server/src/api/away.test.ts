import fastify, { type FastifyInstance } from 'fastify';
import type { StoreState } from '@narrow-seas/store';
import { describe, expect, test } from 'vitest';
import { AWAY, refuseWhileAway } from './away.ts';
import { failureOf } from './failure.ts';

const DOWN: StoreState = { is: 'down', since: new Date(0), why: 'gone' };

/** A route that fails as the given error says, with the hooks of the programming interface. */
const appOver = (state: StoreState, error: Error): FastifyInstance => {
  const app = fastify();
  app.setErrorHandler(failureOf({ state: () => state }));
  refuseWhileAway(app, { state: () => state });
  app.get('/', () => {
    throw error;
  });
  return app;
};

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('while the database is away', () => {
  test.each<readonly [string, StoreState, Error]>([
    ['it is known', DOWN, new Error('never reached')],
    ['a query finds it out', { is: 'up' }, REFUSED],
    ['a connection breaks', { is: 'up' }, new Error('Connection terminated unexpectedly')],
  ])('%s: the answer is 503, one sentence and when to try again', async (_how, state, error) => {
    const answer = await appOver(state, error).inject('/');
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      503,
      { problem: AWAY },
      '2',
    ]);
  });

  test('another failure is no outage', async () => {
    const answer = await appOver({ is: 'up' }, new Error('a fault of ours')).inject('/');
    expect([answer.statusCode, answer.json<{ problem: { code: string } }>().problem.code]).toEqual([
      500,
      'server',
    ]);
  });
});
