import { secondFleet } from '@narrow-seas/second-fleet';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { describe, expect, test } from 'vitest';
import { openingsOf } from './optional-rules.ts';

const [short] = sixthFleet.scenarios;

test('all: each combination once, and every one is an opening of the game', () => {
  const openings = openingsOf(short!, { given: [], all: 'all' });
  expect(openings.ok && openings.value.length).toBe(32);
  const value = openings.ok ? openings.value : [];
  expect(new Set(value.map(({ options }) => JSON.stringify(options))).size).toBe(32);
  expect(value.filter(opening => !sixthFleet.setup(opening).ok)).toEqual([]);
});

test('what is given stays as given', () => {
  const openings = openingsOf(short!, { given: ['delay=true', 'middleEast=false'], all: 'all' });
  const value = openings.ok ? openings.value : [];
  expect(value).toHaveLength(8);
  for (const { options } of value) expect(options).toMatchObject({ delay: true, middleEast: false });
});

test('without all there is one opening, of the defaults', () => {
  expect(openingsOf(short!, { given: [], all: undefined })).toEqual({
    ok: true,
    value: [{ scenario: 'short', options: {} }],
  });
});

describe('rules with more than two values', () => {
  const convoy = secondFleet.scenarios.find(({ id }) => id === 'norway-convoy');

  test('a figure is a number, and must be one of those offered', () => {
    expect(openingsOf(convoy!, { given: ['handicap=44'], all: undefined })).toEqual({
      ok: true,
      value: [{ scenario: 'norway-convoy', options: { handicap: 44 } }],
    });
    expect(openingsOf(convoy!, { given: ['handicap=7'], all: undefined })).toEqual({
      ok: false,
      error:
        '--option handicap needs one of its values: handicap=15, handicap=0, handicap=25, handicap=27, handicap=34 or handicap=44.',
    });
  });

  test('all of them is refused where it would be more than anybody plays, and done once enough are settled', () => {
    expect(openingsOf(convoy!, { given: [], all: 'all' })).toEqual({
      ok: false,
      error:
        '--options all would be 1,179,648 openings, more than 10,000: fix some of them with --option id=value.',
    });
    const switches = convoy!.options.filter(({ values }) => values[0] === false);
    const settled = openingsOf(convoy!, { given: switches.map(({ id }) => `${id}=false`), all: 'all' });
    expect(settled.ok && settled.value.length).toBe(72);
  });
});

test('a table of the players’ own is taken as it is; the game checks it', () => {
  const word = Array(7).fill('123456666').join('/');
  const openings = openingsOf(short!, { given: [`combatTable=${word}`], all: undefined }, sixthFleet.tables);
  expect(openings).toEqual({ ok: true, value: [{ scenario: 'short', options: { combatTable: word } }] });
  expect(openingsOf(short!, { given: [`combatTable=${word}`], all: undefined }).ok).toBe(false);
});
