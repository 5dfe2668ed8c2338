import { expect, test } from 'vitest';
import { collectFrom, expect as loaded, describe as suite, test as single } from './collect.mjs';

const passes = async (run: () => unknown): Promise<boolean> => {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
};

test('tests are collected with their suites and rows, and run as often as one likes', async () => {
  let count = 0;
  const cases = await collectFrom('a.test.ts', async () => {
    suite('outer', () => {
      suite.each([['left'], ['right']])('the %s', side => {
        single('is a side', () => loaded(['left', 'right']).toContain(side));
      });
      single.each([1, 2])('%i is one', value => {
        count += 1;
        loaded({ value, more: [] }).toEqual(loaded.objectContaining({ value: 1 }));
      });
    });
    single('outside', () => loaded(() => loaded(1).toBe(2)).toThrow());
  });
  expect(cases.map(({ name }) => name)).toEqual([
    'outer the %s "left" is a side',
    'outer the %s "right" is a side',
    'outer %i is one 1',
    'outer %i is one 2',
    'outside',
  ]);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(5);
  const results = () => Promise.all(cases.map(({ run }) => passes(run)));
  expect(await results()).toEqual([true, true, true, false, true]);
  expect(await results()).toEqual([true, true, true, false, true]);
  expect(count).toBe(4);
});
