import { expect, test } from 'vitest';
import { SHELF, shelvedOf } from './shelf.ts';

test.each(SHELF)('$poster.title has everything that its card and its map show', async ({ poster, load }) => {
  const { id, title, sides, dress, map } = await load();
  expect([poster.id, poster.title]).toEqual([id, title]);
  expect(Object.keys(sides)).toEqual(poster.sides);
  expect(poster.sides).toContain(poster.quick.side);
  expect(poster.levels).toContain(poster.quick.level);
  expect(poster.scenarios.map(scenario => scenario.id)).toContain(poster.quick.scenario);
  const { hatched, crossed, outlined } = dress;
  for (const region of [...hatched, ...crossed, ...outlined])
    expect([...map.regions.keys()]).toContain(region);
});

test('a game that is not on the shelf is not found', () => {
  expect(shelvedOf(SHELF, 'chess')).toBeUndefined();
});
