import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The page brings everything it needs; nothing comes from anywhere else, and nothing stands in the markup itself. */
export const DIRECTIVES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The same for the guides; the style sheet of what draws them holds its icons itself. The page of the game needs none of that. */
export const GUIDE_POLICY = Object.entries({ ...DIRECTIVES, 'img-src': [...DIRECTIVES['img-src'], 'data:'] })
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join(';');

/** The headers of every answer. Whether it is reached by HTTPS only is for the proxy to say. */
export const protect = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
};
