import { readdirSync, readFileSync } from 'node:fs';
import { europaNaval } from '@narrow-seas/europa-naval';
import { secondFleet } from '@narrow-seas/second-fleet';
import { sixthFleet } from '@narrow-seas/sixth-fleet';
import { expect, test } from 'vitest';
import { SHELF } from './shelf.ts';

/** What the start page knows of its games, which a test of the page holds equal to them. */
const DATA = new URL('../../web/src/shelf/data/', import.meta.url);
const OFFERED = readdirSync(DATA).map(
  name => JSON.parse(readFileSync(new URL(name, DATA), 'utf8')) as { readonly id: string },
);

test('the shelf has the games that the page offers, and no others', () => {
  expect(SHELF.map(({ id }) => id).toSorted()).toEqual(OFFERED.map(({ id }) => id).toSorted());
});

test.each(SHELF.map(card => [card.title, card] as const))(
  'the card of %s says what the page says of it',
  (_title, { version: _rules, ...card }) => {
    expect(OFFERED.find(({ id }) => id === card.id)).toMatchObject(card);
  },
);

test.each([sixthFleet, secondFleet, europaNaval].map(game => [game.title, game] as const))(
  'the card of %s has its sides, its scenarios with their options, and the version of its rules',
  (_title, { id, version, sides, scenarios }) => {
    expect(SHELF.find(card => card.id === id)).toMatchObject({ version, sides, scenarios });
  },
);
