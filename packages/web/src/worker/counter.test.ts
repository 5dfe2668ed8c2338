import { LEVELS } from '@narrow-seas/ai';
import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { expect, test } from 'vitest';
import { counterOf } from './counter.ts';
import { levelsOf } from './levels.ts';

const COUNTER = counterOf({
  game: sixthFleet,
  desk: sixthFleetDesk,
  levels: levelsOf(sixthFleet, sixthFleetMind),
});
const [TABLE] = COUNTER.card.tables;
const OPTION = TABLE?.option ?? '';

test('the card travels to the page: plain data, with the levels of the computer and without secrets', () => {
  expect(structuredClone(COUNTER.card)).toEqual(COUNTER.card);
  expect(COUNTER.card).toMatchObject({ levels: [...LEVELS], secrets: false });
});

test("a player's own table is read by the rules, and a game is played by it", () => {
  const read = COUNTER.readTable(OPTION, JSON.stringify(TABLE?.ours));
  expect(read.ok).toBe(true);
  const options = read.ok ? { [OPTION]: read.value } : {};
  const seats = { nato: 'person', soviet: 'person' };
  const opened = COUNTER.open({ opening: { scenario: 'short', options }, seats, keep: () => undefined });
  expect(opened.ok).toBe(true);
});

test.each([
  ['no JSON', '{'],
  ['something else', '{"format":"a cake"}'],
])('a file that is %s is refused with a reason', (_name, text) => {
  const read = COUNTER.readTable(OPTION, text);
  expect(!read.ok && read.error.message).toMatch(/\w{3}/);
});

test('a table that the game does not have is refused', () => {
  expect(COUNTER.readTable('weather', '{}')).toMatchObject({ ok: false, error: { code: 'ERR_TABLE' } });
});
