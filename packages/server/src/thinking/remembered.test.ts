import { expect, test } from 'vitest';
import { rememberOrders } from './remembered.ts';

const tasking = (watch: number) => ({ watch, tasks: [{ force: 'fleet', aim: 'hunt' }] });

test('orders are remembered for each side of each game', () => {
  const remembered = rememberOrders(10);
  remembered.keep('one', 'nato', tasking(1));
  remembered.keep('one', 'soviet', tasking(2));
  expect(remembered.of('one', 'nato')).toEqual(tasking(1));
  expect(remembered.of('one', 'soviet')).toEqual(tasking(2));
  expect(remembered.of('two', 'nato')).toBeUndefined();
});

test('who moved longest ago is forgotten first, and a side without orders at once', () => {
  const remembered = rememberOrders(2);
  remembered.keep('one', 'nato', tasking(1));
  remembered.keep('two', 'nato', tasking(1));
  remembered.keep('one', 'nato', tasking(2));
  remembered.keep('three', 'nato', tasking(1));
  expect(['one', 'two', 'three'].map(game => remembered.of(game, 'nato')?.watch)).toEqual([2, undefined, 1]);
  remembered.keep('one', 'nato', undefined);
  expect(remembered.of('one', 'nato')).toBeUndefined();
});
