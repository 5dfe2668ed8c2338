import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackup } from './file.ts';

const NAME = /^narrow-seas-.*\.backup\.gz$/;

/** Names sort by time. */
export const nameOfBackup = (at: Date): string =>
  `narrow-seas-${at.toISOString().replaceAll(':', '-')}.backup.gz`;

/** Newest first. */
export const backupsIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter(name => NAME.test(name))
      .sort()
      .reverse()
      .map(name => join(folder, name));
  } catch {
    return [];
  }
};

/** The newest that is whole. */
export const newestGood = async (folder: string): Promise<string | undefined> => {
  for (const path of backupsIn(folder)) {
    // oxlint-disable-next-line no-await-in-loop -- the first good one ends it
    if ((await checkBackup(path)) !== undefined) return path;
  }
  return undefined;
};

export const prune = (folder: string, keep: number): void => {
  for (const path of backupsIn(folder).slice(keep)) rmSync(path, { force: true });
};
