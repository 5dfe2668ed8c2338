import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readPage } from './files.ts';
import { createHandler } from './http.ts';
import { addressOf, DEFAULT_PORT, listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { SHELF } from './shelf.ts';

const GRACE_MS = 2_000;

/** The manifest lies one folder up from the sources and from the build alike. */
const readVersion = (): string => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
};

/** The built page, two folders up from the sources and from the build alike. */
const PAGE = fileURLToPath(new URL('../../web/dist/page', import.meta.url));

const refuse = (sentence: string): void => {
  console.error(sentence);
  process.exitCode = 1;
};

/** Lets answers in progress finish; a client that holds its connection open must not hold the server up. */
const closeOnSignals = (server: Server): void => {
  const close = (): void => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGINT', close).once('SIGTERM', close);
};

const serve = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (!settings.ok) return refuse(settings.error);
  const server = createServer(createHandler({ games: SHELF, version: readVersion(), files: readPage(PAGE) }));
  const listening = await listen(server, settings.value);
  if (!listening.ok) return refuse(listening.error);
  closeOnSignals(server);
  const { port, taken } = listening.value;
  if (taken.length > 0) console.log(`Port ${DEFAULT_PORT} is taken, so port ${port} is used.`);
  console.log(`Narrow Seas is at ${addressOf(settings.value.host, port)}`);
};

await serve();
