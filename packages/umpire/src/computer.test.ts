import { mustBe } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { computerDue } from './computer.ts';
import type { HoardTypes } from './testing/hoard.ts';
import { openHoard } from './testing/open.ts';

test('a computer is due where no person sits; a person is waited for', () => {
  const table = openHoard({ blue: 'person', red: 'computer' });
  expect(computerDue(table)).toBeUndefined();
  mustBe(table.act('blue', { type: 'pass' }));
  expect(computerDue(table)).toBe('red');
});

test('of two computers the one to act is due, and none after the end', () => {
  const table = openHoard({ blue: 'computer', red: 'keen' });
  const due = () => computerDue<HoardTypes>(table);
  let moves = 0;
  for (let side = due(); side !== undefined && moves < 100; side = due()) {
    mustBe(table.act(side, moves % 2 === 0 ? { type: 'add', amount: 2 } : { type: 'pass' }));
    moves += 1;
  }
  expect(table.outcome()).toBeDefined();
  expect(moves).toBeGreaterThan(1);
});
