import { expect, test } from 'vitest';
import { cardOf } from './card.ts';
import { throughJson } from './json.ts';
import { tally } from './testing/tally.ts';

test('a card is plain data and tells what the game tells of itself', () => {
  const { id, title, summary, version, sides, scenarios } = tally;
  expect(throughJson(cardOf(tally))).toEqual({ id, title, summary, version, sides, scenarios });
});
