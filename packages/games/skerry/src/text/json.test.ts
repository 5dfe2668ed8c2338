import { mustBe, playRandomly, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { skerry } from '../game.ts';
import { jsonNotation } from './json.ts';

test.each([1, 2, 3, 4, 5])('a position of random game %s is the same after JSON', seed => {
  const start = mustBe(skerry.setup({ scenario: 'sortie', options: {} }));
  const { state } = playRandomly(skerry, start, seededRandom(seed), seed * 9);
  expect(mustBe(jsonNotation.parse(jsonNotation.print(state)))).toEqual(state);
});

test.each([
  [{ skerry: 'sortie turn 1 of 6', stock: '0 0' }, 'phase'],
  [{ skerry: 'sortie turn 1 of 6', stock: '0 0', phase: 'over', boat: ['north @0101 left=9'] }, 'boat[0]'],
  [{ skerry: 'sortie turn 9 of 6', stock: '0 0', phase: 'over' }, 'skerry'],
])('what is wrong in %j is complained of at its place', (position, at) => {
  expect(jsonNotation.parse(position)).toMatchObject({ ok: false, error: { at } });
});

test('the manifest tells of every scenario', () => {
  expect(skerry.manifest?.()).toContain('| Sortie | 6 by 6 | 1 | 4 | 3 |');
});
