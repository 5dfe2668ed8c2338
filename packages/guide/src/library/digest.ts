import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A number for all pages of a folder: the same pages have the same number, whenever they were written. */
export const digestOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.md')) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
};

/** Leaves the file as it is, its time too, where it already says so: what is made of it stays fresh. */
export const writeIfChanged = (file: string, text: string): void => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
