import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** kill -9, and it is gone. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** What it said on its error stream. */
  readonly said: readonly string[];
}

export type Variables = { readonly [name: string]: string };

/** Whatever happens to the trial, its servers end with it. */
const endWithUs = (child: ChildProcess): void => {
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Starts the built server; it is there when online play is ready. */
export const startServer = async (port: number, variables: Variables): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [MAIN, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '1000000', ...variables },
  });
  endWithUs(child);
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', line => void said.push(line));
  const lines = createInterface({ input: child.stdout });
  const isReady = await new Promise<boolean>(resolve => {
    lines.on('line', line => line === 'Online play is ready.' && resolve(true));
    child.once('exit', () => resolve(false));
  });
  if (!isReady) throw new Error(`The server did not start: ${said.join(' ')}`);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    said,
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
};
