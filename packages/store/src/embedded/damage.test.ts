import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { backupsIn } from '../backup/rotation.ts';
import { openStore } from '../open.ts';
import type { Store } from '../store.ts';
import { newFolder } from '../testing/both.ts';
import { somePlayer } from '../testing/samples.ts';
import { copyTemplate } from '../testing/template.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const freshFolder = async (): Promise<string> => {
  const folder = newFolder();
  folders.push(folder);
  await copyTemplate(folder);
  return folder;
};

const open = (folder: string, told: string[] = []): Promise<Store> =>
  openStore(
    { kind: 'embedded', folder, backups: { everyMinutes: 0 } },
    { tell: sentence => told.push(sentence) },
  );

const namesIn = async ({ db }: Store): Promise<readonly string[]> =>
  (await db.selectFrom('players').select('name').orderBy('name').execute()).map(({ name }) => name);

const fileOf = async ({ db }: Store, table: string): Promise<string> => {
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath(${table}) as path`.execute(db);
  return rows[0]?.path ?? '';
};

/** As a failing disk does it: a few bytes in the middle of a page. */
const scramble = (path: string): void => {
  const file = openSync(path, 'r+');
  writeSync(file, 'not what was written here', 4096);
  closeSync(file);
};

test('a page that cannot be read: everything comes back from the newest good backup, and it is said', async () => {
  const folder = await freshFolder();
  const store = await open(folder);
  await somePlayer(store.db, 'Ada');
  const good = await store.backup();
  await somePlayer(store.db, 'Bob');
  const cut = await store.backup();
  const page = await fileOf(store, 'players');
  await store.close();
  truncateSync(cut, statSync(cut).size - 20);
  scramble(join(folder, 'postgres', page));

  const told: string[] = [];
  const recovered = await open(folder, told);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /^The data folder was damaged: everything was restored from the backup .*, and the damaged files lie in .*\.$/,
  );
  expect(told[0]).toContain(good);
  expect(await namesIn(recovered)).toEqual(['Ada']);
  await recovered.close();
  expect(readdirSync(folder).some(name => name.startsWith('postgres-aside-'))).toBe(true);

  const again = await open(folder, told);
  expect(told).toHaveLength(1);
  expect(await namesIn(again)).toEqual(['Ada']);
  await again.close();
});

test('without a good backup a damaged folder is refused in one sentence, and stays as it is', async () => {
  const folder = await freshFolder();
  truncateSync(join(folder, 'postgres/global/pg_control'), 100);
  await expect(open(folder)).rejects.toThrow(
    `The data folder ${folder} is damaged and has no good backup: put a backup into ${folder}/backups, or choose another folder.`,
  );
  await expect(open(folder)).rejects.toMatchObject({ code: 'ERR_STORE_DAMAGED' });
  expect(existsSync(join(folder, 'postgres/PG_VERSION'))).toBe(true);
});

test('backups rotate: only as many stay as the host wants', async () => {
  const folder = await freshFolder();
  const store = await openStore({ kind: 'embedded', folder, backups: { everyMinutes: 0, keep: 2 } });
  const made = [await store.backup(), await store.backup(), await store.backup()];
  expect(backupsIn(join(folder, 'backups'))).toEqual([made[2], made[1]]);
  expect((await store.health()).backup).toBe(made[2]);
  await store.close();
});
