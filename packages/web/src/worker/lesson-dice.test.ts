import { CATALOGUE } from '@narrow-seas/catalogue';
import { entriesOf, matchFrom, mustBe, play } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { chosenDice } from './lesson-dice.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test('whatever face a step chooses, no die that follows from it stays due', async () => {
  const some = await CATALOGUE.find(({ id }) => id === 'europa-naval')!.load();
  const counts = await some(async ({ game, lessons }) => {
    // A convoy sails past enemies: the first die says whether it is found, and only then do others fall.
    const { start, side, steps, seed } = mustBe((await lessons!()).read('danger'));
    let match = matchFrom(start.opening, start.state);
    for (const order of steps.flatMap(({ show }) => show)) {
      match = mustBe(play(game, match, side, mustBe(game.notation.parseAction(match.state, order))));
      if (game.actor(match.state) === 'chance') break;
    }
    const before = match.length;
    /** Only the first die has fallen, with this face; a step chooses another. */
    const countWith = (fallen: number, chosen: number): number => {
      const first = game.outcomes(match.state).find(({ action }) => Reflect.get(action, 'face') === fallen);
      const log = entriesOf(mustBe(play(game, match, 'chance', first!.action)));
      const dice = { yours: [chosen], theirs: [] };
      const entries = chosenDice({ game, start, side, seed, dice, entries: log, begun: before, before })!;
      const after = entries.reduce(
        (now, { by, action }) => mustBe(play(game, now, by, action)),
        matchFrom(start.opening, start.state),
      );
      expect(game.actor(after.state), `a ${chosen} in the place of a ${fallen}`).not.toBe('chance');
      return after.length - before;
    };
    return FACES.flatMap(fallen => FACES.map(chosen => countWith(fallen, chosen)));
  });
  // Some faces call for more dice than others.
  expect(new Set(counts).size).toBeGreaterThan(1);
});
