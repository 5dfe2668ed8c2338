import { expect, test } from 'vitest';
import { gameOfFile, type Held, overfull } from './study-room.ts';

const held = (game: string, at: number, size = 1000, kind: Held['kind'] = 'analysis'): Held => ({
  game,
  kind,
  viewer: 'nato',
  at,
  size,
});

const namesOf = (list: readonly Held[]): readonly string[] => list.map(({ game }) => game);

test('thirty analyses are kept, and those that were kept longest ago go', () => {
  const many = Array.from({ length: 32 }, (_, at) => held(`game ${at}`, at));
  expect(namesOf(overfull(many, held('game 31', 31))).toSorted()).toEqual(['game 0', 'game 1']);
});

test('what is too large together makes room for the newest, which stays however large it is', () => {
  const large = [held('old', 1, 9_000_000), held('new', 2, 9_000_000), held('newest', 0, 20_000_000)];
  expect(namesOf(overfull(large, held('newest', 0)))).toEqual(['new', 'old']);
  expect(overfull([held('one', 1, 90_000_000)], held('one', 1))).toEqual([]);
});

test('variations of a game in the list are never dropped for others; those of files are', () => {
  const games = Array.from({ length: 60 }, (_, at) => held(`game ${at}`, at, 1000, 'variations'));
  expect(overfull(games, held('game 0', 0, 0, 'variations'))).toEqual([]);
  const files = Array.from({ length: 21 }, (_, at) => held(gameOfFile(`${at}`), at, 1000, 'variations'));
  expect(namesOf(overfull(files, held(gameOfFile('20'), 20, 0, 'variations')))).toEqual([gameOfFile('0')]);
});
