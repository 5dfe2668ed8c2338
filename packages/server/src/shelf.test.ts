import { skerry } from '@narrow-seas/skerry';
import { expect, test } from 'vitest';
import { SHELF } from './shelf.ts';

test('the card of a game tells what the game tells of itself, and nothing of its rules', () => {
  expect(SHELF.at(-1)).toEqual({
    id: skerry.id,
    title: skerry.title,
    version: String(skerry.version),
    summary: skerry.summary,
    scenarios: skerry.scenarios.map(({ id, title }) => ({ id, title })),
  });
});

test('no two games share an id, which is also their place on the page', () => {
  expect(new Set(SHELF.map(({ id }) => id)).size).toBe(SHELF.length);
});
