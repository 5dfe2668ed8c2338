import { type HexId, hexsideBetween } from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { CHARTS, crossing, nameOfHex } from '../../model/chart.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, port, position, whereIs } from '../../testing/positions.ts';
import { banksBeside, channelsOf } from './channel.ts';

const UNITS = 'unit T14 axis TF 14 | unit B2 axis LB 2 | unit R2 axis RF 2 | unit N3 axis NT 3';
const at = (name: string, ships: string, more = ''): State =>
  position(
    'naval-step side=axis moving=3',
    `${UNITS} | ${more === '' ? '' : `${more} | `}group 3 axis in:${name} ${ships}`,
    'baltic-act1 "Sep I 41"',
  );

describe('[36.A.5] the Kaiser Wilhelm Canal', () => {
  test('[36.A.5] its hexsides, and those of the rivers, are on the map', () => {
    const chart = CHARTS.baltic;
    for (const { banks, canal } of channelsOf({ map: 'baltic' }))
      for (const [a, b] of banks) {
        expect(hexsideBetween(chart.grid, a, b)).toBeDefined();
        expect(crossing(chart, a, b)).toBe(canal ? 'canal' : 'great-river');
      }
  });

  test('[36.A.5 a] any group; three points a hexside and one into port', () => {
    const through = after(at('Brunsbuettel', 'T14'), 'axis pass-channel 3 Kiel');
    expect(whereIs(through, 'T14')).toBe('in Kiel');
    expect(group(through, 3)?.spent).toBe(3 * 3 + 1);
    expect(whereIs(after(at('Kiel', 'B2'), 'axis pass-channel 3 Brunsbuettel'), 'B2')).toBe(
      'in Brunsbuettel',
    );
  });

  test('[36.A.5] as far as the points go: a group may end its step on the way', () => {
    const tired = position(
      'naval-step side=axis moving=3',
      `${UNITS} | group 3 axis in:Kiel T14 spent=13`,
      'baltic-act1 "Sep I 41"',
    );
    const half = after(tired, 'axis pass-channel 3 Brunsbuettel');
    expect(group(half, 3)?.place).toEqual({ at: 'channel', channel: 0, along: 2 });
    expect(banksBeside(half.common, { at: 'channel', channel: 0, along: 2 })).toHaveLength(2);
    const on = after(
      half,
      'axis done',
      'axis begin 3 night=false hold=false',
      'axis pass-channel 3 Brunsbuettel',
    );
    expect(whereIs(on, 'T14')).toBe('in Brunsbuettel');
    expect(group(on, 3)?.spent).toBe(3 + 1);
  });

  test.each([
    ['a port of the enemy', 'port Kiel owner=allied', '36.A.5 canal-shut'],
    ['a wrecked port at the end', 'port Kiel hits=20', '36.A.5 canal-shut'],
    ['a wrecked port at the start', 'port Brunsbuettel hits=5', '36.A.5 canal-shut'],
    ['a hit or two', 'port Kiel hits=19', 'ok'],
    ['a bank of the enemy', 'taken @053012 allied', '36.A.5 bank'],
  ])('[36.A.5] %s', (_case, more, expected) => {
    expect(ruling(at('Brunsbuettel', 'T14', more), 'axis pass-channel 3 Kiel')).toBe(expected);
  });

  test('[F.4.4] a ship in refit leaves by no way at all', () => {
    expect(ruling(at('Kiel', 'T14/refit'), 'axis pass-channel 3 Brunsbuettel')).toBe('F.4.4 refit');
    expect(ruling(at('Stettin', 'N3/refit'), 'axis pass-channel 3 Swinemuende')).toBe('F.4.4 refit');
  });

  test('[36.A.5 b] nobody is met on it', () => {
    const state = at('Brunsbuettel', 'N3', 'unit A4 allied TF 4 | group 4 allied @053013 A4');
    const { phase } = after(state, 'axis pass-channel 3 Kiel').common;
    expect(phase.name).toBe('naval-step');
  });
});

describe('[F.5.7] rivers', () => {
  test('[F.5.7] cargo and river flotillas, two points a hexside', () => {
    const down = after(at('Stettin', 'N3'), 'axis pass-channel 3 Swinemuende');
    expect(whereIs(down, 'N3')).toBe('in Swinemuende');
    expect(group(down, 3)?.spent).toBe(3 * 2 + 1);
    expect(ruling(at('Hamburg', 'R2'), 'axis pass-channel 3 Brunsbuettel')).toBe('ok');
    expect(ruling(at('Stettin', 'T14'), 'axis pass-channel 3 Swinemuende')).toBe('F.5.7 river');
  });

  test('[F.5.7] out of an inland port there is no other way', () => {
    expect(ruling(at('Stettin', 'N3'), 'axis put-to-sea 3 sp')).toBe('F.5.7 inland');
    expect(ruling(at('Stettin', 'N3'), 'axis pass-channel 3 Kiel')).toBe('F.5.7 no-channel');
  });

  test('[F.5.7] the port at the end and both banks must be one’s own', () => {
    const down = (more: string) => ruling(at('Stettin', 'N3', more), 'axis pass-channel 3 Swinemuende');
    expect(down('port Swinemuende owner=allied')).toBe('F.5.7 not-yours');
    const [bank] =
      channelsOf({ map: 'baltic' }).find(
        ({ canal, ends }) => !canal && ends.includes(port(at('Stettin', 'N3'), 'Stettin')),
      )?.banks[1] ?? [];
    expect(down(`taken @${nameOfHex(CHARTS.baltic, bank as HexId)} allied`)).toBe('F.5.7 bank');
    expect(down('')).toBe('ok');
  });
});
