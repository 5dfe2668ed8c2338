import { expect, test } from 'vitest';
import { forFinger } from './finger.ts';

test('under a finger one taps, with a mouse one clicks', () => {
  const said = 'Click it off Andoya, or click a sea area. A second click acts.';
  expect(forFinger(said, true)).toBe('Tap it off Andoya, or tap a sea area. A second tap acts.');
  expect(forFinger(said, false)).toBe(said);
});
