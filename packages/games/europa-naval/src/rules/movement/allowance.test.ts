import { expect, test } from 'vitest';
import type { Sea, ShipKind } from '../../model/vocabulary.ts';
import { allowanceOf, reactionPoints, staysIn } from './allowance.ts';

test.each<[string, readonly ShipKind[], Sea, number]>([
  ['warships', ['TF', 'CG'], 'calm', 20],
  ['a convoy with its escort', ['TF', 'NT'], 'calm', 15],
  ['barges hold everybody back', ['TF', 'NT', 'LB'], 'calm', 10],
  ['submarines', ['SUB'], 'rough', 10],
  ['landing craft in a rough sea', ['LC', 'NT'], 'rough', 10],
  ['transports in a rough sea', ['NT'], 'rough', 15],
  ['a storm takes five', ['TF'], 'stormy', 15],
  ['a storm takes five of barges too', ['LB'], 'stormy', 5],
])('[F.4] [F.13.2] %s', (_case, kinds, sea, points) => {
  expect(allowanceOf(kinds, sea)).toBe(points);
});

test('[F.13.2] landing craft stay in port in a storm, ships do not', () => {
  expect(staysIn(['LC'], 'stormy')).toBe(true);
  expect(staysIn(['TF', 'LB'], 'stormy')).toBe(true);
  expect(staysIn(['TF', 'NT'], 'stormy')).toBe(false);
  expect(staysIn(['LC'], 'rough')).toBe(false);
});

test('[F.7.4] a reacting group has 20 points, 15 with cargo', () => {
  expect([reactionPoints(false), reactionPoints(true)]).toEqual([20, 15]);
});
