import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@narrow-seas/catalogue';
import { openStore, type Store, type StoreSettings } from '@narrow-seas/store';
import type { ProviderSettings } from '../accounts/provider.ts';
import { createFront } from '../app.ts';
import { type Online, openOnline } from '../online.ts';
import { think } from '../thinking/think.ts';
import { newClient, type TestClient } from './client.ts';

/** A server with a storage of its own, really listening. */
export interface House {
  readonly address: string;
  readonly store: Store;
  readonly online: Online;
  readonly client: () => TestClient;
  /** Another process over the same storage, as far as one process can be two. */
  readonly second: () => Promise<House>;
  readonly close: () => Promise<void>;
}

export interface HouseSettings {
  readonly now?: () => number;
  readonly spectatorDelaySeconds?: number;
  readonly requestsPerMinute?: number;
  readonly mail?: { readonly url: string; readonly from: string };
  readonly privateAddresses?: boolean;
  readonly adminToken?: string;
  readonly openid?: ProviderSettings;
  /** Gets what a host would read in the log. */
  readonly log?: string[];
}

// oxlint-disable-next-line max-lines-per-function -- one closure over what it keeps; each part of it is a function of its own
const openAt = async (store: Store, settings: HouseSettings, end: () => Promise<void>): Promise<House> => {
  const { now, spectatorDelaySeconds = 0, requestsPerMinute = 1_000_000 } = settings;
  const play = await openOnline({
    store,
    version: '1.2.3',
    settings: {
      publicUrl: undefined,
      threads: 2,
      tablesInMemory: 100,
      spectatorDelaySeconds,
      requestsPerMinute,
      noticeDelaySeconds: 60,
      mail: settings.mail,
      privateAddresses: settings.privateAddresses ?? false,
      adminToken: settings.adminToken,
      openid: settings.openid,
    },
    address: 'https://seas.example.org/',
    think: async task => {
      const some = await CATALOGUE.find(({ id }) => id === task.game)?.load();
      return some === undefined ? undefined : think(some, task);
    },
    failed: error => {
      throw error;
    },
    ...(now === undefined ? {} : { now }),
  });
  const { log } = settings;
  const logging =
    log === undefined ? {} : { logLevel: 'warn', log: { write: (line: string) => void log.push(line) } };
  const front = await createFront(
    { games: () => Promise.resolve([]), version: '1.2.3', files: new Map() },
    logging,
  );
  await front.attach(store, play);
  await new Promise<void>(resolve => void front.server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`;
  const clients: TestClient[] = [];
  return {
    address,
    store,
    online: play,
    client: () => {
      const client = newClient(address);
      clients.push(client);
      return client;
    },
    second: async () => openAt(store, settings, () => Promise.resolve()),
    close: async () => {
      for (const client of clients) client.close();
      await front.close();
      front.server.closeAllConnections();
      await new Promise(resolve => front.server.close(resolve));
      await play.stop();
      await end();
    },
  };
};

/** A new database takes many seconds of work, a copy of one none: the first test of all makes it. */
const copyTemplate = async (folder: string): Promise<void> => {
  const template = fileURLToPath(new URL('../../../../.cache/house', import.meta.url));
  if (!existsSync(template)) {
    const draft = `${template}-${randomUUID()}`;
    const store = await openStore({ kind: 'embedded', folder: draft, backups: { everyMinutes: 0 } });
    await store.close();
    try {
      renameSync(draft, template);
    } catch {
      // Another worker was quicker.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  cpSync(template, folder, { recursive: true });
};

export const openHouse = async (settings: HouseSettings = {}): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const storage: StoreSettings = { kind: 'embedded', folder, backups: { everyMinutes: 0 } };
  await copyTemplate(folder);
  const store = await openStore(storage);
  return openAt(store, settings, async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
};
