import { expect, test } from 'vitest';
import { labelsFor } from './labels.ts';

test('a name stands to the right of its mark and a little above', () => {
  expect(labelsFor([{ text: 'Kiel', at: [10, 20] }])).toEqual([
    { text: 'Kiel', at: [14.5, 17.3], anchor: 'start' },
  ]);
});

test('names of marks side by side do not run into each other', () => {
  const [first, second, third] = labelsFor([
    { text: 'Kronshtadt', at: [0, 0] },
    { text: 'Leningrad', at: [10, 0] },
    { text: 'Oslo', at: [200, 0] },
  ]);
  expect(first?.at).toEqual([4.5, -2.7]);
  expect(second?.at).not.toEqual([14.5, -2.7]);
  expect(third?.at).toEqual([204.5, -2.7]);
});
