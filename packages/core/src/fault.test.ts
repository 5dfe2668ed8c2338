import { expect, test } from 'vitest';
import { fault, sayFault } from './fault.ts';

test('a fault is a failed result', () => {
  expect(fault('ERR_X', 'game', 'No.')).toEqual({
    ok: false,
    error: { code: 'ERR_X', at: 'game', message: 'No.' },
  });
});

test.each([
  ['entries[3].by', 'At entries[3].by: No such side.'],
  ['', 'No such side.'],
])('the fault at "%s" as a line', (at, line) => {
  expect(sayFault({ code: 'ERR_X', at, message: 'No such side.' })).toBe(line);
});
