/* oxlint-disable no-await-in-loop -- one kill after another */
// Two servers over one PostgreSQL, opponents on different ones. One is killed under load: do its players go on at the other?
//   node packages/server/trials/run.mjs two-servers [--times 6] [--json]
import { parseArgs } from 'node:util';
import { gather } from './parts/crowd.ts';
import { loadKinds } from './parts/kinds.ts';
import type { Match } from './parts/match.ts';
import { median, rounded } from './parts/numbers.ts';
import { startPostgres } from './parts/postgres.ts';
import { tellProgress, tellReport } from './parts/report.ts';
import { freePort, type ServerProcess, startServer } from './parts/server.ts';
import { keyFaults, storedKeys } from './parts/storage.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { times: { type: 'string', default: '6' }, json: { type: 'boolean', default: false } },
});
const TIMES = Number(values.times);

const postgres = await startPostgres();
const start = async (port: number): Promise<ServerProcess> =>
  startServer(port, { DATABASE_URL: postgres.url });
const ports = [await freePort(), await freePort()];
const servers = await Promise.all(ports.map(start));
const addresses = servers.map(({ address }) => address);
/** The server that lives when one is killed. */
const now = { alive: addresses[0] ?? '' };

const moveToLiving = ({ players }: Match): void => {
  for (const player of players) if (player.address() !== now.alive) player.moveTo(now.alive);
};

/** Opponents sit at different servers, so every move has to reach the other one. */
const partOpponents = (matches: readonly Match[]): void => {
  for (const { players } of matches)
    for (const [place, player] of players.entries()) player.moveTo(addresses[place] ?? now.alive);
};

const kinds = await loadKinds();
const crowd = gather({
  kinds: [...kinds, ...kinds],
  address: () => now.alive,
  broken: moveToLiving,
});

const backInMs: number[] = [];
for (let round = 1; round <= TIMES; round += 1) {
  await crowd.acknowledgements(10);
  partOpponents(crowd.matches);
  await crowd.acknowledgements(15);
  const killed = round % 2;
  now.alive = addresses[1 - killed] ?? '';
  await servers[killed]?.kill();
  const began = performance.now();
  await crowd.acknowledgements(1);
  backInMs.push(performance.now() - began);
  await crowd.acknowledgements(20);
  for (const match of crowd.matches) moveToLiving(match);
  await crowd.judge(`After kill ${round}`);
  servers[killed] = await start(ports[killed] ?? 0);
  tellProgress(`${round} of ${TIMES} kills, ${crowd.acknowledged()} moves, ${crowd.faults.length} faults`);
}
await crowd.stop();
await Promise.all(servers.map(async server => server.stop()));
const stored = await storedKeys({ kind: 'postgres', url: postgres.url });
await postgres.remove();

tellReport(
  {
    trial: 'Two servers on one PostgreSQL, one killed under load',
    figures: [
      { name: 'kills', value: TIMES },
      { name: 'games', value: crowd.matches.length },
      { name: 'acknowledged moves', value: crowd.keys().length },
      { name: 'stored moves', value: stored.size },
      { name: 'tries that met no server', value: crowd.brokenTries() },
      { name: 'until the next move anywhere, median', value: rounded(median(backInMs)), unit: 'ms' },
    ],
    faults: [...crowd.faults, ...keyFaults(crowd.keys(), stored)],
  },
  values.json,
);
