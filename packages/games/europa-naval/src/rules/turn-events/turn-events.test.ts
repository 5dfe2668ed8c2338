import { progressFrom } from '../../turn/chain.ts';
import { describe, expect, test } from 'vitest';
import { nameOfHex } from '../../model/chart.ts';
import { chartOf } from '../../model/fleet.ts';
import { hex, port, position, ship, whereIs } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import { turnEvents } from './turn-events.ts';

const turn = (heading: string, table = ''): State => {
  const state = position('sea-roll area=0', table, heading, 'phasing=axis part=initial step=0');
  return turnEvents.applies(state) ? progressFrom(state, turnEvents.begin(state)).state : state;
};

const ownerOf = (state: State, name: string) => state.common.ports[port(state, name)]?.owner;

describe('[S.1] Torch and Anton', () => {
  test('come in November, each in its turn', () => {
    expect(ownerOf(turn('malta "Oct II 42"'), 'Oran')).toBe('neutral');
    const torch = turn('malta "Nov I 42"');
    expect(['Oran', 'Bone', 'Tunis', 'Gabes', 'Toulon'].map(name => ownerOf(torch, name))).toEqual([
      'allied',
      'allied',
      'axis',
      'axis',
      'neutral',
    ]);
    const anton = turn('malta "Nov II 42"', 'once torch');
    expect([ownerOf(anton, 'Toulon'), ownerOf(anton, 'Oran')]).toEqual(['axis', 'neutral']);
  });

  test('once', () => {
    expect(turnEvents.applies(turn('malta "Nov I 42"'))).toBe(false);
  });
});

describe('[S.3] the Finnish armistice', () => {
  const table = [
    'in Helsinki U-boats-Gulf-of-Finland Sweepers.2',
    'in Turku Coast-defence-ship-Vainamoinen',
    'air LeLv-34 base.at=field base.field=Helsinki-Malmi',
  ].join(' | ');

  test('makes Finnish ports Soviet, and they exert nothing at first', () => {
    const state = turn('baltic-act2 "Sep I 44"');
    expect([ownerOf(state, 'Helsinki'), ownerOf(state, 'Turku')]).toEqual(['allied', 'allied']);
    expect(state.common.ports[port(state, 'Helsinki')]?.quietUntil).toBe(2);
    expect(ownerOf(turn('baltic-act2 "Aug II 44"'), 'Helsinki')).toBe('axis');
  });

  test('Finnish units leave, German ships put to sea, submarines by themselves', () => {
    const state = turn('baltic-act2 "Sep I 44"', table.replace(' Sweepers.2', ' Minelayers'));
    expect(whereIs(state, 'Coast-defence-ship-Vainamoinen')).toBe('gone');
    expect(whereIs(state, 'U-boats-Gulf-of-Finland')).toBe(whereIs(state, 'Minelayers'));
    expect(state.fleets.axis.groups).toHaveLength(2);
    expect(state.common.air.every(({ status }) => status === 'gone')).toBe(true);
  });

  test('a group formed in port and never taken out puts to sea like the others [F.4.2]', () => {
    const state = turn('baltic-act2 "Sep I 44"', 'group 3 axis in:Helsinki U-boats-Gulf-of-Finland');
    expect(whereIs(state, 'U-boats-Gulf-of-Finland')).toBe(
      `@${nameOfHex(chartOf(state.common), hex(state, 'Helsinki'))}`,
    );
    expect(state.fleets.axis.groups.map(({ place }) => place.at)).toEqual(['sea']);
  });

  test('German troops in Finland are interned, those aboard ships leave', () => {
    const state = turn(
      'baltic-act2 "Sep I 44"',
      [
        'in Helsinki Minelayers',
        'cargo Minelayers troops=Riga-group/1',
        'troops Tallinn-garrison 2 @Helsinki',
        'troops Riga-group 3 @Riga',
      ].join(' | '),
    );
    expect(state.common.troops.map(({ re, hex: at }) => [re, at])).toEqual([[3, hex(state, 'Riga')]]);
    expect(ship(state, 'Minelayers').cargo).toHaveLength(1);
  });

  test('Suursaari stays with an RE of the Axis', () => {
    expect(ownerOf(turn('baltic-act2 "Sep I 44"'), 'Suursaari')).toBe('allied');
    const held = turn('baltic-act2 "Sep I 44"', 'troops Tallinn-garrison 1 @Suursaari');
    expect(ownerOf(held, 'Suursaari')).toBe('axis');
    expect(held.common.troops).toHaveLength(1);
    expect(chartOf(held.common).portAt.has(hex(held, 'Suursaari'))).toBe(true);
  });
});
