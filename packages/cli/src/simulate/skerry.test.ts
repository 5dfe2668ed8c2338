import { LEVELS } from '@narrow-seas/ai';
import { someGame } from '@narrow-seas/core';
import { gamePackage, skerry } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { arenaOf } from './arena.ts';
import { type Bout, playBout } from './bout.ts';
import { ladder } from './fixtures.ts';
import { summarise } from './summary.ts';

const arena = arenaOf(someGame(gamePackage));

const playAll = (levels: readonly (typeof LEVELS)[number][], games: number): readonly Bout[] =>
  ladder(
    {
      game: 'skerry',
      opening: { scenario: 'sortie', options: { turns: 12 } },
      sides: skerry.sides,
      games,
      seed: 9001,
    },
    levels,
  ).map(fixture => {
    const playing = arena(kit => playBout(kit, fixture, () => 0));
    let step = playing.next();
    while (!step.done) step = playing.next();
    return step.value;
  });

test.each([
  ['cadet', 80],
  ['captain', 30],
] as const)('%s beats random by far in Skerry, and no idea of it is refused', (level, games) => {
  const { duels, refusals, faults, unfinished } = summarise(
    playAll(['random', level], games),
    skerry.sides,
    LEVELS,
  );
  expect({ refusals, faults, unfinished }).toEqual({ refusals: 0, faults: [], unfinished: 0 });
  const [duel] = duels;
  expect(duel).toMatchObject({ first: level, second: 'random', games });
  // Even the lower end of the interval is above even, draws counted as not won.
  expect(duel!.wins.low).toBeGreaterThan(0.5);
  expect(duel!.losses * 5).toBeLessThan(duel!.wins.count);
});
