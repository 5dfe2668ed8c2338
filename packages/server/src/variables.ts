import { failed, ok, type Result } from '@narrow-seas/core';
import { z } from 'zod';

export type Environment = { readonly [name: string]: string | undefined };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** One variable: what it may be, and how that is said when it is something else. */
interface Variable<S extends z.ZodType> {
  readonly schema: S;
  readonly expected: string;
}

const variable = <S extends z.ZodType>(expected: string, schema: S): Variable<S> => ({ schema, expected });

const count = (least: number, most: number, usual: number) =>
  variable(
    `a whole number from ${least} to ${most}`,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .refine(number => number >= least && number <= most)
      .default(usual),
  );

const onOrOff = (usual: 'on' | 'off') => variable('on or off', z.enum(['on', 'off']).default(usual));

const VARIABLES = {
  ONLINE: onOrOff('on'),
  DATABASE_URL: variable(
    'an address that begins with postgres://',
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  DATA_FOLDER: variable('a folder', z.string().default('.data')),
  PUBLIC_URL: variable(
    'an address such as https://seas.example.org',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  TRUSTED_PROXIES: count(0, 10, 0),
  LOG_LEVEL: variable(`one of ${LOG_LEVELS.join(', ')}`, z.enum(LOG_LEVELS).default('warn')),
  THINKING_THREADS: count(1, 64, 1),
  TABLES_IN_MEMORY: count(1, 1_000_000, 2000),
  SPECTATOR_DELAY_SECONDS: count(0, 86_400, 900),
  REQUESTS_PER_MINUTE: count(10, 1_000_000, 600),
  NOTICE_DELAY_SECONDS: count(0, 86_400, 60),
  SMTP_URL: variable(
    'an address that begins with smtp:// or smtps://',
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/)
      .optional(),
  ),
  MAIL_FROM: variable('a sender such as seas@example.org', z.string().includes('@').max(200).optional()),
  PRIVATE_ADDRESSES: onOrOff('off'),
  ADMIN_TOKEN: variable('a secret of 20 characters or more', z.string().min(20).max(200).optional()),
  OPENID_ISSUER: variable(
    'an https address such as https://login.example.org',
    z
      .url()
      .regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/)
      .optional(),
  ),
  OPENID_CLIENT_ID: variable('the id that the provider knows this server by', z.string().max(500).optional()),
  OPENID_CLIENT_SECRET: variable(
    'the secret that goes with OPENID_CLIENT_ID',
    z.string().max(500).optional(),
  ),
  OPENID_NAME: variable('a name of 40 characters or fewer', z.string().max(40).optional()),
};

type Schemas = { readonly [N in keyof typeof VARIABLES]: (typeof VARIABLES)[N]['schema'] };
export type Variables = { readonly [N in keyof Schemas]: z.output<Schemas[N]> };

const SCHEMA = z.object(
  Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema])),
);

const expectedOf = (name: string): string =>
  Object.entries(VARIABLES).find(([known]) => known === name)?.[1].expected ?? 'something else';

/** An empty variable counts as unset. The value itself stays out of the sentence: an address may hold a password. */
export const readVariables = (env: Environment): Result<Variables, string> => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== '' && value !== undefined),
  );
  const read = SCHEMA.safeParse(given);
  if (read.success) return ok(read.data as Variables);
  const name = String(read.error.issues[0]?.path[0] ?? '');
  return failed(`${name} must be ${expectedOf(name)}.`);
};
