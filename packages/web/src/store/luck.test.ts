import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';

const tries = (chance: number, ...hits: readonly boolean[]) => hits.map(hit => ({ chance, hit }));

test.each([
  ['two hits of two at one in two', tries(0.5, true, true), { expected: 1, hits: 2, share: 0.25 }],
  ['none of two', tries(0.5, false, false), { expected: 1, hits: 0, share: 0.25 }],
  ['one of two: that or better', tries(0.5, true, false), { expected: 1, hits: 1, share: 0.75 }],
  ['nothing tried', [], { expected: 0, hits: 0, share: 1 }],
  ['a sure hit', tries(1, true), { expected: 1, hits: 1, share: 1 }],
])('%s', (_name, attempts, luck) => {
  expect(luckOf(attempts)).toEqual({ attempts: attempts.length, ...luck });
});

test('with chances of their own each way is counted once', () => {
  const { share } = luckOf([
    { chance: 1 / 6, hit: true },
    { chance: 5 / 6, hit: true },
  ]);
  expect(share).toBeCloseTo(5 / 36, 12);
});

test('a share is a share, and more hits are never less rare on the lucky side', () => {
  const attempt = fc.record({
    chance: fc.integer({ min: 0, max: 6 }).map(need => need / 6),
    hit: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 40 }), attempts => {
      const { share, hits } = luckOf(attempts);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1 + 1e-9);
      expect(hits).toBe(attempts.filter(({ hit }) => hit).length);
    }),
  );
});
