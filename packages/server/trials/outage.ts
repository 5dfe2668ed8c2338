/* oxlint-disable no-await-in-loop -- one look after another */
// Takes the database away while people play, and gives it back: what do people hear meanwhile, and is anything lost?
//   node packages/server/trials/run.mjs outage [--seconds 30] [--times 1] [--json]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newClient } from '../src/testing/client.ts';
import { gather } from './parts/crowd.ts';
import { loadKinds } from './parts/kinds.ts';
import { median, quantile, rounded } from './parts/numbers.ts';
import { startPostgres } from './parts/postgres.ts';
import { tellProgress, tellReport } from './parts/report.ts';
import { freePort, startServer } from './parts/server.ts';
import { keyFaults, storedKeys } from './parts/storage.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: 'string', default: '30' },
    times: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const LOOK_EVERY_MS = 500;

interface Look {
  readonly status: number;
  readonly code: string;
  readonly ms: number;
}

const postgres = await startPostgres();
const server = await startServer(await freePort(), { DATABASE_URL: postgres.url });
const { address } = server;
const crowd = gather({ kinds: await loadKinds(), address: () => address });
const looker = newClient(address);
await looker.post('/me', { name: 'Looker' });

const look = async (): Promise<Look> => {
  const began = performance.now();
  const { status, body } = await looker.get('/games?list=mine');
  const { problem } = (body ?? {}) as { readonly problem?: { readonly code: string } };
  return { status, code: problem?.code ?? '', ms: performance.now() - began };
};

const looks: Look[] = [];
const ready: number[] = [];
const backInMs: number[] = [];
const during = { moves: 0 };
for (let round = 1; round <= Number(values.times); round += 1) {
  await crowd.acknowledgements(20);
  await postgres.stop();
  tellProgress(`outage ${round}: the database is stopped after ${crowd.acknowledged()} moves`);
  const before = crowd.acknowledged();
  const end = performance.now() + Number(values.seconds) * 1000;
  while (performance.now() < end) {
    looks.push(await look());
    ready.push((await fetch(`${address}/readyz`)).status);
    await pause(LOOK_EVERY_MS);
  }
  during.moves += crowd.acknowledged() - before;
  await postgres.start();
  const began = performance.now();
  await crowd.acknowledgements(1);
  backInMs.push(performance.now() - began);
  tellProgress(`outage ${round}: moves again after ${Math.round(backInMs.at(-1) ?? 0)} ms`);
  await crowd.acknowledgements(20);
  await crowd.judge(`After outage ${round}`);
}
await crowd.stop();
await server.stop();
const stored = await storedKeys({ kind: 'postgres', url: postgres.url });
await postgres.remove();

const answers = looks.map(({ ms }) => ms);
const unclear = looks.filter(({ status, code }) => status !== 503 || code !== 'unavailable');
tellReport(
  {
    trial: `The database is away for ${values.seconds} s`,
    figures: [
      { name: 'outages', value: Number(values.times) },
      { name: 'acknowledged moves', value: crowd.keys().length },
      { name: 'acknowledged while it was away', value: during.moves },
      { name: 'answers while it was away', value: looks.length },
      { name: 'of them 503 "unavailable"', value: looks.length - unclear.length },
      { name: 'an answer, median', value: rounded(median(answers)), unit: 'ms' },
      { name: 'an answer, 99 of 100', value: rounded(quantile(answers, 0.99)), unit: 'ms' },
      { name: 'readyz not 503', value: ready.filter(status => status !== 503).length },
      { name: 'until the first move after it, median', value: rounded(median(backInMs)), unit: 'ms' },
      { name: 'server said', value: [...new Set(server.said)].join(' / ') },
    ],
    faults: [
      ...crowd.faults,
      ...keyFaults(crowd.keys(), stored),
      ...unclear.map(({ status, code }) => `While it was away the answer was ${status} ${code}.`),
    ],
  },
  values.json,
);
