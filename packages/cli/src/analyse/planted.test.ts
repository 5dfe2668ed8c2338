import { LEVELS } from '@narrow-seas/ai';
import { gamePackage } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { PLAIN_LEDGER } from '../simulate/account.ts';
import { crossingsOf, plantAt, verdictOn } from './planted.ts';

const { game, mind, counsel, ledger = PLAIN_LEDGER } = gamePackage;
if (mind === undefined || counsel === undefined) throw new Error('Skerry has a mind and words');
const kit = { game, mind, counsel, ledger, levels: LEVELS };

const SCALE = 10;
const WANTED = 5;
/** Skerry is a game of dice: what two players make of a position differs much. */
const LEAST = 3;

test('of five bad decisions that were planted in games, most are told', () => {
  const games = [3, 4, 5].map(seed => crossingsOf(kit, 'sortie', 'cadet', seed));
  const planted = [];
  for (let seed = 1; seed <= 150 && planted.length < WANTED; seed += 1) {
    const crossings = games[seed % games.length] ?? [];
    const crossing = crossings[(seed * 7) % crossings.length];
    const blunder = crossing === undefined ? undefined : plantAt(kit, crossing, { seed, scale: SCALE });
    if (blunder !== undefined) planted.push(blunder);
  }
  const grades = planted.map(blunder => verdictOn(kit, blunder, 'captain', SCALE).grade);
  expect(planted.length).toBe(WANTED);
  const found = grades.filter(grade => grade !== undefined && grade !== 'best' && grade !== 'good');
  expect(found.length).toBeGreaterThanOrEqual(LEAST);
});
