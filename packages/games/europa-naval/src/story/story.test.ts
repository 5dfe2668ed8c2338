import {
  type BattleScene,
  mustBe,
  type Scene,
  seededRandom,
  slipsIn,
  storyOfRandomGame,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { europaNaval } from '../game.ts';
import type { Side } from '../model/vocabulary.ts';
import { europaNavalStory } from './story.ts';

const scenesFor = (viewer: Side): readonly Scene[] =>
  europaNaval.scenarios
    .slice(0, 3)
    .flatMap(({ id }, seed) =>
      storyOfRandomGame(
        { game: europaNaval, story: europaNavalStory, viewer },
        mustBe(europaNaval.setup({ scenario: id, options: {} })),
        seededRandom(seed + 1),
        2500,
      ),
    );

const SCENES = scenesFor('axis');
const ALLIED_SCENES = scenesFor('allied');

const isBattle = (scene: Scene): scene is BattleScene => scene.kind === 'battle';

const titled = (words: string): readonly BattleScene[] =>
  SCENES.filter(isBattle).filter(({ title }) => title.includes(words));

test('everything is told in words for people', () => {
  expect([...SCENES, ...ALLIED_SCENES].flatMap(slipsIn)).toEqual([]);
  expect(new Set(SCENES.map(({ kind }) => kind))).toEqual(new Set(['movement', 'battle', 'news']));
});

test('a round of a battle at sea has both sides, every shot and one verdict', () => {
  const rounds = titled('Battle').filter(({ verdict }) => verdict !== '');
  expect(rounds.length).toBeGreaterThan(3);
  for (const { attackers, targets, dice, verdict } of rounds) {
    expect(Math.min(attackers.length, targets.length, dice.length)).toBeGreaterThan(0);
    expect(dice.every(({ title }) => / at /.test(title ?? ''))).toBe(true);
    expect(verdict).toMatch(/sunk$|hit$|^No hits$/);
  }
});

test('an air search and a danger zone say what came of it', () => {
  const [searches, zones] = [titled('Air search'), titled('Danger zone')];
  expect(Math.min(searches.length, zones.length)).toBeGreaterThan(3);
  for (const { verdict } of searches) expect(verdict).toMatch(/ound.*: die \d$/);
  for (const { verdict } of zones) expect(verdict).toMatch(/sighted$/);
});

test('of enemies on their way only what was found is told', () => {
  const own = ({ side }: BattleScene): boolean => side === 'axis';
  const quiet = [...titled('Air search'), ...titled('Danger zone')].filter(
    scene => own(scene) && scene.effect === 'none',
  );
  expect(quiet).toEqual([]);
});

test('points have the viewer’s sign: one side’s gain is the other’s loss', () => {
  const sum = (scenes: readonly Scene[]): number =>
    scenes.reduce((all, scene) => all + (scene.kind === 'movement' ? 0 : scene.points), 0);
  expect(sum(SCENES)).not.toBe(0);
  expect(Math.sign(sum(ALLIED_SCENES))).toBe(-Math.sign(sum(SCENES)));
});
