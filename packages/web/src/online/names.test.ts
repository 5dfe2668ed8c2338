import type { GameStatus, SeatTold } from '@narrow-seas/protocol';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { ActionChoice } from '../gesture/choice.ts';
import type { TableState } from '../store/table-state.ts';
import { withWays } from '../store/ways-drawn.ts';
import { mySides, playerOf } from '../ui/online/mine.ts';
import { namesOf, playerName, sideName } from '../ui/online/names.ts';
import { ONLINE } from '../words/online.ts';

const ANNA: SeatTold = { side: 'north', kind: 'person', player: { id: 'a', name: 'Anna' } };
const FREE: SeatTold = { side: 'south', kind: 'open' };
const CADET: SeatTold = { side: 'south', kind: 'computer', level: 'cadet' };

test.each<readonly [SeatTold, string]>([
  [ANNA, 'Anna'],
  [FREE, 'free'],
  [CADET, 'computer (Cadet)'],
  [{ side: 'south', kind: 'person' }, ''],
])('the player of a seat is called by name, level or free', (seat, name) => {
  expect(playerName(seat)).toBe(name);
});

test('a game is called by its own title or by its scenario, and its sides by their names', () => {
  const about = { game: 'skerry', scenario: 'sortie', title: '' };
  const named = namesOf(CATALOGUE, about);
  expect(named.title).toBe('Sortie');
  expect(sideName(named.card, 'north')).toBe('North');
  expect(namesOf(CATALOGUE, { ...about, title: 'Club night' }).title).toBe('Club night');
  expect(namesOf(CATALOGUE, { ...about, game: 'chess', scenario: 'opening' })).toMatchObject({
    card: undefined,
    title: 'opening',
  });
  expect(sideName(named.card, 'west')).toBe('west');
});

test('my sides are those of persons at this screen; a side without a name is called by what it is', () => {
  expect(mySides({ seats: { north: 'person', south: 'elsewhere' } })).toEqual(['north']);
  const status = { seats: [ANNA] } as unknown as GameStatus;
  const table = { display: { saySide: (side: string) => side.toUpperCase() } } as Pick<TableState, 'display'>;
  expect(playerOf(status, table, 'north')).toBe('Anna');
  expect(playerOf(status, table, 'south')).toBe('SOUTH');
});

test('time is told in days and hours, in hours, or in minutes and seconds', () => {
  const { left } = ONLINE.home;
  expect(left(3 * 86_400_000 + 2 * 3_600_000)).toBe('3 d 2 h left');
  expect(left(3_600_000 + 65_000)).toBe('1:01:05 left');
  expect(left(65_000)).toBe('1:05 left');
  expect(left(-1)).toBe('0:00 left');
});

test('the ways of an order to many lie over the layers that are on, and nothing is drawn for other orders', () => {
  const choice = { ways: [[1, 2], [3]] } as unknown as ActionChoice;
  const under = { hexes: [], lines: [{ hexes: [9], tone: 'bad' as const }], caption: 'Danger' };
  expect(withWays(undefined, under)).toBe(under);
  expect(withWays({} as ActionChoice, undefined)).toBeUndefined();
  expect(withWays(choice, undefined)?.lines).toHaveLength(2);
  expect(withWays(choice, under)).toMatchObject({
    caption: 'Danger',
    lines: [{ hexes: [9] }, { hexes: [1, 2] }, { hexes: [3] }],
  });
});

test.each([
  [ONLINE.clock.rule.days(1), '1 day for each turn'],
  [ONLINE.clock.rule.days(3), '3 days for each turn'],
  [ONLINE.clock.say('Anna', 65_000), 'Anna has 1:05 left'],
  [ONLINE.table.unread(1), 'Talk and game: 1 new message'],
  [ONLINE.table.unread(2), 'Talk and game: 2 new messages'],
  [ONLINE.lobby.take('North'), 'Take the seat: North'],
  [ONLINE.lobby.invited('Anna'), 'Anna invites you to a game'],
  [ONLINE.home.waitsFor('Anna'), 'waits for Anna'],
  [ONLINE.home.versus(['Anna', 'Boris']), 'Anna against Boris'],
])('the page says %s', (text, expected) => {
  expect(text).toBe(expected);
});
