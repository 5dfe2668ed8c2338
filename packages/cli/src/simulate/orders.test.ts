import { playerOf } from '@narrow-seas/ai';
import { mustBe } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/second-fleet';
import { expect, test } from 'vitest';

const { game, mind } = gamePackage;

/** What an admiral of the Soviets orders in turn 3 of the convoy, with such ships in play. */
const orderedWith = (ships: string): readonly string[] => {
  const text = `second-fleet norway-convoy turn 3 of 15 | phase arm side=soviet segment=1 first=soviet | ${ships}`;
  const view = game.view(mustBe(game.notation.parse(text)), 'soviet');
  if (mind === undefined) throw new Error('The computer does not play Second Fleet.');
  const memory: { tasking: { watch: number; tasks: readonly { force: string; aim: string }[] } | undefined } =
    {
      tasking: undefined,
    };
  const thinking = playerOf('admiral', game, mind, 1, memory).think(view, 'soviet');
  for (let step = thinking.next(); step.done !== true; step = thinking.next());
  return memory.tasking?.tasks.map(({ force, aim }) => `${force} ${aim}`) ?? [];
};

const FLEET = 'soviet @2812 BAKU KURSK OSMTR';

test('an admiral leaves port for freighters that nobody guards', () => {
  expect(orderedWith(`nato @2922 ALTAR/local PLLUX/local MTEOR/local | ${FLEET}`)).toContain(
    'BAKU hunt ALTAR',
  );
});

test('and keeps to it while there is nothing within reach', () => {
  expect(orderedWith(`nato @2838 ALTAR PLLUX MTEOR | ${FLEET}`)).toContain('BAKU port Pechenga');
});
