import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Where PGlite believes that its folder lies. */
const INSIDE = '/pglite/data';

export interface PowerCut {
  /** Told of every sync. */
  readonly synced: (path: string) => void;
  readonly syncs: () => number;
  /** Writes what would be on the disk if the power failed now. */
  readonly leave: (image: string) => void;
}

const inodeOf = (path: string): number => statSync(path).ino;

interface Disk {
  readonly folder: string;
  readonly disk: string;
  /** What was synced of each file, by inode: a file keeps it when it gets another name. */
  readonly snapshots: string;
  /** Which file a name leads to, where that has changed. */
  readonly names: Map<string, number>;
}

const placeOf = ({ folder, disk }: Disk, path: string): string => join(disk, relative(folder, path));

const keepFile = (disk: Disk, path: string): void => {
  copyFileSync(path, join(disk.snapshots, String(inodeOf(path))));
  disk.names.set(placeOf(disk, path), inodeOf(path));
};

/** After a rename the name leads to what was synced of that file under its old name. */
const keepName = (disk: Disk, path: string): void => {
  const place = placeOf(disk, path);
  if (statSync(path).isDirectory()) return void mkdirSync(place, { recursive: true });
  const snapshot = join(disk.snapshots, String(inodeOf(path)));
  if (existsSync(snapshot)) disk.names.set(place, inodeOf(path));
};

const keepNames = (disk: Disk, path: string): void => {
  const place = placeOf(disk, path);
  mkdirSync(place, { recursive: true });
  const present = readdirSync(path);
  for (const name of readdirSync(place)) {
    if (!present.includes(name)) rmSync(join(place, name), { recursive: true });
  }
  for (const known of disk.names.keys()) {
    if (dirname(known) === place && !present.includes(basename(known))) disk.names.delete(known);
  }
  for (const name of present) keepName(disk, join(path, name));
};

/**
 * A disk that keeps nothing but what was synced: a file is as it was at its last sync, a name is as it was when the file or its
 * folder was synced last. Real disks keep more, and that is luck.
 */
export const watchPower = (folder: string, place: string): PowerCut => {
  const disk: Disk = { folder, disk: place, snapshots: `${place}-files`, names: new Map() };
  cpSync(folder, place, { recursive: true });
  mkdirSync(disk.snapshots);
  const count = { syncs: 0 };
  return {
    synced: inside => {
      count.syncs += 1;
      const path = join(folder, relative(INSIDE, inside));
      if (!existsSync(path)) return;
      if (statSync(path).isDirectory()) keepNames(disk, path);
      else keepFile(disk, path);
    },
    syncs: () => count.syncs,
    leave: image => {
      cpSync(place, image, { recursive: true });
      for (const [name, inode] of disk.names) {
        mkdirSync(dirname(join(image, relative(place, name))), { recursive: true });
        copyFileSync(join(disk.snapshots, String(inode)), join(image, relative(place, name)));
      }
    },
  };
};
