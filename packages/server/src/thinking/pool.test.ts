import { beforeAll, expect, test } from 'vitest';
import { skerryPack } from '../testing/skerry.ts';
import { createPool } from './pool.ts';
import type { Task } from './think.ts';

const known: { task: Task } = { task: { game: 'skerry', side: '', level: 'cadet', view: {}, seed: 1 } };

beforeAll(async () => {
  const { game } = await skerryPack();
  const [side = ''] = game.sides;
  const opened = game.setup({ scenario: 'sortie', options: {} });
  if (!opened.ok) throw new Error('Skerry has no such scenario.');
  known.task = { ...known.task, side, view: game.view(opened.value, side) };
});

test('a closed pool gives up what it thinks about and takes nothing more', async () => {
  const pool = createPool(1);
  expect(await pool.think(known.task)).toBeDefined();
  const given = Promise.allSettled([pool.think(known.task), pool.think(known.task)]);
  await pool.close();
  expect((await given).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.think(known.task)).rejects.toThrow('The server stops.');
});

test('a thread that breaks fails its task, and another one does the next', async () => {
  const pool = createPool(1);
  await expect(pool.think({ ...known.task, view: { fault: true } })).rejects.toBeInstanceOf(Error);
  expect(await pool.think(known.task)).toBeDefined();
  await pool.close();
});
