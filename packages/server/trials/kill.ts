/* oxlint-disable no-await-in-loop -- one life after another */
// Kills the server again and again while people play, and looks whether any acknowledged move is lost or doubled.
//   node packages/server/trials/run.mjs kill [--storage embedded|postgres] [--times 50] [--json]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gather } from './parts/crowd.ts';
import { loadKinds } from './parts/kinds.ts';
import { median, rounded } from './parts/numbers.ts';
import { tellProgress, tellReport } from './parts/report.ts';
import { freePort, startServer } from './parts/server.ts';
import { keyFaults, newStorage, storedKeys } from './parts/storage.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    storage: { type: 'string', default: 'embedded' },
    times: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const TIMES = Number(values.times);
const SHOWN_EVERY = 5;

const storage = await newStorage(values.storage === 'postgres' ? 'postgres' : 'embedded');
const port = await freePort();
const now = { server: await startServer(port, storage.variables) };
const { address } = now.server;
const kinds = await loadKinds();
// The small game is over soon, and played several times at once.
const crowd = gather({
  kinds: [...kinds, ...kinds.slice(0, 1), ...kinds.slice(0, 1)],
  address: () => address,
});

const startedInMs: number[] = [];
for (let round = 1; round <= TIMES; round += 1) {
  await crowd.acknowledgements(3 + ((round * 7) % 13));
  // At any moment between two acknowledgements.
  await pause((round * 11) % 40);
  const goOn = crowd.hold();
  await now.server.kill();
  const began = performance.now();
  now.server = await startServer(port, storage.variables);
  startedInMs.push(performance.now() - began);
  await crowd.judge(`After kill ${round}`);
  goOn();
  if (round % SHOWN_EVERY === 0)
    tellProgress(
      `${round} of ${TIMES} kills, ${crowd.acknowledged()} moves, ${crowd.matches.length} games, ${crowd.faults.length} faults`,
    );
}
// Games are played on after the last kill as well.
await crowd.acknowledgements(2 * crowd.matches.length);
await crowd.judge('At the end');
await crowd.stop();
await now.server.stop();
const stored = await storedKeys(storage.settings);
await storage.remove();

tellReport(
  {
    trial: `Killed during play, ${values.storage} storage`,
    figures: [
      { name: 'kills', value: TIMES },
      { name: 'games', value: crowd.matches.length },
      { name: 'acknowledged moves', value: crowd.keys().length },
      { name: 'stored moves', value: stored.size },
      { name: 'tries that met no server', value: crowd.brokenTries() },
      { name: 'until it plays again, median', value: rounded(median(startedInMs)), unit: 'ms' },
      { name: 'until it plays again, longest', value: rounded(Math.max(...startedInMs)), unit: 'ms' },
    ],
    faults: [...crowd.faults, ...keyFaults(crowd.keys(), stored)],
  },
  values.json,
);
