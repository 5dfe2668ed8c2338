import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlayer, openStore } from '@narrow-seas/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Played, run } from '../testing/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  const store = await openStore({ kind: 'embedded', folder: join(folder, '.data') });
  await createPlayer(store.db, 'Ada');
  await store.close();
});

const verb = async (...argv: readonly string[]): Promise<Played> => run(argv, { folder });

test('a backup is written, restored into a new folder and found well there', async () => {
  expect(await verb('backup', 'games.backup.gz')).toEqual({
    code: 0,
    out: 'The backup is in games.backup.gz.\n',
    err: '',
  });
  expect(await verb('restore', 'games.backup.gz', '--folder', 'new')).toMatchObject({ code: 0, err: '' });
  const { code, out } = await verb('doctor', '--folder', 'new');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^The embedded storage is well; it answers in \d+\.\d ms\.\nIt holds 1 players and 0 games, of which 0 are running\.\nThe newest backup is .*, made .*Z\.\n$/,
  );
});

test('nothing is overwritten, and looking makes nothing', async () => {
  writeFileSync(join(folder, 'taken.gz'), 'mine');
  writeFileSync(join(folder, 'bad.gz'), 'no backup');
  expect((await verb('backup', 'taken.gz')).err).toBe('taken.gz exists already: choose another name.\n');
  expect((await verb('restore', 'taken.gz', '--folder', 'other')).err).toMatch(/is not a whole backup/);
  expect((await verb('restore', 'none.gz')).err).toBe('There is no backup none.gz.\n');
  expect((await verb('doctor', '--folder', 'other')).err).toMatch(/^There is no storage in .*other: /);
  expect(existsSync(join(folder, 'other'))).toBe(false);
  expect(await verb('doctor', '--url', 'mysql://x')).toMatchObject({
    code: 1,
    err: 'The setting url of the storage is wrong: must start with postgres:// or postgresql://.\n',
  });
});

test('a folder that holds games is not filled a second time', async () => {
  await verb('backup', 'again.backup.gz');
  const { code, err } = await verb('restore', 'again.backup.gz');
  expect(code).toBe(1);
  expect(err).toMatch(/^The data folder .* is not empty: restore the backup into a new folder\.\n$/);
});

test('a folder that a server uses is refused with the number of its process', async () => {
  const store = await openStore({ kind: 'embedded', folder: join(folder, '.data') });
  expect(await verb('doctor')).toMatchObject({
    code: 1,
    err: expect.stringMatching(new RegExp(`^Another server \\(process ${process.pid} on `)),
  });
  await store.close();
});
