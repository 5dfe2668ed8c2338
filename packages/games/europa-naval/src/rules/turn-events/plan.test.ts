import { describe, expect, test } from 'vitest';
import { position, whereIs } from '../../testing/positions.ts';
import { arrivals } from './arrival.ts';
import { withdrawals } from './withdrawal.ts';

const AXIS = 'phasing=axis part=initial step=0';

const at = (date: string, table: string) => position('initial side=axis', table, `malta "${date}"`, AXIS);

describe('[F.24] a plan that the position gives', () => {
  test('brings a ship in its turn to its port, whatever the scenario says', () => {
    const table = 'due Motozattere-C3 | plan ship Motozattere-C3 "from=Sep I 42" at=Napoli';
    const arriving = (date: string) => whereIs(arrivals(at(date, table)).state, 'Motozattere-C3');
    expect([arriving('Aug II 42'), arriving('Sep I 42')]).toEqual(['due', 'in Napoli']);
  });

  test('brings a ship that the position has made up', () => {
    const made = 'unit X1 axis TF 8 | due X1';
    expect(whereIs(arrivals(at('Jul I 42', made)).state, 'X1')).toBe('due');
    const planned = `${made} | plan ship X1 "from=Jul I 42" at=Taranto`;
    expect(whereIs(arrivals(at('Jul I 42', planned)).state, 'X1')).toBe('in Taranto');
  });

  test('brings aircraft and troops', () => {
    const air = 'air JG-53 status=due | plan air JG-53 "from=Jul II 42"';
    const statuses = (date: string) => arrivals(at(date, air)).events.map(({ type }) => type);
    expect(statuses('Jul I 42')).not.toContain('air-arrived');
    expect(statuses('Jul II 42')).toContain('air-arrived');
    const troops = (date: string) =>
      arrivals(at(date, 'plan ground Superga "from=Aug I 42" at=Bari')).events.filter(
        event => event.type === 'troops-arrived',
      );
    expect(troops('Jul II 42')).toHaveLength(1);
    expect(troops('Aug I 42')).toHaveLength(2);
  });

  test('says when a ship leaves, or that it stays', () => {
    const leaving = (plan: string) =>
      whereIs(
        withdrawals(position('initial side=axis', `in Gibraltar Force-W${plan}`, 'malta "Jun II 42"', AXIS))
          .state,
        'Force-W',
      );
    expect(leaving('')).toBe('gone');
    expect(leaving(' | plan ship Force-W until=never')).toBe('in Gibraltar');
    expect(leaving(' | plan ship Force-W "until=Jul I 42"')).toBe('in Gibraltar');
  });
});
