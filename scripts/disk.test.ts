import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './parts/command.mjs';
import { ROOT } from './parts/root.mjs';
import { diskSentence, probeDisk } from './parts/trouble.mjs';

/** Disks are mounted in a name space of their own, which ends with the command: this machine never sees them. */
const SPACE = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user'];
const CAN_MOUNT = spawnSync('unshare', [...SPACE, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

const READ_ONLY = 'mount --bind "$ROOT" "$ROOT" && mount -o remount,ro,bind "$ROOT"';
const FULL =
  'mount -t tmpfs -o size=64k tmpfs "$ROOT/.cache" && ! head -c 1M /dev/zero > "$ROOT/.cache/ballast"';

/** A task of the repository once that disk is there. */
const runTask = (task: string, disk: string) =>
  run('unshare', [...SPACE, 'sh', '-c', `${disk} 2>/dev/null && exec "$@"`, 'sh', process.execPath, task], {
    env: { ...process.env, ROOT },
  });

const TASKS = readdirSync(join(ROOT, 'scripts'))
  .filter(name => name.endsWith('.cjs') && !['tasks.cjs', 'node-version.cjs'].includes(name))
  .map(name => [name, ['test.cjs', 'thorough.cjs'].includes(name) ? '0 passed, 1 failed\n' : ''] as const);

describe.skipIf(!CAN_MOUNT)('with leave to mount a disk', () => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });

  test.each(TASKS)('%s in a read-only checkout is one sentence and exit code 1', async (name, last) => {
    const { code, output } = await runTask(join(ROOT, 'scripts', name), READ_ONLY);
    const [sentence = '', ...rest] = output.split('\n');
    expect(sentence).toMatch(
      /^\/.* cannot be written: the disk may only be read; make it writable or copy the repository elsewhere, then run the command again\.$/,
    );
    expect({ code, rest: rest.join('\n') }).toEqual({ code: 1, rest: last });
  });

  test.each(TASKS)('%s on a full disk is one sentence and exit code 1', async (name, last) => {
    const { code, output } = await runTask(join(ROOT, 'scripts', name), FULL);
    const [sentence = '', ...rest] = output.split('\n');
    expect(sentence).toMatch(
      /^\/.* cannot be written: the disk is full; free some space, then run the command again\.$/,
    );
    expect({ code, rest: rest.join('\n') }).toEqual({ code: 1, rest: last });
  });
});

const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a disk with room is no trouble, and the probe leaves nothing behind', () => {
  expect(() => probeDisk(join(folder, 'new'))).not.toThrow();
  expect(readdirSync(join(folder, 'new'))).toEqual([]);
});

test('a fault of our own is no trouble with the disk', () => {
  expect(diskSentence(new TypeError('undefined is not a function'))).toBeUndefined();
  expect(diskSentence('ENOSPC')).toBeUndefined();
});
