import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after } from '../../testing/orders.ts';
import { group, position } from '../../testing/positions.ts';

/** Off Malta, whose coast defence is silent unless it is said to fire. */
const off = (ships: string, order: string, suppressed = 5, night = ''): boolean | undefined => {
  const state: State = position(
    'naval-step side=axis moving=3',
    `unit X8 axis TF 8 | unit U2 axis SUB 2 | port Valletta suppressed=${suppressed} | group 3 axis @053070 ${ships} contact=clear shipping=checked`,
  );
  const orders = night === '' ? [order] : [night, order];
  return group(after(state, ...orders), 3)?.seen;
};

describe('[F.7.2] who is seen', () => {
  test.each([
    ['off a port of the enemy', 'X8', 'axis sail 3 053071', 5, '', true],
    ['off it by night too', 'X8', 'axis sail 3 053071', 5, 'axis night 3', true],
    ['not off an enemy coast without a port', 'X8', 'axis sail 3 052070', 5, '', false],
    ['by day in the zone of a coast defence', 'X8', 'axis sail 3 052070', 0, '', true],
    ['not by night', 'X8', 'axis sail 3 052070', 0, 'axis night 3', false],
    ['[F.29] not submarines', 'U2', 'axis sail 3 053071', 0, '', false],
  ])('[F.7.2] %s', (_case, ships, order, suppressed, night, expected) => {
    expect(off(ships, order, suppressed, night)).toBe(expected);
  });
});
