import { parseArgs } from 'node:util';
import { failed, ok, type Result } from '@narrow-seas/core';
import type { StoreSettings } from '@narrow-seas/store';
import type { ProviderSettings } from './accounts/provider.ts';
import { type Environment, type LOG_LEVELS, readVariables, type Variables } from './variables.ts';

/** Where to listen, and how the server is run. */
export interface Settings {
  readonly host: string;
  /** Without a port that was asked for, any port near the default will do. */
  readonly port: number | undefined;
  /** Where the games of online play lie: on a PostgreSQL server or in a folder. Undefined when online play is off. */
  readonly storage: StoreSettings | undefined;
  /** The address that players see, where a proxy stands before the server. */
  readonly publicUrl: URL | undefined;
  /** How many proxies stand before the server: their word about a client's address is believed. */
  readonly proxies: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Threads that think for computer seats. */
  readonly threads: number;
  readonly tablesInMemory: number;
  readonly spectatorDelaySeconds: number;
  readonly requestsPerMinute: number;
  /** How long a player has to look by himself before he is told elsewhere that it is his turn. */
  readonly noticeDelaySeconds: number;
  /** The SMTP server that sends mail, and the sender; undefined when no mail is sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Whether webhooks and push may reach private addresses, such as those of the host's own network. */
  readonly privateAddresses: boolean;
  /** Opens the admin page; undefined when there is none. */
  readonly adminToken: string | undefined;
  /** Who else may say who people are; undefined when nobody else does. */
  readonly openid: ProviderSettings | undefined;
}

const DEFAULT_HOST = '127.0.0.1';
const MAX_PORT = 65_535;

interface Arguments {
  readonly host?: string;
  readonly port?: string;
}

const readArguments = (argv: readonly string[]): Result<Arguments, string> => {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { host: { type: 'string' }, port: { type: 'string' } },
    });
    return ok(values);
  } catch {
    return failed(`Only --port NUMBER and --host ADDRESS are known here, not "${argv.join(' ')}".`);
  }
};

const readPort = (text: string, source: string): Result<number, string> =>
  /^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT
    ? ok(Number(text))
    : failed(`${source} is "${text}", but a port is a whole number from 0 to ${MAX_PORT}.`);

/** Where the games lie; nowhere when online play is off. The database of a folder lives in a thread of its own. */
const storageIn = ({ ONLINE, DATABASE_URL, DATA_FOLDER }: Variables): StoreSettings | undefined => {
  if (ONLINE === 'off') return undefined;
  return DATABASE_URL === undefined
    ? { kind: 'embedded', folder: DATA_FOLDER, thread: true }
    : { kind: 'postgres', url: DATABASE_URL };
};

const mailIn = ({ SMTP_URL: url, MAIL_FROM: from }: Variables): Settings['mail'] =>
  url === undefined ? undefined : { url, from: from ?? `narrow-seas@${new URL(url).hostname}` };

/** All of it or none: half of it would fail when the first player comes. */
const openidIn = (value: Variables): Result<Settings['openid'], string> => {
  const { OPENID_ISSUER: issuer, OPENID_CLIENT_ID: clientId, OPENID_CLIENT_SECRET: clientSecret } = value;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return ok(undefined);
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return failed(
      'OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET go together: set all three or none.',
    );
  const address = new URL(issuer);
  return ok({ issuer: address, clientId, clientSecret, name: value.OPENID_NAME ?? address.hostname });
};

const settingsFrom = (
  host: string,
  port: number | undefined,
  value: Variables,
  openid: Settings['openid'],
): Settings => ({
  host,
  port,
  storage: storageIn(value),
  publicUrl: value.PUBLIC_URL === undefined ? undefined : new URL(value.PUBLIC_URL),
  proxies: value.TRUSTED_PROXIES,
  logLevel: value.LOG_LEVEL,
  threads: value.THINKING_THREADS,
  tablesInMemory: value.TABLES_IN_MEMORY,
  spectatorDelaySeconds: value.SPECTATOR_DELAY_SECONDS,
  requestsPerMinute: value.REQUESTS_PER_MINUTE,
  noticeDelaySeconds: value.NOTICE_DELAY_SECONDS,
  mail: mailIn(value),
  privateAddresses: value.PRIVATE_ADDRESSES === 'on',
  adminToken: value.ADMIN_TOKEN,
  openid,
});

/** Arguments come before the environment; an empty variable counts as unset, as in most shells' habits. */
export const readSettings = (argv: readonly string[], env: Environment): Result<Settings, string> => {
  const args = readArguments(argv);
  if (!args.ok) return args;
  const text = args.value.port ?? (env['PORT'] || undefined);
  const port =
    text === undefined ? ok(undefined) : readPort(text, args.value.port === undefined ? 'PORT' : '--port');
  if (!port.ok) return port;
  const read = readVariables(env);
  if (!read.ok) return read;
  const openid = openidIn(read.value);
  if (!openid.ok) return openid;
  const host = args.value.host || env['HOST'] || DEFAULT_HOST;
  return ok(settingsFrom(host, port.value, read.value, openid.value));
};
