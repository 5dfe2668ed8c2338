import { z } from 'zod';
import { trouble } from './trouble.ts';

const backupsSchema = z.object({
  /** Minutes between two backups; 0 for none but those that are asked for. */
  everyMinutes: z
    .number()
    .min(0)
    .default(6 * 60),
  /** How many stay. */
  keep: z.number().int().min(1).default(12),
});

const embeddedSchema = z.object({
  kind: z.literal('embedded'),
  folder: z.string().min(1),
  /** Whether the database lives in a thread of its own, so that nothing else waits for it. */
  thread: z.boolean().default(false),
  backups: backupsSchema.prefault({}),
});

const postgresSchema = z.object({
  kind: z.literal('postgres'),
  url: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  pool: z
    .object({
      /** Two at least: one holds the lock under which the jobs are set up by the other. */
      connections: z.number().int().min(2).max(500).default(10),
      /** How long a query waits for a connection before it fails. */
      waitMs: z.number().int().min(100).default(5_000),
    })
    .prefault({}),
});

const settingsSchema = z.discriminatedUnion('kind', [embeddedSchema, postgresSchema]);

/** What a host writes; everything but kind and place may be left out. */
export type StoreSettings = z.input<typeof settingsSchema>;
export type EmbeddedSettings = z.output<typeof embeddedSchema>;
export type PostgresSettings = z.output<typeof postgresSchema>;
export type BackupSettings = z.output<typeof backupsSchema>;

export const checkSettings = (settings: StoreSettings): EmbeddedSettings | PostgresSettings => {
  const read = settingsSchema.safeParse(settings);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  // The value itself stays out of the sentence: a URL holds a password.
  throw trouble(
    'ERR_STORE_SETTINGS',
    `The setting ${first?.path.join('.') || 'kind'} of the storage is wrong: ${first?.message ?? 'unknown'}.`,
  );
};
