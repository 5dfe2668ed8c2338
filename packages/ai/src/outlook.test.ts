import { expect, test } from 'vitest';
import { after, worth } from './outlook.ts';
import { convoy, convoyMind, START } from './testing/convoy.ts';

const thinker = { game: convoy, mind: convoyMind, side: 'north' } as const;

test('worth is the exact mean over the die', () => {
  expect(worth(thinker, { ...START, to: 'dice' })).toBe(3.5);
});

test('a refused move leads nowhere', () => {
  expect(after(convoy, START, 'north', { type: 'sail', ship: 0, by: 3 })).toBeUndefined();
  expect(after(convoy, START, 'south', { type: 'done' })).toBeUndefined();
});

test('reflexes are played before the position is judged, and one that never ends is cut short', () => {
  const restless = { ...thinker, mind: { ...convoyMind, reflex: () => ({ type: 'done' }) as const } };
  expect(worth(restless, START)).toBe(3.5);
  const refused = { ...thinker, mind: { ...convoyMind, reflex: () => ({ type: 'roll', face: 1 }) as const } };
  expect(worth(refused, START)).toBe(0);
});
