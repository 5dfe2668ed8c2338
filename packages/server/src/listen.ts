import type { Server } from 'node:http';
import { failed, ok, type Result } from '@narrow-seas/core';
import type { Settings } from './settings.ts';

export const DEFAULT_PORT = 4170;
const PORTS_TO_TRY = 20;

export interface Listening {
  readonly port: number;
  /** The ports that were taken before this one was found free. */
  readonly taken: readonly number[];
}

/** Resolves to an error code, or to undefined once the server listens. */
const attempt = (server: Server, host: string, port: number): Promise<string | undefined> =>
  new Promise(resolve => {
    const onError = (error: NodeJS.ErrnoException): void => {
      server.off('listening', onListening);
      resolve(error.code ?? error.message);
    };
    const onListening = (): void => {
      server.off('error', onError);
      resolve(undefined);
    };
    server.once('error', onError).once('listening', onListening).listen({ host, port, exclusive: true });
  });

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.');
  return address.port;
};

const explain = (code: string, host: string, port: number): string => {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken: choose another with --port, or leave it out to get a free one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine: choose another with HOST or --host.`;
    default:
      return `The server cannot listen on port ${port} of ${host} (${code}).`;
  }
};

/** Listens on the port asked for or, where none was, on the first free one from the default upward. */
export const listen = async (
  server: Server,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Promise<Result<Listening, string>> => {
  const taken: number[] = [];
  for (let candidate = port ?? DEFAULT_PORT; ; candidate += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next port matters only if this one is taken
    const code = await attempt(server, host, candidate);
    if (code === undefined) return ok({ port: portOf(server), taken });
    const mayTryNext = port === undefined && code === 'EADDRINUSE' && taken.length + 1 < PORTS_TO_TRY;
    if (!mayTryNext) return failed(explain(code, host, candidate));
    taken.push(candidate);
  }
};

/** The address to open, also where the server listens on every address of the machine or on IPv6. */
export const addressOf = (host: string, port: number): string => {
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`;
};
