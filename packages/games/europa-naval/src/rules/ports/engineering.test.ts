import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { stockOf } from '../supply/stock.ts';
import { after, ruling } from '../../testing/orders.ts';
import { port, position } from '../../testing/positions.ts';
import type { Side } from '../../model/vocabulary.ts';

const initial = (side: Side, table: string, heading = 'malta "Jul I 42"'): State =>
  position(`initial side=${side}`, table, heading, `phasing=${side} part=initial step=0`);

const portNamed = (state: State, name: string) => state.common.ports[port(state, name)];
const stock = (state: State, side: Side, name: string) =>
  stockOf(state.common, state.fleets[side], side, port(state, name));

describe('[T.9] engineers in a port', () => {
  const tripoli = (words: string, troops = 'Genio-Libia 0.5 @Tripoli', sp = 9): State =>
    initial('axis', `troops ${troops} | port Tripoli ${words} | stock axis Tripoli sp=${sp}`);
  const PORT = 'axis mend-port Tripoli port';
  const FORT = 'axis mend-port Tripoli fort';

  test('[T.9] a port hit is one SP, and the coast defence stays as it is', () => {
    const state = after(tripoli('hits=5 suppressed=2'), PORT);
    expect(portNamed(state, 'Tripoli')).toMatchObject({ hits: 4, suppressed: 2 });
    expect(stock(state, 'axis', 'Tripoli').sp).toBe(8);
  });

  test('[T.9] a level of the coast defence is two, and the port stays as it is', () => {
    const state = after(tripoli('hits=5 suppressed=2'), FORT);
    expect(portNamed(state, 'Tripoli')).toMatchObject({ hits: 5, suppressed: 1 });
    expect(stock(state, 'axis', 'Tripoli').sp).toBe(7);
  });

  test('[T.9] two port hits a turn for an engineer, or one level, and not both', () => {
    const once = after(tripoli('hits=5 suppressed=2'), PORT);
    expect(ruling(once, FORT)).toBe('T.9 engineers-busy');
    expect(ruling(once, PORT)).toBe('ok');
    expect(ruling(after(once, PORT), PORT)).toBe('T.9 engineers-busy');
    const level = after(tripoli('hits=5 suppressed=2'), FORT);
    expect([ruling(level, FORT), ruling(level, PORT)]).toEqual(['T.9 engineers-busy', 'T.9 engineers-busy']);
  });

  test('[T.9] each engineer for himself', () => {
    const two = initial(
      'allied',
      'troops Royal-Engineers-Malta 0.5 @Valletta | troops Port-engineers 0.5 @Valletta | port Valletta hits=5 suppressed=2 | stock allied Valletta sp=9',
      'husky "Jul I 43"',
    );
    const level = after(two, 'allied mend-port Valletta fort');
    expect(ruling(level, 'allied mend-port Valletta fort')).toBe('ok');
    const mended = after(level, 'allied mend-port Valletta port', 'allied mend-port Valletta port');
    expect(ruling(mended, 'allied mend-port Valletta port')).toBe('T.9 engineers-busy');
    expect(ruling(mended, 'allied mend-port Valletta fort')).toBe('T.9 engineers-busy');
  });

  test.each([
    [
      'engineers elsewhere are of no use',
      tripoli('hits=5', 'Genio-Libia 0.5 @Misurata'),
      PORT,
      'T.9 engineers-busy',
    ],
    ['nor are other troops', tripoli('hits=5', 'Superga 1 @Tripoli'), PORT, 'T.9 engineers-busy'],
    ['the last SP is enough for a hit', tripoli('hits=5', undefined, 1), PORT, 'ok'],
    ['without it nothing is done', tripoli('hits=5', undefined, 0), PORT, 'F.17.1 no-supplies'],
    ['a level needs two', tripoli('suppressed=2', undefined, 2), FORT, 'ok'],
    ['and not one', tripoli('suppressed=2', undefined, 1), FORT, 'F.17.1 no-supplies'],
    ['nothing is lost of the coast defence', tripoli('hits=5'), FORT, 'T.9 nothing-to-mend'],
    [
      '[F.14.2] one that was captured is gone',
      tripoli('suppressed=2 cdLost=true'),
      FORT,
      'T.9 nothing-to-mend',
    ],
  ])('[T.9] %s', (_case, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });
});

