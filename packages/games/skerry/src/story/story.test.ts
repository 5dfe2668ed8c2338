import {
  type BattleScene,
  mustBe,
  type Scene,
  seededRandom,
  slipsIn,
  storyOfRandomGame,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { skerryStory } from './story.ts';

const scenesOf = (seed: number): readonly Scene[] =>
  storyOfRandomGame(
    { game: skerry, story: skerryStory, viewer: 'north' },
    mustBe(skerry.setup({ scenario: 'sortie', options: {} })),
    seededRandom(seed),
    400,
  );

const SCENES = Array.from({ length: 24 }, (_, seed) => scenesOf(seed)).flat();

const battles = SCENES.filter((scene): scene is BattleScene => scene.kind === 'battle');

test('everything is told in words for people', () => {
  expect(SCENES.flatMap(slipsIn)).toEqual([]);
  expect(new Set(SCENES.map(({ kind }) => kind))).toEqual(new Set(['movement', 'battle', 'news']));
});

test('a shot is one battle: who fires, the die, the verdict', () => {
  const shots = battles.filter(({ title }) => title.endsWith('hot'));
  expect(shots.length).toBeGreaterThan(5);
  for (const { attackers, targets, dice, verdict, from } of shots) {
    expect([attackers.length, targets.length, dice.length, from.length]).toEqual([1, 1, 1, 1]);
    expect(verdict).toMatch(/sunk$|falls back$|^Missed: die [12], needed 3 to 6$/);
  }
});

test('points are the viewer’s: a sunk enemy is good, an own boat is not', () => {
  const points = battles.flatMap(({ side, title, effect, points: won }) =>
    effect === 'loss' && title !== 'A mine' ? [[side, won]] : [],
  );
  expect(new Set(points.map(String))).toEqual(new Set(['north,1', 'south,-1']));
});
