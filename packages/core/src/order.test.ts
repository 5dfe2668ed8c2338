import { describe, expect, test } from 'vitest';
import { ordersOf } from './order.ts';
import { mustBe } from './result.ts';
import { tally } from './testing/tally.ts';

const { orderOf, ruling, eventsOf, after } = ordersOf(tally);
const start = mustBe(tally.notation.parse('0/12 north 1 2'));

describe('orders', () => {
  test('name their side; the dice have none', () => {
    expect(orderOf(start, 'south add 3')).toEqual({ by: 'south', action: { type: 'add', number: 3 } });
    expect(orderOf(start, 'roll 3')).toEqual({ by: 'chance', action: { type: 'roll', number: 3 } });
  });

  test('are ruled on in a word or two', () => {
    expect(ruling(start, 'north add 3')).toBe('ok');
    expect(ruling(start, 'south add 3')).toBe('NS.1 not-yours');
  });

  test('lead to events, and to the state after them', () => {
    expect(eventsOf(start, 'north add 3')).toEqual([{ type: 'add', by: 'north', number: 3 }]);
    const later = after(start, 'north add 3', 'north pass 0', 'south pass 0', 'roll 4');
    expect(tally.notation.print(later)).toBe('7/12 north 1 2');
  });

  test('throw when they are refused or cannot be read', () => {
    expect(() => after(start, 'north pass 0', 'north pass 0')).toThrow('not-yours');
    expect(() => orderOf(start, 'north fly')).toThrow('call 3');
  });
});
