import { describe, expect, test } from 'vitest';
import { afterNews, afterTable, type Held } from './held.ts';

const entry = (number: number, by = 'north') => ({ number, by, sights: [{ type: 'moved', number }] });

const HELD: Held = {
  as: 'north',
  number: 2,
  entries: [entry(1), entry(2)],
  view: { turn: 1, boats: [1, 2] },
  toAct: ['north'],
  undo: 'free',
};

const news = (
  from: number,
  common: number,
  added: readonly ReturnType<typeof entry>[],
  change?: unknown,
) => ({
  type: 'news' as const,
  game: 'g',
  from,
  table: { ...HELD, number: common + added.length, common, entries: [...added] },
  ...(change === undefined ? {} : { change }),
});

describe('what a server tells', () => {
  test('news adds entries, and its patch changes the view', () => {
    const told = afterNews(HELD, news(2, 2, [entry(3)], { keys: { turn: { to: 2 } } }));
    expect(told?.common).toBe(2);
    expect(told?.held).toMatchObject({ number: 3, view: { turn: 2, boats: [1, 2] } });
    expect(told?.held.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('a move that was taken back is gone', () => {
    const told = afterNews(HELD, news(2, 1, [entry(2, 'south')]));
    expect(told?.held.entries.map(({ by }) => by)).toEqual(['north', 'south']);
    expect(told?.common).toBe(1);
  });

  test.each([
    ['news that follows something else', news(1, 1, [entry(2)])],
    ['entries that do not add up', { ...news(2, 2, [entry(3)]), table: { ...HELD, common: 2, number: 5 } }],
    ['a patch of another view', news(2, 2, [entry(3)], { keys: { boats: { items: { 7: { to: 1 } } } } })],
  ])('%s shows that something is missing', (_case, message) => {
    expect(afterNews(HELD, message)).toBeUndefined();
  });

  test('a whole table tells how much of what was held is still true', () => {
    const table = { ...HELD, common: 0, number: 3, entries: [entry(1), entry(2, 'south'), entry(3)] };
    expect(afterTable(HELD, table)).toMatchObject({ common: 1, held: { number: 3 } });
    expect(afterTable(undefined, table).common).toBe(0);
    expect(afterTable(HELD, { ...table, entries: [entry(1), entry(2)], number: 2 }).common).toBe(2);
  });
});