describe('[36.A.4.b] [F.19.5] Malta repair points', () => {
  const malta = (words = 'status=9', stored = 'sp=3 srp=1', side: Side = 'allied'): State =>
    initial(
      side,
      `malta ${words} | stock allied Valletta ${stored} | pools allied maltaRepair=3 nrp=0 | troops Royal-Engineers-Malta 0.5 @Valletta`,
    );

  test.each([
    [
      'one by one, by the same engineers',
      after(malta(), 'allied malta repair 1'),
      'allied malta repair 1',
      'ok',
    ],
    ['[F.19.5] with one SP in store', malta(undefined, 'sp=1'), 'allied malta repair 1', 'ok'],
    ['[T.9] an SRP needs no SP beside it', malta(undefined, 'sp=0 srp=1'), 'allied malta with-srp 1', 'ok'],
    ['[T.9] two SPs are just enough', malta(undefined, 'sp=2'), 'allied malta with-sp 1', 'ok'],
    ['[T.9] SRPs that are there', malta(), 'allied malta with-srp 2', 'F.17.1 no-supplies'],
    ['[F.17] at least one', malta(), 'allied malta repair 0', 'F.17 nothing'],
    ['converted also while nothing is damaged', malta('status=0'), 'allied malta srp 1', 'ok'],
    [
      'not spent on damage that is not there',
      malta('status=0'),
      'allied malta with-sp 1',
      '36.A.4 status-zero',
    ],
    [
      'the Axis has no part in it',
      malta(undefined, undefined, 'axis'),
      'axis malta repair 1',
      '36.A.4 not-malta',
    ],
  ])('[36.A.4.b] %s', (_case, state, order, expected) => {
    expect(ruling(state, order)).toBe(expected);
  });

  test.each([
    ['repair', 2, { maltaRepair: 1, nrp: 0 }, 7, { sp: 3, srp: 1 }],
    ['srp', 2, { maltaRepair: 1, nrp: 0 }, 9, { sp: 3, srp: 3 }],
    ['nrp', 2, { maltaRepair: 1, nrp: 2 }, 9, { sp: 3, srp: 1 }],
    ['with-sp', 1, { maltaRepair: 3, nrp: 0 }, 8, { sp: 1, srp: 1 }],
    ['with-srp', 1, { maltaRepair: 3, nrp: 0 }, 7, { sp: 3, srp: 0 }],
  ])('[36.A.4.b] [T.9] %s: what it takes and what it gives', (use, points, pools, status, stored) => {
    const state = after(malta(), `allied malta ${use} ${points}`);
    expect(state.fleets.allied.pools).toMatchObject(pools);
    expect(state.common.malta.status).toBe(status);
    expect(stock(state, 'allied', 'Valletta')).toMatchObject(stored);
  });

  test('[36.A.4.b] one engineer repairs the port, the other Malta', () => {
    const two = initial(
      'allied',
      'malta status=9 | port Valletta hits=5 | stock allied Valletta sp=9 | pools allied maltaRepair=1 | troops Royal-Engineers-Malta 0.5 @Valletta | troops Port-engineers 0.5 @Valletta',
      'husky "Jul I 43"',
    );
    const mending = after(two, 'allied mend-port Valletta port');
    expect(ruling(mending, 'allied malta repair 1')).toBe('ok');
    const both = after(mending, 'allied malta repair 1');
    expect(both.common.troops.every(({ moved }) => moved)).toBe(true);
  });
});
