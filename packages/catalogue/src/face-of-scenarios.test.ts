import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { FACES } from './face/index.ts';
import { CATALOGUE } from './index.ts';

/** What each side and a spectator see when a scenario opens; only the face of the same game knows its type. */
const firstViews = async (id: string): Promise<readonly (readonly [scenario: string, view: unknown])[]> => {
  const some = await CATALOGUE.find(listed => listed.id === id)!.load();
  return some(({ game }) =>
    game.scenarios.flatMap(scenario => {
      const state = mustBe(game.setup({ scenario: scenario.id, options: {} }));
      return [...game.sides, 'spectator' as const].map(
        viewer => [scenario.id, game.view(state, viewer)] as const,
      );
    }),
  );
};

describe.each(FACES)('the face of $id', ({ id, load }) => {
  test('shows the first screen of every scenario to both sides and to those who look', async () => {
    const views = await firstViews(id);
    const face = await load();
    for (const [scenario, view] of views) {
      const pieces = face(pack => pack.face.board(view as Parameters<typeof pack.face.board>[0]).pieces);
      expect([scenario, pieces.length > 0]).toEqual([scenario, true]);
    }
  });
});
