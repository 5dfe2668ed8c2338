import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { arrivals } from './arrival.ts';
import { withdrawals } from './withdrawal.ts';

const due = (date: string, side: string, table: string) => {
  const state = position(`initial side=${side}`, table, date, `phasing=${side} part=initial step=0`);
  return arrivals(state).state;
};

describe('[F.24] arrivals', () => {
  test('come in the turn named, not before', () => {
    const table = 'due Pedestal Motozattere-C3';
    expect(whereIs(due('malta "Jul II 42"', 'allied', table), 'Pedestal')).toBe('due');
    expect(whereIs(due('malta "Aug I 42"', 'allied', table), 'Pedestal')).toBe('atlantic');
  });

  test('come in their owner’s player-turn', () => {
    expect(whereIs(due('malta "Jul I 42"', 'allied', 'due Motozattere-C3'), 'Motozattere-C3')).toBe('due');
    expect(whereIs(due('malta "Jul I 42"', 'axis', 'due Motozattere-C3'), 'Motozattere-C3')).toBe(
      'in Trapani',
    );
  });

  test('[S] a port that is lost is replaced by the nearest of ours of type standard or better', () => {
    const state = due('malta "Jul I 42"', 'axis', 'due Motozattere-C3 | port Trapani owner=allied');
    expect(whereIs(state, 'Motozattere-C3')).toBe('in Palermo');
  });

  test('troops come once', () => {
    const once = due('malta "Jul I 42"', 'axis', '');
    expect(once.common.troops).toHaveLength(2);
    expect(arrivals(once).events.filter(({ type }) => type === 'troops-arrived')).toEqual([]);
  });

  test('[F.11.1] air units come to their field, or to the nearest with room', () => {
    const baseOf = (table: string): string | undefined => {
      const { common } = due('malta "Jul I 42"', 'allied', `air Beauforts-Malta status=due${table}`);
      const unit = common.air.findLast(({ status, base }) => status === 'ready' && base.at === 'field');
      return unit?.base.at === 'field' ? chartOf(common).fields[unit.base.field]?.name : undefined;
    };
    const full = ['Spitfire-wing-Malta', 'Spitfire-wing-Takali', '69-Squadron']
      .map(name => ` | air ${name}`)
      .join('');
    expect(baseOf('')).toBe('Malta (Luqa)');
    expect(baseOf(full)).toBe('Gozo (Xewkija)');
  });
});

const leaving = (table: string, date = 'malta "Jun II 42"') => {
  const state = position('initial side=allied', table, date, 'phasing=allied part=end step=0');
  return withdrawals(state).state;
};

describe('[36.F.2] carriers withdraw', () => {
  test('at the end of the turn named, wherever they are', () => {
    expect(whereIs(leaving('in Gibraltar Force-W', 'malta "Jun I 42"'), 'Force-W')).toBe('in Gibraltar');
    expect(whereIs(leaving('in Gibraltar Force-W'), 'Force-W')).toBe('gone');
    expect(whereIs(leaving('group 3 allied @Gibraltar Force-W'), 'Force-W')).toBe('gone');
  });

  test('at 3 NRPs a hit', () => {
    expect(leaving('in Gibraltar Force-W/hits=1').fleets.allied.pools.nrp).toBe(2 - 3);
    expect(leaving('in Gibraltar Force-W').fleets.allied.pools.nrp).toBe(2);
  });

  test('O6 a group of four that was sunk costs 12 NRPs, and leaves a deficit', () => {
    const state = leaving('sunk Force-Z-carriers/hits=4', 'malta "Aug II 42"');
    expect(state.fleets.allied.pools.nrp).toBe(2 - 12);
  });

  test('O16 two aborted and one eliminated unit of code C cost 12 ARPs of their organisation', () => {
    const state = leaving(
      'in Gibraltar Force-Z-carriers | air Indomitable-and-Victorious-fighters status=aborted | air Eagle-fighters.2 status=aborted | air Albacores status=eliminated',
      'malta "Aug II 42"',
    );
    expect(state.fleets.allied.pools.arp).toEqual({ FAA: -12 });
    expect(state.common.air.every(({ status }) => status === 'gone')).toBe(true);
  });
});
