import { expect, test } from 'vitest';
import { openServices } from '../worker/testing/services.ts';
import type { Link } from '../link/client.ts';
import { makeBalance, rangeOf, strongerIn } from './balance.ts';

const SIDES = ['north', 'south'];
const NONE = { isRunning: false, played: 0, left: undefined, wins: {}, draws: 0, failure: '' };

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

test.each([1, 2])('%i workers play the games, and every one is counted once', async hands => {
  const opened: Link[] = [];
  const spare = (): Link => {
    const link = openServices().spare();
    opened.push(link);
    return link;
  };
  const balance = makeBalance(spare, { games: 3, hands });
  await balance.start('skerry', { scenario: 'sortie', options: { turns: 3 } });
  const { played, wins, draws, isRunning, failure } = balance.get();
  expect([opened.length, played, isRunning, failure]).toEqual([hands, 3, false, '']);
  expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBe(3);
});

test('how long the rest will take follows from those that are played', async () => {
  const clock = { seconds: 0 };
  const now = () => (clock.seconds += 10);
  const balance = makeBalance(openServices().spare, { games: 4, hands: 1, now });
  const told: (number | undefined)[] = [];
  balance.subscribe(() => told.push(balance.get().left));
  await balance.start('skerry', { scenario: 'sortie', options: { turns: 3 } });
  expect([...new Set(told)]).toEqual([undefined, 30, 20, 10, 0]);
});

test('who stops early keeps what has been played', async () => {
  const balance = makeBalance(openServices().spare, { games: 50, hands: 2 });
  balance.subscribe(() => balance.get().played === 3 && balance.get().isRunning && balance.stop());
  await balance.start('skerry', { scenario: 'sortie', options: { turns: 3 } });
  const { played, isRunning, wins, draws, left } = balance.get();
  expect([played, isRunning, left]).toEqual([3, false, undefined]);
  expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBe(3);
});

test('what cannot be played is told', async () => {
  const balance = makeBalance(openServices().spare, { games: 3, hands: 2 });
  await balance.start('skerry', { position: 'skerry' });
  expect(balance.get()).toMatchObject({ played: 0, isRunning: false });
  expect(balance.get().failure).toContain('A position starts with a heading');
});
