import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/narrow-seas.js', import.meta.url));

/** A disk is mounted in a name space of its own, which ends with the command: this machine never sees it. */
const SPACE = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];

/** Not everybody may: containers often forbid it. */
export const CAN_MOUNT =
  spawnSync('unshare', [...SPACE, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Ended => {
  const { status, stdout, stderr } = spawnSync(file, args, {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
};

/** The program by the name `seas`, for a shell's line. */
const SEAS = `seas() { "${process.execPath}" "${BIN}" "$@"; }`;

/** A line for the shell, where `seas` is the built program. */
export const inShell = (line: string): Ended => run('sh', ['-c', `${SEAS}; ${line}`], {});

export interface OnDisk extends Ended {
  /** What lay on the disk in the end. */
  readonly files: { readonly [name: string]: string };
}

const BYTES = 65_536;
const DISKS = {
  full: 'head -c 1M /dev/zero > ballast 2>/dev/null || true',
  'nearly full': `head -c ${BYTES / 2} /dev/zero > ballast`,
  'read-only': 'mount -o remount,ro "$DISK"',
} as const;

/** A line for the shell in a small disk that holds a file `old`. */
export const onDisk = (kind: keyof typeof DISKS, line: string): OnDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-disk-'));
  const [disk, kept] = [join(folder, 'disk'), join(folder, 'kept')];
  mkdirSync(disk);
  const mount = `mount -t tmpfs -o size=${BYTES} tmpfs "$DISK" && cd "$DISK" && echo as it was > old`;
  const script = `${mount} && { ${DISKS[kind]}; } || exit 99; ${SEAS}; ${line}; code=$?; cp -R . "$KEPT"; exit $code`;
  try {
    const ended = run('unshare', [...SPACE, 'sh', '-c', script], { DISK: disk, KEPT: kept });
    return { ...ended, files: filesIn(kept) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const filesIn = (folder: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name !== 'ballast')
      .map(({ parentPath, name }) => join(parentPath, name))
      .map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
