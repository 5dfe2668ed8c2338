import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Problem } from '@narrow-seas/protocol';
import { isOutage, type Store } from '@narrow-seas/store';

/** What everybody hears while the database cannot be reached. */
export const AWAY: Problem = {
  code: 'unavailable',
  sentence: 'The games cannot be reached just now. Nothing is lost: try again in a moment.',
};

const RETRY_AFTER_S = '2';

/** Whether this failed because the database is away: then nobody knows whether it was done. */
export const isAway = ({ state }: Pick<Store, 'state'>, error: unknown): boolean =>
  state().is === 'down' || isOutage(error);

export const sendAway = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', RETRY_AFTER_S).send({ problem: AWAY });

/** While the database is away nobody waits for it: the answer comes at once. */
export const refuseWhileAway = (app: FastifyInstance, { state }: Pick<Store, 'state'>): void => {
  app.addHook('onRequest', async (_request, reply) => {
    if (state().is === 'down') await sendAway(reply);
  });
};
