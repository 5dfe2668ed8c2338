import { readdirSync, readFileSync } from 'node:fs';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { expect, test } from 'vitest';
import { loadCards } from './shelf.ts';

const SHELF = await loadCards();

/** What the start page knows of its games, which a test of the page holds equal to them. */
const DATA = new URL('../../web/src/catalogue/data/', import.meta.url);
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

test.each(
  (await loadCatalogue()).map(some =>
    some(
      ({ game: { id, title, version, sides, scenarios } }) =>
        [title, { id, version, sides, scenarios }] as const,
    ),
  ),
)(
  'the card of %s has its sides, its scenarios with their options, and the version of its rules',
  (_title, { id, version, sides, scenarios }) => {
    expect(SHELF.find(card => card.id === id)).toMatchObject({ version, sides, scenarios });
  },
);
