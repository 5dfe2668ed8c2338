import { expect, test } from 'vitest';
import type { LogEntry } from '../link/protocol.ts';
import { lengthAtMine, newsFor } from './since.ts';

const logOf = (...movers: readonly string[]): readonly LogEntry[] =>
  movers.map((by, place) => ({ number: place + 1, by, sights: [] }));

test.each([
  ['the other side has moved', ['a', 'a', 'b', 'b'], 2],
  ['mine are the last', ['a', 'b', 'a'], 1],
  ['the other side began', ['b', 'b'], 0],
  ['nothing has happened', [], 0],
  ['only mine', ['a', 'a'], 0],
])('since when there is news: %s', (_name, movers, length) => {
  expect(lengthAtMine(logOf(...movers), 'a')).toBe(length);
});

test.each([
  ['the other side has moved and rolled', ['a', 'b', 'chance'], [2, 3]],
  ['I have moved again', ['a', 'b', 'a'], []],
  ['I have attacked, and the die fell', ['b', 'a', 'chance'], []],
  ['the other side began', ['b', 'chance', 'b'], [1, 2, 3]],
  ['nothing has happened', [], []],
])('news: %s', (_name, movers, numbers) => {
  expect(newsFor(logOf(...movers), 'a').map(({ number }) => number)).toEqual(numbers);
});
