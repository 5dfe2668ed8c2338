import { expect, test } from 'vitest';
import { openServices } from '../worker/testing/services.ts';
import type { Link } from '../link/client.ts';
import { makeBalance, rangeOf, strongerIn } from './balance.ts';

const SIDES = ['north', 'south'];
const NONE = { isRunning: false, played: 0, wins: {}, draws: 0, failure: '' };

test('the share of a side comes with the range that may hold the true one', () => {
  const balance = { ...NONE, played: 100, wins: { north: 58, south: 40 }, draws: 2 };
  expect(rangeOf(balance, 'north')).toEqual({ won: 58, low: 48, high: 67 });
});

test.each([
  [{ north: 50, south: 45 }, ''],
  [{ north: 70, south: 25 }, 'north'],
  [{ north: 3, south: 16 }, undefined],
  [{}, undefined],
])('of %j, %s is stronger', (wins, stronger) => {
  expect(strongerIn({ ...NONE, played: 100, wins }, SIDES)).toBe(stronger);
});

test.each([1, 2])('%i workers play the games, and every one is counted once', async lanes => {
  const opened: Link[] = [];
  const spare = (): Link => {
    const link = openServices().spare();
    opened.push(link);
    return link;
  };
  const balance = makeBalance(spare, 3, lanes);
  await balance.start('skerry', { scenario: 'sortie', options: { turns: 3 } });
  const { played, wins, draws, isRunning, failure } = balance.get();
  expect([opened.length, played, isRunning, failure]).toEqual([lanes, 3, false, '']);
  expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBe(3);
});

test('what cannot be played is told', async () => {
  const balance = makeBalance(openServices().spare, 3);
  await balance.start('skerry', { position: 'skerry' });
  expect(balance.get()).toMatchObject({ played: 0, isRunning: false });
  expect(balance.get().failure).toContain('A position starts with a heading');
});
