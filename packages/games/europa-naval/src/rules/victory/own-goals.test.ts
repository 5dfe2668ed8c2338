import { mustBe, playRandomly, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { europaNavalDesk } from '../../desk/desk.ts';
import { europaNaval } from '../../game.ts';
import { goalsIn } from '../../scenarios/goals.ts';
import { SCENARIOS } from '../../scenarios/setup.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { account, at, score } from '../../testing/account.ts';
import { shipNamed } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { HANDICAP } from '../surrender/cause.ts';
import { holdings, victoryLevels } from './victory.ts';

const TABLE = 'unit X axis TF 12 | in Napoli X';

const sinking = (terms: string) => {
  const state = at('malta "Jul I 42"', `${TABLE}${terms}`);
  return account(score(state, { type: 'hit', ship: shipNamed(state, 'X'), hits: 12 }), 'allied');
};

const gains = (terms: string, side: 'axis' | 'allied') =>
  europaNavalDesk
    .briefing?.(viewFor(at('malta "Jul I 42"', `${TABLE}${terms}`), side))
    .gains.flatMap(({ rows }) => rows.map(({ text, points }) => `${text}: ${points.join()}`));

describe('[F.30] a goal that the position weighs', () => {
  test('brings as much of its usual points, and none at 0', () => {
    expect(sinking('')).toEqual({ 'Enemy warships lost': 12 });
    expect(sinking(' | goal allied "Enemy warships lost" 50')).toEqual({ 'Enemy warships lost': 6 });
    expect(sinking(' | goal allied "Enemy warships lost" 0')).toEqual({});
    expect(sinking(' | goal axis "Enemy warships lost" 0')).toEqual({ 'Enemy warships lost': 12 });
  });

  test('is told in the orders', () => {
    expect(gains('', 'allied')).toContain('Axis warship or merchant ship lost: 1');
    expect(gains(' | goal allied "Enemy warships lost" 300', 'allied')).toContain(
      'Axis warship or merchant ship lost: 3',
    );
    expect(gains(' | goal axis "Alexandria taken" 0', 'axis')?.join()).not.toContain('Alexandria');
  });

  test('can be every goal that brings points in play', () => {
    for (const { id } of SCENARIOS) {
      const start = mustBe(europaNaval.setup({ scenario: id, options: {} }));
      const { common } = playRandomly(europaNaval, start, seededRandom(5), 4000).state;
      const known = goalsIn(scenarioOf(common.scenario)).map(({ side, cause }) => `${side} ${cause}`);
      const booked = (['axis', 'allied'] as const).flatMap(side =>
        common.score[side].map(({ cause }) => `${side} ${cause}`),
      );
      expect(known).toEqual(expect.arrayContaining(booked.filter(each => !each.endsWith(HANDICAP))));
    }
  });
});

describe('[F.30] a prize on a port', () => {
  const PRIZES = ' | prize axis Napoli 4 | prize allied Napoli 7 | prize allied Valletta 9';

  test('counts for the side that holds it at the end', () => {
    const named = (terms: string) =>
      holdings(at('malta "Jul I 42"', `${TABLE}${terms}`)).flatMap(event =>
        event.type === 'scored' && event.cause === 'Named ports held at the end'
          ? [`${event.side} ${event.points}`]
          : [],
      );
    expect(named('')).toEqual([]);
    expect(named(PRIZES)).toEqual(['axis 4', 'allied 9']);
    expect(named(`${PRIZES} | port Valletta owner=axis`)).toEqual(['axis 4']);
  });

  test('is told in the orders', () => {
    expect(gains(PRIZES, 'allied')).toEqual(
      expect.arrayContaining(['Napoli held at the end: 7', 'Valletta held at the end: 9']),
    );
  });
});

test('[F.30] levels of victory are those of the position', () => {
  const levels = (terms: string) =>
    victoryLevels(at('malta "Jul I 42"', `${TABLE}${terms}`).common).map(({ from }) => from);
  expect(levels('')).toEqual([undefined, -42, -13, -12, 17]);
  expect(levels(' | levels -9 0 1 10')).toEqual([undefined, -9, 0, 1, 10]);
});
