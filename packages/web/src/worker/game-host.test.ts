import { LEVELS } from '@narrow-seas/ai';
import { sixthFleet, sixthFleetDesk, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { expect, test } from 'vitest';
import { gameHostOf } from './game-host.ts';
import { levelsOf } from './levels.ts';

const HOST = gameHostOf({
  game: sixthFleet,
  desk: sixthFleetDesk,
  levels: levelsOf(sixthFleet, sixthFleetMind),
});
const [TABLE] = HOST.card.tables;
const OPTION = TABLE?.option ?? '';

test('the card travels to the page: plain data, with the levels of the computer and without secrets', () => {
  expect(structuredClone(HOST.card)).toEqual(HOST.card);
  expect(HOST.card).toMatchObject({ levels: [...LEVELS], secrets: false });
});

test("a player's own table is read by the rules, and a game is played by it", () => {
  const read = HOST.readRulesTable(OPTION, JSON.stringify(TABLE?.ours));
  expect(read.ok).toBe(true);
  const options = read.ok ? { [OPTION]: read.value } : {};
  const seats = { nato: 'person', soviet: 'person' };
  const opened = HOST.open({ opening: { scenario: 'short', options }, seats, onChange: () => undefined });
  expect(opened.ok).toBe(true);
});

test.each([
  ['no JSON', '{'],
  ['something else', '{"format":"a cake"}'],
])('a file that is %s is refused with a reason', (_name, text) => {
  const read = HOST.readRulesTable(OPTION, text);
  expect(!read.ok && read.error.message).toMatch(/\w{3}/);
});

test('a table that the game does not have is refused', () => {
  expect(HOST.readRulesTable('weather', '{}')).toMatchObject({ ok: false, error: { code: 'ERR_TABLE' } });
});
