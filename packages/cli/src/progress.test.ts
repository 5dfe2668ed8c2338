import { describe, expect, test } from 'vitest';
import { startProgress } from './progress.ts';
import { Paper, stage } from './testing/stage.ts';

/** A world whose clock stands until it is set. */
const clocked = (isTTY: boolean) => {
  const clock = { milliseconds: 1000 };
  const err = new Paper(isTTY);
  return { clock, err, world: stage({ err, now: () => clock.milliseconds }) };
};

describe('away from a terminal', () => {
  test('a line comes after one second and then every five, with count, rate and time left', () => {
    const { clock, err, world } = clocked(false);
    const progress = startProgress(world, 'fuzz skerry', false);
    for (const second of [0.9, 1, 4, 5.9, 6, 10.9, 12]) {
      clock.milliseconds = 1000 + second * 1000;
      progress.show({ done: second, total: 20, text: `${second} games` });
    }
    progress.stop();
    expect(err.text.split('\n')).toEqual([
      'fuzz skerry: 5%, 1 games, 19 s left',
      'fuzz skerry: 30%, 6 games, 14 s left',
      'fuzz skerry: 60%, 12 games, 8 s left',
      '',
    ]);
  });

  test('nothing done yet leaves the end open, and too much done is no more than all', () => {
    const { clock, err, world } = clocked(false);
    const progress = startProgress(world, 'bench', false);
    clock.milliseconds = 7000;
    progress.show({ done: 0, total: 20, text: 'waiting' });
    clock.milliseconds = 14_000;
    progress.show({ done: 21, total: 20, text: 'late' });
    expect(err.text).toBe('bench: 0%, waiting, some time left\nbench: 100%, late, 0 s left\n');
  });
});

describe('on a terminal', () => {
  test('a bar shows share, count and time left, and is gone at the end', () => {
    const { clock, err, world } = clocked(true);
    const progress = startProgress(world, 'fuzz skerry', false);
    clock.milliseconds = 6000;
    progress.show({ done: 5, total: 20, text: '312 games, 4,120 moves/s' });
    progress.stop();
    expect(err.text).toContain('fuzz skerry [');
    expect(err.text).toContain('25% | 312 games, 4,120 moves/s | 15 s left');
    expect(err.text.endsWith('\u001B[2K')).toBe(true);
  });

  test('neither cursor nor line wrapping is touched: a killed program could not put them back', () => {
    const { err, world } = clocked(true);
    startProgress(world, 'bench', false).stop();
    expect(err.text).not.toContain('\u001B[?25l');
    expect(err.text).not.toContain('\u001B[?7l');
  });
});

test.each([true, false])('quiet writes nothing (terminal: %s)', isTTY => {
  const { clock, err, world } = clocked(isTTY);
  const progress = startProgress(world, 'bench', true);
  clock.milliseconds = 60_000;
  progress.show({ done: 1, total: 2, text: 'half' });
  progress.stop();
  expect(err.text).toBe('');
});
