import { parseArgs } from 'node:util';
import { failed, ok, type Result } from '@narrow-seas/core';

/** Where to listen. Without a port that was asked for, any port near the default will do. */
export interface Settings {
  readonly host: string;
  readonly port: number | undefined;
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

/** Arguments come before the environment; an empty PORT or HOST counts as unset, as in most shells' habits. */
export const readSettings = (
  argv: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Result<Settings, string> => {
  const args = readArguments(argv);
  if (!args.ok) return args;
  const host = args.value.host || env['HOST'] || DEFAULT_HOST;
  const text = args.value.port ?? (env['PORT'] || undefined);
  if (text === undefined) return ok({ host, port: undefined });
  const port = readPort(text, args.value.port === undefined ? 'PORT' : '--port');
  return port.ok ? ok({ host, port: port.value }) : port;
};
