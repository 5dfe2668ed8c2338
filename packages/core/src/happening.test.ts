import { expect, test } from 'vitest';
import { chainBy, foldBy } from './happening.ts';

const add = (state: number, event: number): number => state + event;

test('events are folded in their order', () => {
  expect(foldBy((state: string, event: string) => `${state}${event}`)('a', ['b', 'c'])).toBe('abc');
});

test('each happening sees what those before it have left, and the last is not folded', () => {
  const folded: number[] = [];
  const chain = chainBy((state: number, event: number) => {
    folded.push(event);
    return add(state, event);
  });
  const seen: number[] = [];
  const happening = (events: readonly number[]) => (state: number) => {
    seen.push(state);
    return events;
  };
  expect(chain(1, happening([2, 3]), happening([]), happening([4]))).toEqual([2, 3, 4]);
  expect(seen).toEqual([1, 6, 6]);
  expect(folded).toEqual([2, 3]);
});

test('no happening, no event', () => {
  expect(chainBy(add)(1)).toEqual([]);
});
