import { expect, test } from 'vitest';
import { FILE_ADDRESS, keptAddress, matchAddress, positionAddress, readAddress } from './address.ts';

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
  [keptAddress('abc-12'), { at: 'kept', id: 'abc-12' }],
  ['#/game/', { at: 'damaged' }],
  ['#/position/abc', { at: 'damaged' }],
  ['#/match/', { at: 'damaged' }],
  [FILE_ADDRESS, { at: 'file' }],
  ['#/somewhere/else', { at: 'damaged' }],
])('%s', async (fragment, place) => {
  expect(await readAddress(fragment)).toEqual(place);
});
