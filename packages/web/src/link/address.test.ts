import { expect, test } from 'vitest';
import {
  FILE_ADDRESS,
  joinAddress,
  ladderAddress,
  learnAddress,
  matchAddress,
  onlineAddress,
  playerAddress,
  positionAddress,
  problemsAddress,
  readAddress,
  saveAddress,
} from './address.ts';

test('a position is found again with its game, line by line', async () => {
  const position = 'turn 3\nnato DD Exeter @0412\n';
  const address = await positionAddress('sixth-fleet', position);
  expect(await readAddress(address)).toEqual({ at: 'position', game: 'sixth-fleet', position });
});

test('a whole game is found again', async () => {
  expect(await readAddress(await matchAddress('{"format":1}'))).toEqual({
    at: 'match',
    text: '{"format":1}',
  });
});

test.each([
  ['', { at: 'start' }],
  ['#', { at: 'start' }],
  ['#/', { at: 'start' }],
  [saveAddress('abc-12'), { at: 'save', id: 'abc-12' }],
  ['#/game/', { at: 'damaged' }],
  ['#/position/abc', { at: 'damaged' }],
  ['#/match/', { at: 'damaged' }],
  [FILE_ADDRESS, { at: 'file' }],
  ['#online/g-1', { at: 'online', id: 'g-1' }],
  ['#confirm/a.b-c', { at: 'letter', kind: 'confirm', token: 'a.b-c' }],
  ['#reset/abc', { at: 'letter', kind: 'reset', token: 'abc' }],
  ['#reset/', { at: 'damaged' }],
  [onlineAddress('g-1'), { at: 'online', id: 'g-1' }],
  [joinAddress('g-1', 'abc_2'), { at: 'online', id: 'g-1', token: 'abc_2' }],
  [ladderAddress(), { at: 'ladder' }],
  [ladderAddress('skerry'), { at: 'ladder', game: 'skerry' }],
  [ladderAddress('skerry', 'sortie'), { at: 'ladder', game: 'skerry', scenario: 'sortie' }],
  ['#/ladder/a/b/c', { at: 'damaged' }],
  [learnAddress({}), { at: 'learn' }],
  [learnAddress({ game: 'skerry' }), { at: 'learn', game: 'skerry' }],
  ['#learn/sixth-fleet/zones', { at: 'learn', game: 'sixth-fleet', lesson: 'zones' }],
  ['#/learn/a/b/c', { at: 'damaged' }],
  [problemsAddress({}), { at: 'problems' }],
  [problemsAddress({ today: true }), { at: 'problems', today: true }],
  [problemsAddress({ game: 'skerry' }), { at: 'problems', game: 'skerry' }],
  ['#problems/sixth-fleet/short-1-1', { at: 'problems', game: 'sixth-fleet', problem: 'short-1-1' }],
  ['#/problems/a/b/c', { at: 'damaged' }],
  [playerAddress('p-1'), { at: 'player', id: 'p-1' }],
  ['#/player/', { at: 'damaged' }],
  ['#join/g-1/abc_2', { at: 'online', id: 'g-1', token: 'abc_2' }],
  ['#/join/g-1', { at: 'damaged' }],
  ['#/somewhere/else', { at: 'damaged' }],
])('%s', async (fragment, place) => {
  expect(await readAddress(fragment)).toEqual(place);
});
