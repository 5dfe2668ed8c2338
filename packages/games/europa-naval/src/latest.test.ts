import { expect, test } from 'vitest';
import { latestOf } from './latest.ts';

test('the latest are kept, each for its own thing', () => {
  const kept = latestOf<object, string>(3);
  const [a, b, c, d] = [{}, {}, {}, {}];
  expect(kept.get(a)).toBeUndefined();
  expect(kept.set(a, 'a')).toBe('a');
  kept.set(b, 'b');
  kept.set(c, 'c');
  expect([kept.get(a), kept.get(b), kept.get(c)]).toEqual(['a', 'b', 'c']);
  kept.set(d, 'd');
  expect([kept.get(a), kept.get(b), kept.get(c), kept.get(d)]).toEqual([undefined, 'b', 'c', 'd']);
});
