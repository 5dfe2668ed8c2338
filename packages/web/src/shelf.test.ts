import { expect, test } from 'vitest';
import { exhibitOf, SHELF } from './shelf.ts';

test.each(SHELF)('$title has everything that its card and its map show', exhibit => {
  expect(exhibitOf(exhibit.id)).toBe(exhibit);
  expect(Object.keys(exhibit.sides)).toContain(exhibit.quick.side);
  const { hatched, crossed, outlined } = exhibit.dress;
  for (const region of [...hatched, ...crossed, ...outlined])
    expect([...exhibit.map.regions.keys()]).toContain(region);
});

test('a game that is not on the shelf is not found', () => {
  expect(exhibitOf('chess')).toBeUndefined();
});
