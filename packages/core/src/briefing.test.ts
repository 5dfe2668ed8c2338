import { expect, test } from 'vitest';
import { briefingFor, type ScenarioOrders } from './briefing.ts';

const SIDE = {
  situation: ['One.', 'Two.', 'Three.'],
  enemy: 'The enemy wants the rock.',
  ideas: [['Go.'], ['Stay.'], ['Read.']],
} as const;

const ORDERS: ScenarioOrders<'north' | 'south'> = {
  span: 'a day',
  minutes: 10,
  difficulty: 1,
  stakes: [
    { for: 'north', text: 'Cruiser', points: [10, 4], heads: ['sunk', 'damaged'] },
    { for: 'south', text: 'Boat', points: [6, null], heads: ['sunk', 'damaged'] },
    { for: 'north', text: 'Destroyer', points: [6, 3], heads: ['sunk', 'damaged'] },
    { for: 'north', text: 'Boat home', points: [2], per: 'each' },
  ],
  sides: { north: SIDE, south: SIDE },
};

const briefing = (side: 'north' | 'south') =>
  briefingFor({ orders: ORDERS, side, title: 'Sortie', name: side, turns: 6 });

test('what counts for one side counts against the other, with the sign of the side that reads', () => {
  const [north, south] = [briefing('north'), briefing('south')];
  expect(north.gains).toEqual([
    {
      heads: ['sunk', 'damaged'],
      rows: [
        { text: 'Cruiser', points: [10, 4] },
        { text: 'Destroyer', points: [6, 3] },
      ],
    },
    { heads: [], rows: [{ text: 'Boat home', points: [2], per: 'each' }] },
  ]);
  expect(south.costs.flatMap(({ rows }) => rows.map(({ points }) => points))).toEqual([
    [-10, -4],
    [-6, -3],
    [-2],
  ]);
  expect(north.costs).toEqual([{ heads: ['sunk', 'damaged'], rows: [{ text: 'Boat', points: [-6, null] }] }]);
  expect(north.length).toEqual({ turns: 6, span: 'a day', minutes: 10 });
});
