import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { expect, test } from 'vitest';
import { openingsOf } from './optional-rules.ts';

const [short] = sixthFleet.scenarios;

test('all: each combination once, and every one is an opening of the game', () => {
  const openings = openingsOf(short!, { given: [], all: 'all' });
  expect(openings.ok && openings.value.length).toBe(16);
  const value = openings.ok ? openings.value : [];
  expect(new Set(value.map(({ options }) => JSON.stringify(options))).size).toBe(16);
  expect(value.filter(opening => !sixthFleet.setup(opening).ok)).toEqual([]);
});

test('what is given stays as given', () => {
  const openings = openingsOf(short!, { given: ['delay=true', 'middleEast=false'], all: 'all' });
  const value = openings.ok ? openings.value : [];
  expect(value).toHaveLength(4);
  for (const { options } of value) expect(options).toMatchObject({ delay: true, middleEast: false });
});

test('without all there is one opening, of the defaults', () => {
  expect(openingsOf(short!, { given: [], all: undefined })).toEqual({
    ok: true,
    value: [{ scenario: 'short', options: {} }],
  });
});

test('a table of the players’ own is taken as it is; the game checks it', () => {
  const word = Array(7).fill('123456666').join('/');
  const openings = openingsOf(short!, { given: [`combatTable=${word}`], all: undefined }, sixthFleet.tables);
  expect(openings).toEqual({ ok: true, value: [{ scenario: 'short', options: { combatTable: word } }] });
  expect(openingsOf(short!, { given: [`combatTable=${word}`], all: undefined }).ok).toBe(false);
});
