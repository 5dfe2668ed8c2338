import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type StoreSettings } from '@narrow-seas/store';
import { startPostgres } from './postgres.ts';
import type { Variables } from './server.ts';

/** A storage of the trial's own, as a server is told of it and as the trial opens it afterwards. */
export interface TrialStorage {
  readonly variables: Variables;
  readonly settings: StoreSettings;
  readonly remove: () => Promise<void>;
}

const inFolder = (): TrialStorage => {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  return {
    variables: { DATA_FOLDER: folder },
    settings: { kind: 'embedded', folder, backups: { everyMinutes: 0 } },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};

const onServer = async (): Promise<TrialStorage> => {
  const { url, remove } = await startPostgres();
  return { variables: { DATABASE_URL: url }, settings: { kind: 'postgres', url }, remove };
};

export const newStorage = async (kind: 'embedded' | 'postgres'): Promise<TrialStorage> =>
  kind === 'embedded' ? inFolder() : onServer();

/** How often each key of a client stands in the stored logs. */
export const storedKeys = async (settings: StoreSettings): Promise<ReadonlyMap<string, number>> => {
  const store = await openStore(settings);
  const rows = await store.db.selectFrom('entries').select('text').execute();
  await store.close();
  const counts = new Map<string, number>();
  for (const { text } of rows) {
    const { key } = JSON.parse(text) as { key?: string };
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Moves that were acknowledged must be stored, once each. */
export const keyFaults = (
  keys: readonly string[],
  stored: ReadonlyMap<string, number>,
): readonly string[] => [
  ...keys.filter(key => !stored.has(key)).map(key => `The acknowledged move ${key} is lost.`),
  ...[...stored]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => `The move ${key} is stored ${count} times.`),
];
