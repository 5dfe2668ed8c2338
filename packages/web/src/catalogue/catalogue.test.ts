import { boundsOf, hexByName } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, findListing } from './catalogue.ts';

test.each(CATALOGUE)('$card.title has everything that its card and its map show', async ({ card, load }) => {
  const { id, title, sides, mapStyle, map } = await load();
  expect([card.id, card.title]).toEqual([id, title]);
  expect(Object.keys(sides)).toEqual(card.sides);
  expect(card.sides).toContain(card.quick.side);
  expect(card.levels).toContain(card.quick.level);
  expect(card.scenarios.map(scenario => scenario.id)).toContain(card.quick.scenario);
  const { restricted, prohibited, outlined } = mapStyle;
  for (const region of [...restricted, ...prohibited, ...outlined])
    expect([...map.regions.keys()]).toContain(region);
});

test('a game that is not in the catalogue is not found', () => {
  expect(findListing(CATALOGUE, 'chess')).toBeUndefined();
});

describe.each(CATALOGUE)('pictures of $card.title', ({ card, load }) => {
  test('every scenario has a middle on its map, and no picture is wider than the map', async () => {
    const display = await load();
    for (const { id } of card.scenarios) {
      const { map, theatre } = display.theatreOf(id);
      const hex = theatre && hexByName(map, theatre.middle);
      expect([id, hex]).toEqual([id, expect.any(Number)]);
      const { minX, maxX } = boundsOf(map.grid);
      expect([id, theatre!.wide <= maxX - minX + 2]).toEqual([id, true]);
    }
  });
});
