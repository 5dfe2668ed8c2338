import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from '@narrow-seas/bench';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Paper, run, stage } from '../testing/stage.ts';
import { measure } from '../bench/measure.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'narrow-seas-bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A measurement that takes no time: its windows all say 7. */
const seven = (atLeast: number): Measurement => ({
  id: 'seven',
  title: 'Seven',
  unit: 'times',
  better: 'more',
  ours: () => 7,
  target: { of: 'median', is: 'at least', value: atLeast },
});

describe('exit codes', () => {
  test.each([
    ['a target that is met', 7, {}, 0],
    ['a target that is missed', 8, {}, 1],
    ['windows too short to judge by', 8, { quick: true } as const, 0],
  ])('%s', (_what, atLeast, options, code) => {
    const world = stage();
    expect(measure(world, () => [seven(7), seven(atLeast)], options)).toBe(code);
    expect(world.out.text).toContain('7 times');
    expect(world.err.text).toBe('');
  });
});

test.each([
  ['nothing', {}, true],
  ['--json', { json: true } as const, false],
  ['--quiet', { quiet: true } as const, false],
])('with %s on a terminal the bar is there or not', (_what, options, shown) => {
  const world = stage({ err: new Paper(true) });
  measure(world, () => [seven(7)], options);
  expect(world.err.text.includes('bench [')).toBe(shown);
  expect(world.err.text === '').toBe(!shown);
});

describe('--out', () => {
  test('writes what --json prints', () => {
    const world = stage({ folder });
    expect(measure(world, () => [seven(7)], { json: true, out: 'deep/figures.json' })).toBe(0);
    expect(readFileSync(join(folder, 'deep', 'figures.json'), 'utf8')).toBe(world.out.text);
  });

  test('leaves the table to people', () => {
    const world = stage({ folder });
    measure(world, () => [seven(7)], { out: 'figures.json' });
    expect(world.out.text).toContain('at least 7 times: met');
    expect(JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8'))).toHaveProperty('measurements');
  });

  test.each(['taken', 'file/figures.json'])('%s is refused before anything is measured', out => {
    mkdirSync(join(folder, 'taken'));
    writeFileSync(join(folder, 'file'), '');
    const world = stage({ folder });
    const never = (): never => {
      throw new Error('measured all the same');
    };
    expect(measure(world, never, { out })).toBe(2);
    expect(world.err.text).toMatch(/^.* is a (folder, not a file|file, not a folder)\.\n$/);
    expect(readdirSync(folder)).toEqual(['file', 'taken']);
  });
});

describe('--only', () => {
  test('takes those alone whose name holds the word', () => {
    const world = stage();
    const six: Measurement = { ...seven(7), id: 'six', title: 'Six' };
    expect(measure(world, () => [seven(7), six], { only: 'eve' })).toBe(0);
    expect(world.out.text).toContain('Seven');
    expect(world.out.text).not.toContain('Six');
  });

  test('names those that there are when none does', () => {
    const world = stage();
    expect(measure(world, () => [seven(7)], { only: 'eight' })).toBe(2);
    expect(world.err.text).toBe('No measurement has "eight" in its name; there are seven.\n');
  });
});

test('bench --quick --json takes every measurement and prints JSON alone', async () => {
  const { code, out, err } = await run(['bench', '--quick', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const report = JSON.parse(out) as { readonly machine: object; readonly measurements: readonly object[] };
  expect(report.machine).toHaveProperty('cores');
  expect(report.measurements.length).toBeGreaterThanOrEqual(12);
});
