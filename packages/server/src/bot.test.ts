import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from './testing/client.ts';
import { type House, openHouse } from './testing/house.ts';

const PAGE = fileURLToPath(new URL('../../../docs/bots.md', import.meta.url));
const CODE = /^```js\n(.*?)^```$/ms.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'bot-'));
const BOT = join(folder, 'bot.mjs');

let house: House;
beforeAll(async () => {
  writeFileSync(BOT, CODE);
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

test('the bot of the docs has 40 lines, takes a seat, moves and ends with the game', async () => {
  expect(CODE.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const client = house.client();
  const wish = { game: 'skerry', scenario: 'sortie', seats: { north: { kind: 'me' } }, visibility: 'public' };
  const { id } = (await client.post('/games', wish)).body as { id: string };
  const bot = spawn(process.execPath, [BOT, house.address, id], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(bot, 'exit');
  const lines = createInterface({ input: bot.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('I play south.');
  // North may have to move first.
  const { number, actions } = (await client.get(`/games/${id}/options?as=north`)).body as {
    number: number;
    actions: { action: object }[];
  };
  const [first] = actions;
  const asked = { as: 'north', number, key: newKey(), actions: [first?.action] };
  if (first !== undefined) await client.post(`/games/${id}/actions`, asked);
  expect((await lines.next()).value).toMatch(/\S/);
  await client.post(`/games/${id}/resign`, { as: 'north', key: newKey() });
  expect((await ended)[0]).toBe(0);
});
