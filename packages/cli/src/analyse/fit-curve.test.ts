import { chanceFrom } from '@narrow-seas/ai';
import { seededRandom, someGame, type WinCurve } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { arenaOf } from '../simulate/arena.ts';
import { brierOf, fitCurve, reliabilityOf } from './fit-curve.ts';
import { type PlayedGame, sampledGame } from './outcomes.ts';

const TRUE: WinCurve = { length: 20, spread: [8, 3], lean: [4, 0], draw: 2 };

/** Results drawn by a curve that is known. */
const drawnBy = (curve: WinCurve, games: number): readonly PlayedGame[] => {
  const random = seededRandom(11);
  return Array.from({ length: games }, (_, game) => {
    const stage = game % 20;
    const value = random.below(41) - 20;
    const { win, draw } = chanceFrom(curve, value, stage);
    const luck = random.below(1_000_000) / 1_000_000;
    const result = luck < win ? 1 : luck < win + draw ? 0.5 : 0;
    return { stage: 20, samples: [{ stage, value, result }] };
  });
};

const foretellBy =
  (curve: WinCurve) =>
  ({ value, stage }: PlayedGame['samples'][number]): number => {
    const { win, draw } = chanceFrom(curve, value, stage);
    return win + draw / 2;
  };

test('a fit finds the curve that the results were drawn by', () => {
  const games = drawnBy(TRUE, 3000);
  const fitted = fitCurve(games, 10);
  expect(fitted.length).toBe(20);
  for (const stage of [0, 10, 19])
    for (const value of [-10, 0, 10])
      expect(chanceFrom(fitted, value, stage).win).toBeCloseTo(chanceFrom(TRUE, value, stage).win, 1);
});

test('the true curve is off by less than one that knows nothing, and what it foretells happens', () => {
  const games = drawnBy(TRUE, 3000);
  expect(brierOf(foretellBy(TRUE), games)).toBeLessThan(brierOf(() => 0.5, games));
  const bands = reliabilityOf(TRUE, games);
  expect(bands.reduce((sum, { moments }) => sum + moments, 0)).toBe(3000);
  for (const { foretold, happened } of bands) expect(Math.abs(foretold - happened)).toBeLessThan(0.08);
});

test('a game that was played out tells every moment with its end, and equal seeds tell the same', () => {
  const playOut = (): PlayedGame | undefined =>
    arenaOf(someGame(gamePackage))(kit => sampledGame(kit, 'sortie', 'cadet', 3));
  const played = playOut();
  expect(played?.samples.length).toBeGreaterThan(5);
  expect(new Set(played?.samples.map(({ result }) => result)).size).toBe(1);
  expect(played?.samples.every(({ stage }) => stage <= (played?.stage ?? 0))).toBe(true);
  expect(playOut()).toEqual(played);
});
