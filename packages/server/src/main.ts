import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createFront, type Front } from './app.ts';
import { GUIDES, readPage } from './files.ts';
import { addressOf, DEFAULT_PORT, listen } from './listen.ts';
import type { Playing } from './playing.ts';
import { readSettings, type Settings } from './settings.ts';
import { askForCards } from './shelf.ts';

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

/** The built guides beside it. */
const GUIDE_SITE = fileURLToPath(new URL('../../guide/dist/site', import.meta.url));

const refuse = (sentence: string): void => {
  console.error(sentence);
  process.exitCode = 1;
};

/** Lets answers in progress finish; a client that holds its connection open must not hold the server up. */
const closer = (front: Front, playing: Promise<Playing | undefined>): (() => Promise<void>) => {
  const { server } = front;
  return async () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    // What is being opened is opened first: closing half a storage would leave its folder locked.
    const opened = await playing;
    await opened?.close();
    await front.close();
  };
};

/** Online play, unless the host has turned it off. Its parts are loaded only then. */
const startPlay = async (
  front: Front,
  settings: Settings,
  known: { readonly version: string; readonly address: string },
): Promise<Playing | undefined> => {
  if (settings.storage === undefined) {
    front.turnOff();
    return undefined;
  }
  const { startPlaying } = await import('./playing.ts');
  return startPlaying(front, settings, settings.storage, known);
};

const serve = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (!settings.ok) return refuse(settings.error);
  const version = readVersion();
  const { logLevel, proxies, host } = settings.value;
  const guides = () => readPage(GUIDE_SITE, GUIDES);
  const offered = { games: askForCards, version, files: readPage(PAGE), guides };
  const front = await createFront(offered, { logLevel, proxies });
  const listening = await listen(front.server, settings.value);
  if (!listening.ok) return refuse(listening.error);
  const { port, taken } = listening.value;
  const address = addressOf(host, port);
  const playing = startPlay(front, settings.value, { version, address });
  const close = closer(front, playing);
  const stop = (): void => void close().catch((error: unknown) => console.error(error));
  // Before the address is told: who has read it may stop the server at once.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  if (taken.length > 0) console.log(`Port ${DEFAULT_PORT} is taken, so port ${port} is used.`);
  console.log(`Narrow Seas is at ${address}`);
  await playing;
};

await serve();
