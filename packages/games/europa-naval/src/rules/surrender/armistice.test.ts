import { progressFrom } from '../../turn/chain.ts';
import { describe, expect, test } from 'vitest';
import { chartOf, ownerAt } from '../../model/fleet.ts';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { hex, port, position, whereIs } from '../../testing/positions.ts';
import { turnEvents } from '../turn-events/turn-events.ts';

const armistice = (table = ''): State => {
  const state = position(
    'sea-roll area=0',
    table,
    'baltic-act2 "Sep I 44"',
    'phasing=axis part=initial step=0',
  );
  return progressFrom(state, turnEvents.begin(state)).state;
};

const portNamed = (state: State, name: string) => state.common.ports[port(state, name)];
const airNamed = ({ common }: State, name: string) => common.air[idOf(common, 'air', name) as number];
const fieldOf = (state: State, name: string): string | undefined => {
  const base = airNamed(state, name)?.base;
  return base?.at === 'field' ? chartOf(state.common).fields[base.field]?.name : undefined;
};

describe('[S.3] the armistice: ports', () => {
  test('[S.3] Finnish ports of the Axis, and no others', () => {
    const state = armistice();
    expect(['Helsinki', 'Kotka', 'Turku', 'Vaasa'].map(name => portNamed(state, name)?.owner)).toEqual(
      Array(4).fill('allied'),
    );
    expect(['Tallinn', 'Riga', 'Danzig'].map(name => portNamed(state, name)?.owner)).toEqual(
      Array(3).fill('axis'),
    );
    expect(portNamed(state, 'Stockholm')?.owner).toBe('neutral');
  });

  test('[36.D 4] one that was Soviet before is not quiet for it', () => {
    const state = armistice('port Kotka owner=allied');
    expect(portNamed(state, 'Kotka')?.quietUntil).toBe(portNamed(state, 'Kronshtadt')?.quietUntil);
    expect(portNamed(state, 'Helsinki')?.quietUntil).not.toBe(portNamed(state, 'Kronshtadt')?.quietUntil);
  });

  test.each([
    ['half an RE does not hold it', 'troops Festungspioniere 0.5 @Suursaari', 'allied'],
    ['an RE elsewhere does not', 'troops Tallinn-garrison 1 @Tallinn', 'allied'],
    ['an RE there does', 'troops Tallinn-garrison 1 @Suursaari', 'axis'],
  ])('[S.3] Suursaari: %s', (_case, table, owner) => {
    expect(portNamed(armistice(table), 'Suursaari')?.owner).toBe(owner);
  });

  test('[S.3] troops in Finland are interned also while Suursaari is held', () => {
    const state = armistice('troops Tallinn-garrison 1 @Suursaari | troops Riga-group 2 @Turku');
    expect(state.common.troops.map(({ re, hex: at }) => [re, at])).toEqual([[1, hex(state, 'Suursaari')]]);
  });

  test('[S.3] Soviet troops stay where they are', () => {
    const state = armistice('troops Leningrad-garrison 2 @Leningrad | troops Memel-garrison 2 @Memel');
    expect(state.common.troops).toHaveLength(2);
  });
});

describe('[S.3] the armistice: ships and aircraft', () => {
  test('[S.3] ships elsewhere stay, Finnish ships that are sunk stay sunk', () => {
    const state = armistice('in Tallinn Minelayers | sunk Coast-defence-ship-Vainamoinen/half/hits=1');
    expect(whereIs(state, 'Minelayers')).toBe('in Tallinn');
    expect(whereIs(state, 'Coast-defence-ship-Vainamoinen')).toBe('sunk');
  });

  test('[S.3] the Finnish air force leaves, the Luftwaffe does not', () => {
    const state = armistice('air LeLv-34 | air SG-3 | air 8-MTAD-A');
    expect(airNamed(state, 'LeLv-34')?.status).toBe('gone');
    expect([airNamed(state, 'SG-3')?.status, airNamed(state, '8-MTAD-A')?.status]).toEqual([
      'ready',
      'ready',
    ]);
  });

  const inFinland = (name: string, words = ''): string =>
    `air ${name} base.at=field base.field=Helsinki-Malmi${words}`;

  test('[S.3] German aircraft fly to the nearest field with room', () => {
    const state = armistice(`${inFinland('SG-3')} | ${inFinland('JG-54', ' status=aborted')}`);
    expect(fieldOf(state, 'SG-3')).toBe('Tallinn (Ulemiste)');
    expect(fieldOf(state, 'JG-54')).toBe('Tallinn (Ulemiste)');
    expect(airNamed(state, 'JG-54')?.status).toBe('aborted');
  });

  test('[S.3] those at other fields do not, nor do those that are lost', () => {
    const state = armistice(
      `air SAGr-127 base.at=field base.field=Riga-Spilve | ${inFinland('SG-3', ' status=eliminated')}`,
    );
    expect([fieldOf(state, 'SAGr-127'), fieldOf(state, 'SG-3')]).toEqual([
      'Riga (Spilve)',
      'Helsinki (Malmi)',
    ]);
  });

  test('[S.3] Finnish fields are Soviet, German and Estonian ones are not', () => {
    const state = armistice();
    const owners = chartOf(state.common).fields.map(field => [field.name, ownerAt(state.common, field.hex)]);
    expect(Object.fromEntries(owners)).toMatchObject({
      'Helsinki (Malmi)': 'allied',
      'Turku field': 'allied',
      'Kotka (Kymi)': 'allied',
      'Tallinn (Ulemiste)': 'axis',
      'Riga (Spilve)': 'axis',
      Koenigsberg: 'axis',
    });
  });

  test('[F.2.3] a field that lies in the hex of a port goes with the port, and is not taken by itself', () => {
    const { common } = armistice();
    const chart = chartOf(common);
    expect(common.taken.filter(({ hex: at }) => chart.portAt.has(at))).toEqual([]);
  });
});
