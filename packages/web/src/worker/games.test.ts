import { CATALOGUE as GAME_LIST } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import { decodeProblems, mustBe, type ScenarioHistory } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { gameDisplay } from '../catalogue/game-display.ts';
import { GAMES } from './games.ts';

const historiesOf = async (id: string): Promise<readonly ScenarioHistory[]> => {
  const some = await GAME_LIST.find(game => game.id === id)?.load();
  return some?.(({ histories = [] }) => histories) ?? [];
};

test('every game of the page can be played in the worker, and the other way round', () => {
  expect(CATALOGUE.map(({ card }) => card.id)).toEqual(Object.keys(GAMES));
});

// The start page knows a game by a file before anything of it is loaded. `npx vitest run --update=all` on this test writes it.
test.each(FACES.map(({ id, load }) => [id, async () => (await load())(gameDisplay)] as const))(
  'what the start page knows of %s is what the game itself says',
  async (id, load) => {
    const [host, { about, sides, quick }] = await Promise.all([GAMES[id]?.(), load()]);
    const names = Object.fromEntries(Object.entries(sides).map(([side, { name }]) => [side, name]));
    const histories = (await historiesOf(id)).map(({ scenario }) => scenario);
    const said = { ...host?.card, about, names, quick, histories };
    await expect(`${JSON.stringify(said, undefined, 2)}\n`).toMatchFileSnapshot(
      `../catalogue/data/${id}.json`,
    );
  },
);

test.each(GAME_LIST.map(({ id }) => id))('the pages of history of %s are those of the game', async id => {
  const pages = await historiesOf(id);
  await expect(`${JSON.stringify(pages, undefined, 2)}\n`).toMatchFileSnapshot(
    `../catalogue/histories/${id}-history.json`,
  );
});

test.each(GAME_LIST.map(({ id }) => id))('the lessons of %s are those of the game', async id => {
  const some = await GAME_LIST.find(game => game.id === id)?.load();
  const heads = await some?.(async ({ lessons }) => (await lessons?.())?.heads ?? []);
  await expect(`${JSON.stringify(heads, undefined, 2)}\n`).toMatchFileSnapshot(
    `../catalogue/courses/${id}-course.json`,
  );
});

test.each(GAME_LIST.map(({ id }) => id))('the problems of %s are those of the game', async id => {
  const some = await GAME_LIST.find(game => game.id === id)?.load();
  const file = await some?.(({ problems }) => problems?.());
  const found = file === undefined ? [] : mustBe(decodeProblems(file)).problems;
  const heads = found.map(({ id: name, title, side, task, difficulty: { level } }) => ({
    id: name,
    title,
    side,
    task,
    ...(level === undefined ? {} : { level }),
  }));
  await expect(`${JSON.stringify(heads, undefined, 2)}\n`).toMatchFileSnapshot(
    `../catalogue/problems/${id}-problems.json`,
  );
});

test.each(CATALOGUE)('$card.title loads a page of history for each scenario that has one', async listing => {
  const pages = await listing.loadHistories();
  expect(pages.map(({ scenario }) => scenario)).toEqual(listing.card.histories);
  for (const { tasks } of pages) expect(Object.keys(tasks).toSorted()).toEqual(listing.card.sides.toSorted());
});
