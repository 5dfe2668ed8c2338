import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type StoreListeners } from '../open.ts';
import type { StoreSettings } from '../settings.ts';
import type { Store } from '../store.ts';
import { havePostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { copyTemplate } from './template.ts';

/** One storage under test, with a store that the tests of a file share. */
export interface Bench {
  readonly kind: Store['kind'];
  readonly store: () => Store;
  /** The settings of the shared store, for a process of its own. */
  readonly settings: () => StoreSettings;
  /** Settings of a new, empty storage. */
  readonly fresh: () => Promise<StoreSettings>;
  /** The server under it; undefined when it is embedded. */
  readonly postgres: () => TestPostgres | undefined;
}

interface Opened {
  readonly settings: StoreSettings;
  readonly store: Store;
}

/** A folder that is removed after the tests of the file. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'store-'));

const embedded = (tests: (bench: Bench) => void, listeners: StoreListeners): void => {
  describe('embedded', () => {
    const folders: string[] = [];
    const now: { opened?: Opened } = {};
    const fresh = async (): Promise<StoreSettings> => {
      const folder = newFolder();
      folders.push(folder);
      await copyTemplate(folder);
      return { kind: 'embedded', folder, backups: { everyMinutes: 0 } };
    };
    beforeAll(async () => {
      const settings = await fresh();
      now.opened = { settings, store: await openStore(settings, listeners) };
    });
    afterAll(async () => {
      await now.opened?.store.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests({ kind: 'embedded', ...accessTo(now), fresh, postgres: () => undefined });
  });
};

const accessTo = (now: { readonly opened?: Opened }): Pick<Bench, 'store' | 'settings'> => ({
  store: () => opened(now).store,
  settings: () => opened(now).settings,
});

const opened = (now: { readonly opened?: Opened }): Opened => {
  if (now.opened === undefined) throw new Error('The store opens before the first test.');
  return now.opened;
};

const postgres = (tests: (bench: Bench) => void, listeners: StoreListeners, there: boolean): void => {
  describe.skipIf(!there)('postgres', () => {
    const now: { opened?: Opened; server?: TestPostgres } = {};
    const fresh = async (): Promise<StoreSettings> => {
      if (now.server === undefined) throw new Error('PostgreSQL starts before the first test.');
      return { kind: 'postgres', url: await now.server.newDatabase() };
    };
    beforeAll(async () => {
      now.server = await startPostgres();
      const settings = await fresh();
      now.opened = { settings, store: await openStore(settings, listeners) };
    });
    afterAll(async () => {
      await now.opened?.store.close();
      await now.server?.remove();
    });
    tests({ kind: 'postgres', ...accessTo(now), fresh, postgres: () => now.server });
  });
};

/** Runs the same tests on both storages; where there are no binaries for PostgreSQL, its half is skipped and counted. */
export const onBoth = (tests: (bench: Bench) => void, listeners: StoreListeners = {}): void => {
  embedded(tests, listeners);
  postgres(tests, listeners, havePostgres());
};
