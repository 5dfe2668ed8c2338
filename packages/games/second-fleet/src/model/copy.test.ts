import { mustBe, seededRandom, wander } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { copyOfPiece, copyOfTable, tableWith, withPhase, withTable } from './copy.ts';
import { secondFleet } from '../game.ts';

const start = mustBe(secondFleet.setup({ scenario: 'northern-campaign', options: {} }));

/** The keys in their order too: equal positions are equal text. */
const textOf = (value: object): string => JSON.stringify(value);

describe('copies', () => {
  test('are new, and the same to the last key, wherever play leads', () => {
    for (const { table } of wander(secondFleet, start, seededRandom(1), 300)) {
      expect(copyOfTable(table)).not.toBe(table);
      expect(textOf(copyOfTable(table))).toBe(textOf({ ...table }));
      for (const piece of table.pieces.slice(0, 20)) expect(textOf(copyOfPiece(piece))).toBe(textOf(piece));
    }
  });

  test('change what they are told to and share the rest', () => {
    const changed = tableWith(start.table, { turn: 9, mines: [] });
    expect(changed).toEqual({ ...start.table, turn: 9, mines: [] });
    expect(changed.pieces).toBe(start.table.pieces);
    expect(start.table.turn).toBe(1);
  });

  test('of a state keep its secrets', () => {
    const over = withPhase(start, { name: 'over' });
    expect(over).toEqual({ ...start, table: { ...start.table, phase: { name: 'over' } } });
    expect(withTable(over, start.table)).toEqual(start);
    expect(textOf(withTable(over, start.table))).toBe(textOf(start));
  });
});
