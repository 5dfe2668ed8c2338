import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../open.ts';
import { newFolder } from '../testing/both.ts';
import { watchPower } from '../testing/power-cut.ts';
import { copyTemplate } from '../testing/template.ts';
import { durableFiles } from './durable-files.ts';
import { startPGlite } from './start.ts';

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

/** Adds players one by one; each is acknowledged when its promise resolves. A checkpoint in between writes pages. */
const addPlayers = async (pg: PGlite, checkpointAt: number): Promise<readonly string[]> => {
  const acknowledged: string[] = [];
  for (let number = 0; number < 16; number += 1) {
    const id = `player-${String(number).padStart(2, '0')}`;
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await pg.query('insert into players (id, name) values ($1, $2)', [id, 'x'.repeat(2_000)]);
    acknowledged.push(id);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    if (number === checkpointAt) await pg.exec('checkpoint');
  }
  return acknowledged;
};

const playersAfter = async (image: string): Promise<{ told: readonly string[]; ids: readonly string[] }> => {
  const told: string[] = [];
  const store = await openStore(
    { kind: 'embedded', folder: image },
    { tell: sentence => told.push(sentence) },
  );
  const rows = await store.db.selectFrom('players').select(['id', 'name']).orderBy('id').execute();
  await store.close();
  return { told, ids: rows.map(({ id }) => id) };
};

/** The folder as it is after a power cut, with everything else in its place. */
const imageOf = (folder: string, leave: (image: string) => void): string => {
  const image = newFolder();
  folders.push(image, `${image}-disk`, `${image}-disk-files`);
  cpSync(join(folder, 'made'), join(image, 'made'));
  leave(join(image, 'postgres'));
  return image;
};

test('a power cut: what was acknowledged is on the disk, without a backup', async () => {
  const folder = await freshFolder();
  folders.push(`${folder}-disk`, `${folder}-disk-files`);
  const power = watchPower(join(folder, 'postgres'), `${folder}-disk`);
  const pg = await startPGlite(join(folder, 'postgres'), false, power.synced);
  const acknowledged = await addPlayers(pg, 8);
  const image = imageOf(folder, power.leave);
  await pg.close();
  expect(power.syncs()).toBeGreaterThanOrEqual(acknowledged.length);
  expect(await playersAfter(image)).toEqual({ told: [], ids: acknowledged });
});

test('the same cut loses everything when PGlite runs as it comes: this is what the test can see', async () => {
  const folder = await freshFolder();
  folders.push(`${folder}-disk`, `${folder}-disk-files`);
  const power = watchPower(join(folder, 'postgres'), `${folder}-disk`);
  const pg = await PGlite.create({
    dataDir: join(folder, 'postgres'),
    fs: durableFiles(join(folder, 'postgres'), power.synced),
  });
  await addPlayers(pg, 8);
  const image = imageOf(folder, power.leave);
  await pg.close();
  expect(power.syncs()).toBe(0);
  expect((await playersAfter(image)).ids).toEqual([]);
});
