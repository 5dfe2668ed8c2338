/* oxlint-disable no-await-in-loop -- one second after another */
// Somebody opens connections again and again while two people play: are they refused or served without harm?
//   node packages/server/trials/run.mjs connects [--rate 1000] [--seconds 20] [--per-minute 600] [--json]
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API } from '@narrow-seas/protocol';
import { gather } from './parts/crowd.ts';
import { loadKinds } from './parts/kinds.ts';
import { median, quantile, rounded } from './parts/numbers.ts';
import { tellProgress, tellReport } from './parts/report.ts';
import { freePort, startServer } from './parts/server.ts';
import { keyFaults, newStorage, storedKeys } from './parts/storage.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    /** Requests a minute that the server allows one address; a million is as good as no limit. */
    'per-minute': { type: 'string', default: '600' },
    json: { type: 'boolean', default: false },
  },
});
const RATE = Number(values.rate);
const SLICE_MS = 20;
/** The attacker has an address of its own, so that its limit is not that of the players. */
const ATTACKER = '127.0.0.66';

const storage = await newStorage('embedded');
const port = await freePort();
const server = await startServer(port, { ...storage.variables, REQUESTS_PER_MINUTE: values['per-minute'] });
const [small] = await loadKinds();
if (small === undefined) throw new Error('There is no game.');

const memoryMb = async (): Promise<number> => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 2 ** 20;
};

const answers = new Map<string, number>();
const took: number[] = [];
const open = { now: 0, most: 0 };

/** Asks for a socket, reads the first line of the answer and hangs up. */
const knock = (): Promise<void> =>
  new Promise(resolve => {
    const began = performance.now();
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
    const end = (answer: string): void => {
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      took.push(performance.now() - began);
      open.now -= 1;
      socket.destroy();
      resolve();
    };
    socket.once('connect', () =>
      socket.write(
        `GET ${API}/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      ),
    );
    socket.once('data', data => end(data.toString('latin1').split(' ', 2)[1] ?? 'unreadable'));
    socket.once('error', () => end('no connection'));
    socket.once('end', () => end('hung up'));
    socket.setTimeout(10_000, () => end('no answer'));
  });

// Players who were there before: their games must go on.
const crowd = gather({ kinds: [small, small], address: () => server.address });
await crowd.acknowledgements(4);
const beforeMb = await memoryMb();
const quiet = { moves: crowd.acknowledged(), at: performance.now() };
const knocks: Promise<void>[] = [];
const began = performance.now();
for (let sent = 0; performance.now() - began < Number(values.seconds) * 1000; ) {
  const due = ((performance.now() - began) / 1000) * RATE;
  for (; sent < due; sent += 1) knocks.push(knock());
  await pause(SLICE_MS);
}
const seconds = (performance.now() - began) / 1000;
const moves = crowd.acknowledged() - quiet.moves;
tellProgress(`${knocks.length} connections in ${Math.round(seconds)} s, at most ${open.most} at once`);
await Promise.all(knocks);
const afterMb = await memoryMb();
await crowd.acknowledgements(4);
await crowd.judge('After the attack');
await crowd.stop();
await server.stop();
const stored = await storedKeys(storage.settings);
await storage.remove();

tellReport(
  {
    trial: `${RATE} connections a second from one address, ${values['per-minute']} requests a minute allowed`,
    figures: [
      { name: 'connections', value: knocks.length },
      { name: 'connections a second', value: rounded(knocks.length / seconds) },
      ...[...answers].map(([answer, count]) => ({ name: `answered ${answer}`, value: count })),
      { name: 'an answer, median', value: rounded(median(took)), unit: 'ms' },
      { name: 'an answer, 99 of 100', value: rounded(quantile(took, 0.99)), unit: 'ms' },
      { name: 'moves of the players meanwhile', value: moves },
      { name: 'memory before', value: rounded(beforeMb), unit: 'MB' },
      { name: 'memory after', value: rounded(afterMb), unit: 'MB' },
    ],
    faults: [
      ...crowd.faults,
      ...keyFaults(crowd.keys(), stored),
      ...(moves === 0 ? ['Nobody could play during the attack.'] : []),
    ],
  },
  values.json,
);
