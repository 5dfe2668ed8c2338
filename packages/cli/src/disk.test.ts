import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CAN_MOUNT, inShell, onDisk } from './testing/disk.ts';

const CASES = fileURLToPath(new URL('../examples/sixth-fleet.cases.json', import.meta.url));

/** A line, a large file at once, what comes after a wait, and what commander writes itself. */
const TALKERS = ['games', 'map sixth-fleet --svg -', 'fuzz skerry --seconds 1 --quiet', '--help'];

/** Verbs that write a file, by what comes before its name. */
const WRITERS = ['map sixth-fleet --svg', 'bench --quick --only flood --quiet --out'];

const NO_ROOM = 'cannot be written: the disk is full; free some space or choose another place.\n';
const NO_ENTRY = 'cannot be written: the disk is read-only; choose another place.\n';

describe.skipIf(!existsSync('/dev/full'))('where there is a /dev/full', () => {
  test.each(TALKERS)('seas %s > /dev/full is one sentence and exit code 1', line => {
    expect(inShell(`seas ${line} > /dev/full`)).toEqual({
      code: 1,
      out: '',
      err: `The standard output ${NO_ROOM}`,
    });
  });

  test('where complaints cannot be written either, the exit code still tells', () => {
    expect(inShell('seas games > /dev/full 2> /dev/full').code).toBe(1);
    expect(inShell('seas gmaes 2> /dev/full').code).toBe(2);
  });

  test.each(WRITERS)('seas %s /dev/full is one sentence and exit code 1', line => {
    const { code, err } = inShell(`seas ${line} /dev/full`);
    expect({ code, err }).toEqual({ code: 1, err: `/dev/full ${NO_ROOM}` });
  });

  test.each([
    'simulate skerry/sortie --games 2 --ladder random,cadet --out',
    'fuzz skerry --seconds 1 --out',
  ])('seas %s /dev/full is refused before anything is played', line => {
    expect(inShell(`seas ${line} /dev/full`)).toEqual({
      code: 2,
      out: '',
      err: '/dev/full is a file, not a folder.\n',
    });
  });
});

test('a reader that has seen enough is no failure', () => {
  const { out, err } = inShell('{ seas games --json; echo $? >&2; } | head -1');
  expect({ out, err }).toEqual({ out: '{\n', err: '0\n' });
});

test('a pipe with a name is written to like any other', () => {
  const line = 'mkfifo "$T/pipe" && { seas map sixth-fleet --svg "$T/pipe" >&2 & cat "$T/pipe"; wait; }';
  const { code, out, err } = inShell(`T=$(mktemp -d); ${line}; rm -r "$T"`);
  expect(out).toMatch(/^<svg[^]*<\/svg>\n$/);
  expect(err).toMatch(/^Drew the sixth-fleet map to .*pipe, \d+ kB\.\n$/);
  expect(code).toBe(0);
});

describe.skipIf(!CAN_MOUNT)('with leave to mount a disk', () => {
  test.each(WRITERS)('seas %s on a full disk leaves the old file and no draft', line => {
    const { code, err, files } = onDisk('full', `seas ${line} old`);
    expect(err).toMatch(new RegExp(`^/.*/old ${NO_ROOM}$`));
    expect({ code, files }).toEqual({ code: 1, files: { old: 'as it was\n' } });
  });

  test('a file that does not go in whole does not go in at all', () => {
    const { code, files } = onDisk('nearly full', 'seas map sixth-fleet --svg new.svg');
    expect({ code, files }).toEqual({ code: 1, files: { old: 'as it was\n' } });
  });

  test('a standard output that does not go in whole is told', () => {
    const { code, err } = onDisk('nearly full', 'seas map sixth-fleet --svg - > new.svg');
    expect({ code, err }).toEqual({ code: 1, err: `The standard output ${NO_ROOM}` });
  });

  test('a batch that fills the disk stops, and every game that is kept is whole', () => {
    const { code, out, err, files } = onDisk(
      'nearly full',
      'seas simulate skerry/sortie --games 1000 --ladder random,cadet --seed 1 --threads 1 --quiet --out batch',
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(new RegExp(`^/.*/batch/games\\.jsonl ${NO_ROOM}$`));
    const lines = files['batch/games.jsonl']?.trimEnd().split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(() => void JSON.parse(line)).not.toThrow();
  });

  test.each([
    'map sixth-fleet --svg old',
    'bench --out new/deep/file',
    'simulate skerry/sortie --games 1 --ladder random,cadet --out batch',
    'fuzz skerry --seconds 1',
  ])('seas %s on a read-only disk is refused before the work is done', line => {
    const { code, out, err, files } = onDisk('read-only', `seas ${line}`);
    expect(err).toMatch(new RegExp(`^/.* ${NO_ENTRY}$`));
    expect({ code, out, files }).toEqual({ code: 2, out: '', files: { old: 'as it was\n' } });
  });

  test('what only reads works on a read-only disk', () => {
    expect(onDisk('read-only', `seas judge ${CASES}`).code).toBe(0);
  });
});
