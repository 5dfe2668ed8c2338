import { type BattleScene, mustBe, seededRandom, slipsIn, storyOfRandomGame } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { secondFleet } from '../game.ts';
import { secondFleetStory } from './story.ts';

/** Scenarios with ships, submarines and aircraft of both sides. */
const SCENES = secondFleet.scenarios
  .slice(0, 3)
  .flatMap(({ id }, seed) =>
    storyOfRandomGame(
      { game: secondFleet, story: secondFleetStory, viewer: 'nato' },
      mustBe(secondFleet.setup({ scenario: id, options: {} })),
      seededRandom(seed + 1),
      2500,
    ),
  );

const BATTLES = SCENES.filter((scene): scene is BattleScene => scene.kind === 'battle');

const titled = (words: string): readonly BattleScene[] =>
  BATTLES.filter(({ title }) => title.includes(words));

test('everything is told in words for people', () => {
  expect(SCENES.flatMap(slipsIn)).toEqual([]);
  expect(new Set(SCENES.map(({ kind }) => kind))).toEqual(new Set(['movement', 'battle', 'news']));
});

test('a strike of many entries is one battle: attackers with their points, every die, one verdict', () => {
  const strikes = [...titled('missile attack'), ...titled('torpedo attack'), ...titled('bombing')];
  const settled = strikes.filter(({ verdict }) => verdict !== '');
  expect(settled.length).toBeGreaterThan(10);
  for (const { attackers, targets, dice, verdict } of settled) {
    expect(Math.min(attackers.length, targets.length)).toBeGreaterThan(0);
    expect(dice.filter(({ title }) => title === 'attack').length).toBeGreaterThan(
      verdict === 'No damage' ? -1 : 0,
    );
    expect(verdict).toMatch(/sunk$|damaged$|destroyed$|^No damage$/);
  }
  expect(settled.some(({ dice }) => dice.length > 1)).toBe(true);
});

test('[9] who is found: an alarm where they are one’s own, and the finder’s doing', () => {
  const found = SCENES.filter(scene => scene.kind === 'news' && / found /.test(scene.caption));
  const own = found.filter(({ caption }) => caption.startsWith('Your '));
  expect([own.length > 0, found.length > own.length]).toEqual([true, true]);
  for (const scene of found)
    expect([scene.side, scene.danger !== undefined]).toEqual(
      own.includes(scene) ? ['soviet', true] : ['nato', false],
    );
});

test('a search that fails says so', () => {
  const verdicts = titled('Search').map(({ verdict }) => verdict);
  expect(verdicts.length).toBeGreaterThan(2);
  expect(verdicts.filter(verdict => !/ found$|^Not found: die \d$/.test(verdict))).toEqual([]);
});

test('air combat lists both sides with their strengths', () => {
  const fights = titled('Interception');
  expect(fights.length).toBeGreaterThan(2);
  for (const { attackers, targets } of fights)
    expect([...attackers, ...targets].every(({ strength }) => /^\d+$/.test(strength ?? ''))).toBe(true);
});

test('points are NATO’s: a Soviet loss is never bad, an own loss never good', () => {
  const losses = BATTLES.filter(({ effect, targets }) => effect === 'loss' && targets.length === 1);
  const isSoviet = ({ side }: BattleScene): boolean => side === 'nato';
  expect(losses.length).toBeGreaterThan(2);
  expect(losses.filter(scene => (isSoviet(scene) ? scene.points < 0 : scene.points > 0))).toEqual([]);
});
