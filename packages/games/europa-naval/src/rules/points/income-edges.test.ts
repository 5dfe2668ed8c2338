import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { chartOf } from '../../model/fleet.ts';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { port, position } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';
import { civilianLabour, incomeOf, incomePorts, maltaIncome, restOfIncome } from './income.ts';

const ours = (side: Side, table = '', heading = 'malta "Jul I 42"'): State =>
  position(`initial side=${side}`, table, heading, `phasing=${side} part=initial step=0`);

describe('[S] where supplies come to', () => {
  const comes = (side: Side, name: string, heading: string, table = ''): boolean => {
    const state = ours(side, table, heading);
    return incomePorts(state.common, side).includes(port(state, name));
  };

  test.each([
    ['a great port of Italy', 'axis', 'Taranto', 'malta "Jul I 42"', true],
    ['a major one', 'axis', 'Livorno', 'malta "Jul I 42"', true],
    ['no standard one', 'axis', 'Ancona', 'malta "Jul I 42"', false],
    ['Palermo in 1942', 'axis', 'Palermo', 'malta "Jul I 42"', true],
    ['not in 1943', 'axis', 'Palermo', 'husky "Jul I 43"', false],
    ['no port of Greece', 'axis', 'Piraeus', 'malta "Jul I 42"', false],
    ['[S.3] the sources of the Baltic', 'axis', 'Danzig', 'baltic-act1 "Aug I 41"', true],
    ['[S.3] Kronshtadt for the Soviets', 'allied', 'Leningrad', 'baltic-act1 "Aug I 41"', true],
    ['[S.3] no other port', 'axis', 'Mariehamn', 'baltic-act1 "Aug I 41"', false],
  ] as const)('[S] %s', (_case, side, name, heading, expected) => {
    expect(comes(side, name, heading)).toBe(expected);
  });

  test('[S] none that is lost', () => {
    expect(comes('axis', 'Taranto', 'malta "Jul I 42"', 'port Taranto owner=allied garrison=0')).toBe(false);
  });
});

describe('[F.17.1] what is not put anywhere', () => {
  const rest = (table: string, heading?: string): number => {
    const state = ours('axis', table, heading);
    const after = fold(state, restOfIncome(state));
    return chartOf(state.common).ports.reduce(
      (sum, { id }) => sum + stockOf(after.common, after.fleets.axis, 'axis', id).sp,
      0,
    );
  };

  test('[F.17.1] comes to a port by itself', () => {
    expect(rest('pools axis sp=3 srp=0')).toBe(3);
    const state = ours('axis', 'pools axis sp=0 srp=1');
    expect(fold(state, restOfIncome(state)).fleets.axis.pools).toMatchObject({ sp: 0, srp: 0 });
    expect(restOfIncome(ours('axis', 'pools axis sp=0 srp=0'))).toEqual([]);
  });
});

describe('[F.17.2] a debt of sweeping', () => {
  const owed = (nrp: number, debt: number) => {
    const state = ours('axis', `pools axis nrp=${nrp} sweepingDebt=${debt}`);
    return fold(state, incomeOf(state)).fleets.axis.pools;
  };

  test('[F.17.2] is paid when the pool is no longer below nothing', () => {
    expect(owed(-3, 3)).toMatchObject({ nrp: 0, sweepingDebt: 0 });
    expect(owed(-4, 3).sweepingDebt).toBeGreaterThan(0);
    expect(owed(2, 0)).toMatchObject({ nrp: 5, sweepingDebt: 0 });
  });
});

describe('[F.19.7] the meal', () => {
  const fed = (table: string, side: Side = 'allied', heading?: string) => {
    const state = ours(side, table, heading);
    return fold(state, maltaIncome(state)).common.malta;
  };

  test('[F.19.7] is eaten in the Allied initial phase only, and nowhere in the Baltic', () => {
    expect(fed('malta status=9', 'axis')).toMatchObject({ status: 9, unfed: 0 });
    expect(maltaIncome(ours('allied', '', 'baltic-act1 "Aug I 41"'))).toEqual([]);
  });

  test('[F.19.8] one that starved stays so until it is fed enough', () => {
    expect(fed('malta status=13 unfed=2 starved=true | stock allied Valletta sp=1')).toMatchObject({
      unfed: 0,
      starved: true,
    });
    expect(fed('malta status=14 unfed=2 starved=true')).toMatchObject({
      status: 15,
      unfed: 3,
      starved: true,
    });
  });
});

describe('[T.9] [F.19.6] civilian labour', () => {
  const mended = (side: Side, name: string, heading?: string): boolean => {
    const state = ours(side, `port ${name} hits=2`, heading);
    return civilianLabour(state).some(
      event => event.type === 'port-mended' && event.port === port(state, name),
    );
  };

  test.each([
    ['a great port of Italy', 'axis', 'Napoli', undefined, true],
    ['a major one', 'axis', 'Palermo', undefined, true],
    ['not a standard one', 'axis', 'Trapani', undefined, false],
    ['not a port of Greece', 'axis', 'Piraeus', undefined, false],
    ['[F.19.6] Valletta', 'allied', 'Valletta', undefined, true],
    ['Gibraltar', 'allied', 'Gibraltar', undefined, true],
    ['Leningrad', 'allied', 'Leningrad', 'baltic-act1 "Aug I 41"', true],
    ['not for the other side', 'allied', 'Napoli', undefined, false],
  ] as const)('[T.9] %s', (_case, side, name, heading, expected) => {
    expect(mended(side, name, heading)).toBe(expected);
  });

  test('[T.9] one hit, where there is one', () => {
    const state = ours('axis', 'port Napoli hits=2');
    const events = civilianLabour(state).filter(
      event => event.type === 'port-mended' && event.port === port(state, 'Napoli'),
    );
    expect(events).toMatchObject([{ hits: 1, fort: 0 }]);
    expect(mended('axis', 'Gela')).toBe(false);
  });
});
