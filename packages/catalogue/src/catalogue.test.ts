import { idOf } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { FACES } from './face/index.ts';
import { CATALOGUE } from './index.ts';

test('every game has a face, in the same order', () => {
  expect(FACES.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
});

test.each(CATALOGUE)('$id is loaded under its own name', async ({ id, load }) => {
  expect(idOf(await load())).toBe(id);
});

test.each(FACES)(
  'the face of $id is loaded under its own name, and starts what the game has',
  async ({ id, load }) => {
    const [face, game] = await Promise.all([load(), CATALOGUE.find(listed => listed.id === id)?.load()]);
    const { scenarios, sides } = game!(pack => ({
      scenarios: pack.game.scenarios.map(scenario => scenario.id),
      sides: pack.game.sides as readonly string[],
    }));
    face(pack => {
      expect(pack.face.id).toBe(id);
      expect(scenarios).toContain(pack.quick.scenario);
      expect(sides).toContain(pack.quick.side);
    });
  },
);
