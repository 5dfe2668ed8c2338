import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { stockOf } from '../supply/stock.ts';
import { port, position } from '../../testing/positions.ts';
import { civilianLabour, incomeOf, incomePorts, maltaIncome } from './income.ts';

const ours = (side: string, table = '', date = 'malta "Jul I 42"') =>
  position(`initial side=${side}`, table, date, `phasing=${side} part=initial step=0`);

const names = (side: 'axis' | 'allied', date: string): number =>
  incomePorts(ours(side, '', date).common, side).length;

describe('[F.17.1] income', () => {
  test('fills the pools of the phasing side', () => {
    const state = fold(ours('axis'), incomeOf(ours('axis')));
    expect(state.fleets.axis.pools).toMatchObject({ nrp: 5, sp: 14, srp: 1, arp: { LW: 2, RA: 1 } });
    expect(state.fleets.allied.pools.nrp).toBe(2);
  });

  test('[F.17.2] takes a deficit first, and pays a debt of sweeping off', () => {
    const poor = ours('axis', 'pools axis nrp=-2 sweepingDebt=2');
    expect(fold(poor, incomeOf(poor)).fleets.axis.pools).toMatchObject({ nrp: 1, sweepingDebt: 0 });
    const poorer = ours('axis', 'pools axis nrp=-5 sweepingDebt=2');
    expect(fold(poorer, incomeOf(poorer)).fleets.axis.pools).toMatchObject({ nrp: -2, sweepingDebt: 2 });
  });

  test('comes to great and major ports of Italy, in 1943 not to Sicily', () => {
    expect(names('axis', 'malta "Jul I 42"')).toBeGreaterThan(names('axis', 'husky "Jul I 43"'));
    const { common } = ours('axis');
    expect(incomePorts(common, 'axis')).toContain(port(ours('axis'), 'Napoli'));
    expect(incomePorts(common, 'axis')).not.toContain(port(ours('axis'), 'Tripoli'));
  });

  test('[S.3] four mine points more on Aug I 41', () => {
    const state = ours('axis', '', 'baltic-act1 "Aug I 41"');
    expect(fold(state, incomeOf(state)).fleets.axis.pools.mines).toBe(4 + 4);
  });

  test('[S.1] ports of plenty never run out', () => {
    const state = ours('allied');
    const { common, fleets } = state;
    expect(stockOf(common, fleets.allied, 'allied', port(state, 'Gibraltar')).sp).toBe(999);
    expect(stockOf(common, fleets.axis, 'axis', port(state, 'Gibraltar')).sp).toBe(0);
    const lost = ours('allied', 'port Gibraltar owner=axis');
    expect(stockOf(lost.common, lost.fleets.allied, 'allied', port(lost, 'Gibraltar')).sp).toBe(0);
  });
});

const fed = (table: string, date = 'malta "Jul I 42"') => {
  const state = ours('allied', table, date);
  return fold(state, maltaIncome(state));
};

describe('[F.19.7] Malta eats', () => {
  test('[F.19.7] one SP in the first half of a month', () => {
    const state = fed('malta status=9 | stock allied Valletta sp=2');
    expect(stockOf(state.common, state.fleets.allied, 'allied', port(state, 'Valletta')).sp).toBe(1);
    expect(state.common.malta).toEqual({ status: 9, unfed: 0, starved: false });
    expect(state.fleets.allied.pools.maltaRepair).toBe(2);
  });

  test('[F.19.7] nothing in the second half, which brings one repair point', () => {
    const state = fed('malta status=9 | stock allied Valletta sp=2', 'malta "Jul II 42"');
    expect(stockOf(state.common, state.fleets.allied, 'allied', port(state, 'Valletta')).sp).toBe(2);
    expect(state.fleets.allied.pools.maltaRepair).toBe(1);
  });

  test('[F.19.7] unfed, it has no repair points and its number rises by two', () => {
    const state = fed('malta status=9');
    expect(state.common.malta).toEqual({ status: 11, unfed: 1, starved: false });
    expect(state.fleets.allied.pools.maltaRepair).toBe(0);
  });

  test('[F.19.8] unfed twice running, it starves', () => {
    expect(fed('malta status=9 unfed=1').common.malta).toEqual({ status: 11, unfed: 2, starved: true });
    expect(fed('malta status=9 unfed=1 | stock allied Valletta sp=1').common.malta.unfed).toBe(0);
  });

  test('[F.19.7] nobody eats there once the Axis has it', () => {
    expect(maltaIncome(ours('allied', 'port Valletta owner=axis'))).toEqual([]);
  });
});

test('[T.9] [F.19.6] civilians repair a hit in major and great ports of their nation, and in Valletta', () => {
  const mended = (side: string, table: string): number => civilianLabour(ours(side, table)).length;
  expect(
    mended('axis', 'port Napoli hits=2 | port Valletta hits=0 | port Benghazi hits=0 | port Tripoli hits=0'),
  ).toBe(1);
  expect(mended('axis', 'port Gela hits=2 | port Benghazi hits=0 | port Tripoli hits=0')).toBe(0);
  expect(mended('allied', 'port Valletta hits=2')).toBe(1);
  expect(mended('allied', 'port Valletta hits=0 | port Alexandria hits=2')).toBe(0);
});
