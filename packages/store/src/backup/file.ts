import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { trouble } from '../trouble.ts';

/*
 * A backup is compressed text, one line for each row as PostgreSQL writes it in JSON. The first line is the header, a line
 * `#table` opens a table, and the last line counts the rows and holds the digest of all lines before it: a file that was cut
 * off, or changed on the disk, is known by it.
 */
const headerSchema = z.object({
  format: z.literal('narrow-seas backup 1'),
  made: z.string(),
  migrations: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof headerSchema>;

const endSchema = z.object({ rows: z.number(), digest: z.string() });

export const TABLE_MARK = '#';
const END_MARK = '#end ';

export const endLine = (rows: number, digest: Hash): string =>
  END_MARK + JSON.stringify({ rows, digest: digest.digest('hex') });

export const newDigest = (): Hash => createHash('sha256');

export const readHeader = (line: string): BackupHeader => headerSchema.parse(JSON.parse(line));

/** The lines between header and end. Throws at the end where count or digest do not fit. */
export const readBackup = async function* (path: string): AsyncGenerator<string, void> {
  const digest = newDigest();
  const seen = { rows: 0, whole: false };
  const text = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.startsWith(END_MARK)) {
      const end = endSchema.parse(JSON.parse(line.slice(END_MARK.length)));
      seen.whole = end.rows === seen.rows && end.digest === digest.digest('hex');
      break;
    }
    digest.update(line).update('\n');
    if (!line.startsWith(TABLE_MARK)) seen.rows += 1;
    yield line;
  }
  if (!seen.whole)
    throw trouble('ERR_STORE_BACKUP', `The backup ${path} is cut off or changed: use another one.`);
};

/** The header of a backup that is whole; undefined for one that is not. */
export const checkBackup = async (path: string): Promise<BackupHeader | undefined> => {
  try {
    const lines = readBackup(path);
    const first = await lines.next();
    const header = readHeader(first.value ?? '');
    // oxlint-disable-next-line no-await-in-loop -- reading to the end is the check
    while (!(await lines.next()).done);
    return header;
  } catch {
    return undefined;
  }
};
