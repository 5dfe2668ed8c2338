import { entriesOf, seededRandom } from '@narrow-seas/core';
import { skerry } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { ARMADA, openSkerry, playTo, SORTIE } from './armada.ts';
import { crowdedState } from './evolve-step.ts';

describe('the matches that are weighed', () => {
  test('have as many moves as asked for, with the log kept', () => {
    for (const opening of [ARMADA, SORTIE]) {
      const match = playTo(openSkerry(opening), 100, seededRandom(1));
      expect(match.length).toBe(100);
      expect(entriesOf(match)).toHaveLength(100);
    }
  });

  test('end where the game ends', () => {
    const { state, length } = playTo(openSkerry(SORTIE), 100_000, seededRandom(1));
    expect(skerry.outcome(state)).toBeDefined();
    expect(length).toBeLessThan(100_000);
  });
});

test('the crowd of the evolve step is a state like any other', () => {
  const crowd = crowdedState(300);
  expect(crowd.boats.map(({ id }) => id)).toEqual(Array.from({ length: 300 }, (_, id) => id));
  const [first] = crowd.boats;
  const moved = skerry.evolve(crowd, {
    type: 'sailed',
    boat: first!.id,
    to: 900 as never,
    left: 2,
    probed: false,
  });
  expect(moved.boats[0]).toMatchObject({ where: { at: 'sea', hex: 900 }, left: 2 });
  expect(moved.boats[1]).toBe(crowd.boats[1]);
});
