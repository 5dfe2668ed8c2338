import { mustBe, seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { computerDue, playComputer } from './computer.ts';
import { type Policy, randomPolicy, steadyPolicy } from './policy.ts';
import type { HoardTypes } from './testing/hoard.ts';
import { openHoard } from './testing/open.ts';

const BOTH = { blue: 'computer', red: 'keen' };

test('two computers play to the end, one move a call, dice included', () => {
  const table = openHoard(BOTH);
  const keen: Policy<HoardTypes> = steadyPolicy(({ own }) =>
    (own ?? 0) % 2 === 0 ? { type: 'dare' } : { type: 'pass' },
  );
  const random = seededRandom(3);
  let moves = 0;
  while (playComputer(table, { computer: randomPolicy, keen }, random) !== undefined) moves += 1;
  expect(table.outcome()).toBeDefined();
  expect(moves).toBeGreaterThan(3);
});

test('a person is waited for', () => {
  const table = openHoard({ blue: 'person', red: 'computer' });
  expect(computerDue(table)).toBeUndefined();
  expect(playComputer(table, { computer: randomPolicy }, seededRandom(1))).toBeUndefined();
  mustBe(table.act('blue', { type: 'pass' }));
  expect(computerDue(table)).toBe('red');
  expect(playComputer(table, { computer: randomPolicy }, seededRandom(1))?.ok).toBe(true);
});

test('a seat without a policy is a slip of the caller', () => {
  expect(() => playComputer(openHoard(BOTH), {}, seededRandom(1))).toThrow('Seat "computer" of blue');
});

test('a simple player that is refused, or silent, is replaced by anything that is offered', () => {
  const { game, viewFor } = openHoard();
  const refused = steadyPolicy<HoardTypes>(() => ({ type: 'add', amount: 99 }));
  const silent = steadyPolicy<HoardTypes>(() => undefined);
  for (const policy of [refused, silent]) {
    const action = policy(game, viewFor('blue'), seededRandom(5));
    expect(action).toEqual(randomPolicy(game, viewFor('blue'), seededRandom(5)));
    expect(action).toBeDefined();
  }
  expect(silent(game, viewFor('red'), seededRandom(5))).toBeUndefined();
});
