import { expect, test } from 'vitest';
import { SHELF } from '../shelf/shelf.ts';
import { GAMES } from './games.ts';

test('every game of the page can be played in the worker, and the other way round', () => {
  expect(SHELF.map(({ poster }) => poster.id).toSorted()).toEqual(Object.keys(GAMES).toSorted());
});

// The start page knows a game by a file before anything of it is loaded. `npx vitest run --update=all` on this test writes it.
test.each(SHELF.map(({ poster, load }) => [poster.id, load] as const))(
  'what the start page knows of %s is what the game itself says',
  async (id, load) => {
    const [counter, { about, sides }] = await Promise.all([GAMES[id]?.(), load()]);
    const names = Object.fromEntries(Object.entries(sides).map(([side, { name }]) => [side, name]));
    const said = { ...counter?.card, about, names };
    await expect(`${JSON.stringify(said, undefined, 2)}\n`).toMatchFileSnapshot(`../shelf/data/${id}.json`);
  },
);
