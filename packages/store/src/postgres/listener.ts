import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Heard } from '../engine.ts';
import type { StateKeeper } from '../state.ts';

interface Ear {
  readonly channel: string;
  readonly heard: Heard;
  readonly missed: () => void;
}

export interface Listener {
  readonly listen: (channel: string, heard: Heard, missed: () => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

const FIRST_PAUSE_MS = 100;
/** Everybody waits for it while the database is away. */
const LONGEST_PAUSE_MS = 1_000;
const PULSE_MS = 5_000;

const quoted = (channel: string): string => pg.escapeIdentifier(channel);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Line {
  readonly url: string;
  readonly keeper: StateKeeper;
  readonly ears: Set<Ear>;
  /** Undefined while the connection is broken. */
  client: pg.Client | undefined;
  closed: boolean;
}

const connect = async (line: Line): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: line.url,
    application_name: 'narrow-seas listener',
    keepAlive: true,
    connectionTimeoutMillis: PULSE_MS,
    query_timeout: PULSE_MS,
  });
  client.on('notification', ({ channel, payload }) => {
    for (const ear of line.ears) if (ear.channel === channel) ear.heard(payload ?? '');
  });
  client.on('error', error => broken(line, client, error));
  client.on('end', () => broken(line, client, new Error('The connection ended.')));
  await client.connect();
  for (const channel of new Set([...line.ears].map(ear => ear.channel))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection says one thing after another
    await client.query(`listen ${quoted(channel)}`);
  }
  return client;
};

const broken = (line: Line, client: pg.Client, error: unknown): void => {
  if (line.closed || line.client !== client) return;
  line.client = undefined;
  line.keeper.down(reasonOf(error));
  client.end().catch(() => undefined);
  void reconnect(line);
};

const reconnect = async (line: Line): Promise<void> => {
  for (let pause = FIRST_PAUSE_MS; !line.closed; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    const client = await connect(line).catch(() => undefined);
    if (client !== undefined) return resume(line, client);
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await sleep(pause, undefined, { ref: false });
  }
};

const resume = (line: Line, client: pg.Client): void => {
  if (line.closed) {
    client.end().catch(() => undefined);
    return;
  }
  line.client = client;
  line.keeper.up();
  for (const ear of line.ears) ear.missed();
};

const feelPulse = (line: Line): void => {
  const { client } = line;
  client?.query('select 1').catch((error: unknown) => broken(line, client, error));
};

const listen = async (line: Line, ear: Ear): Promise<() => Promise<void>> => {
  line.ears.add(ear);
  // While the connection is broken, the next one listens for every ear.
  await line.client?.query(`listen ${quoted(ear.channel)}`);
  return async () => {
    line.ears.delete(ear);
    const stillWanted = [...line.ears].some(other => other.channel === ear.channel);
    if (!stillWanted) await line.client?.query(`unlisten ${quoted(ear.channel)}`);
  };
};

/**
 * One connection that only listens. It also feels the pulse: when it breaks, or does not answer, the database is down, and
 * when it is back the database is up. After a break each ear is told that it may have missed something.
 */
export const openListener = async (url: string, keeper: StateKeeper): Promise<Listener> => {
  const line: Line = { url, keeper, ears: new Set(), client: undefined, closed: false };
  line.client = await connect(line);
  const pulse = setInterval(() => feelPulse(line), PULSE_MS).unref();
  return {
    listen: (channel, heard, missed) => listen(line, { channel, heard, missed }),
    close: async () => {
      line.closed = true;
      clearInterval(pulse);
      await line.client?.end();
    },
  };
};
