import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes sure that a file, or the names in a folder, are on the disk. Windows syncs no folders. */
export const syncPath = (path: string): void => {
  try {
    const file = openSync(path, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
};

const AT_ONCE = 16;

const pathsIn = (folder: string): readonly string[] => [
  ...readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? pathsIn(path) : [path];
  }),
  folder,
];

/** A folder with everything in it; several at once, because the disk then writes them together. */
export const syncAll = async (folder: string): Promise<void> => {
  const paths = pathsIn(folder).values();
  const work = async (): Promise<void> => {
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one after another
      await syncLater(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

const syncLater = async (path: string): Promise<void> => {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await file.close();
  }
};
