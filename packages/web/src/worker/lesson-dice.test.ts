import { CATALOGUE } from '@narrow-seas/catalogue';
import { drawOutcome, entriesOf, matchFrom, mustBe, play, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { chosenDice } from './lesson-dice.ts';

const FACES = [1, 2, 3, 4, 5, 6];

test('whatever face a step chooses, no die that follows from it stays due', async () => {
  const some = await CATALOGUE.find(({ id }) => id === 'europa-naval')!.load();
  const thrown = await some(async ({ game, lessons }) => {
    const { start, side, steps, seed } = mustBe((await lessons!()).read('danger'));
    // A convoy sails past enemies: the first die of each step says whether it is found, and only then do others fall.
    const fallWith = (face: number): number => {
      let match = matchFrom(start.opening, start.state);
      const random = seededRandom(seed);
      const more = steps.flatMap(({ show }) => show);
      for (const order of more) {
        if (game.actor(match.state) === 'chance') break;
        const before = match.length;
        match = mustBe(play(game, match, side, mustBe(game.notation.parseAction(match.state, order))));
        while (game.actor(match.state) === 'chance')
          match = mustBe(play(game, match, 'chance', drawOutcome(game.outcomes(match.state), random)));
        if (match.length === before + 1) continue;
        const dice = { yours: [face], theirs: [] };
        const entries = chosenDice({
          game,
          start,
          side,
          seed,
          dice,
          entries: entriesOf(match),
          begun: before,
          before,
        });
        const chosen = entries!.reduce(
          (now, { by, action }) => mustBe(play(game, now, by, action)),
          matchFrom(start.opening, start.state),
        );
        expect(game.actor(chosen.state), `a ${face}`).not.toBe('chance');
        return chosen.length - before;
      }
      throw new Error('No die fell.');
    };
    return FACES.map(fallWith);
  });
  // Some faces call for more dice than others.
  expect(new Set(thrown).size).toBeGreaterThan(1);
});
