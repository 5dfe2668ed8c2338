import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import { idOf } from '../../text/names.ts';
import type { State } from '../../model/state.ts';
import { hex, position, whereIs } from '../../testing/positions.ts';
import { arrivals } from './arrival.ts';
import { withdrawals } from './withdrawal.ts';

const initial = (heading: string, side: string, table: string): State =>
  position(`initial side=${side}`, table, heading, `phasing=${side} part=initial step=0`);
const come = (heading: string, side: string, table: string): State => {
  const state = initial(heading, side, table);
  return arrivals(state).state;
};

const airNamed = ({ common }: State, name: string) => common.air[idOf(common, 'air', name) as number];
const fieldOf = (state: State, name: string): string | undefined => {
  const base = airNamed(state, name)?.base;
  return base?.at === 'field' ? chartOf(state.common).fields[base.field]?.name : undefined;
};
const troopsOf = (state: State, name: string) => {
  const unit = idOf(state.common, 'ground', name);
  return state.common.troops.filter(troop => troop.unit === unit).map(({ re, hex: at }) => [re, at]);
};

describe('[S.3] [F.24] ships that are due', () => {
  const OCTOBER = 'baltic-act2 "Oct I 44"';
  const MTB = 'MTB-brigade';

  test.each([
    ['the port that is named', `due ${MTB} | port Tallinn owner=allied`, 'in Tallinn'],
    ['the other that is named, while that is not ours', `due ${MTB}`, 'in Kronshtadt'],
  ])('[S.3] come to %s', (_case, table, place) => {
    expect(whereIs(come(OCTOBER, 'allied', table), MTB)).toBe(place);
  });

  test('[S] come to the nearest port of ours while neither is', () => {
    const state = come(OCTOBER, 'allied', `due ${MTB} | port Kronshtadt owner=axis`);
    expect(whereIs(state, MTB)).toMatch(/^in /);
    expect(['in Tallinn', 'in Kronshtadt']).not.toContain(whereIs(state, MTB));
  });

  test('[F.24] that have come are not moved again', () => {
    const state = come('malta "Jul I 42"', 'axis', 'in Napoli Motozattere-C3');
    expect(whereIs(state, 'Motozattere-C3')).toBe('in Napoli');
  });

  test('[F.24] that were sunk do not come back', () => {
    const state = come('malta "Jul I 42"', 'axis', 'sunk Motozattere-C3/hits=6');
    expect(whereIs(state, 'Motozattere-C3')).toBe('sunk');
  });

  test('[F.24] stay away where their owner has no port left', () => {
    const ports = chartOf(initial(OCTOBER, 'allied', '').common).ports.map(
      ({ name }) => `port ${name.replaceAll(' ', '-')} owner=axis`,
    );
    const state = come(OCTOBER, 'allied', [`due ${MTB}`, ...ports].join(' | '));
    expect(whereIs(state, MTB)).toBe('due');
  });
});

describe('[F.24] [F.11.1] air units that are due', () => {
  test('[F.24] carrier aircraft come with their carrier, and live on it', () => {
    const state = come(
      'malta "Aug I 42"',
      'allied',
      'due Force-Z-carriers | air Albacores status=due base.at=ship base.ship=Force-Z-carriers',
    );
    expect(airNamed(state, 'Albacores')).toMatchObject({ status: 'ready', base: { at: 'ship' } });
  });

  test.each([
    ['before their turn', 'malta "Jun II 42"', 'allied'],
    ['in the enemy’s player-turn', 'malta "Jul I 42"', 'axis'],
  ])('[F.24] not %s', (_case, heading, side) => {
    expect(airNamed(come(heading, side, 'air Beauforts-Malta status=due'), 'Beauforts-Malta')?.status).toBe(
      'due',
    );
  });

  test('[F.11.1] not again once they have come', () => {
    const state = come(
      'malta "Jul I 42"',
      'allied',
      'air Beauforts-Malta status=aborted base.at=field base.field=Cairo-West',
    );
    expect(airNamed(state, 'Beauforts-Malta')?.status).toBe('aborted');
    expect(fieldOf(state, 'Beauforts-Malta')).toBe('Cairo West');
  });

  test('[F.11.1] to another field when theirs is the enemy’s', () => {
    const state = come('baltic-act1 "Aug I 41"', 'axis', 'air StG-2 status=due');
    expect(airNamed(state, 'StG-2')?.status).toBe('ready');
    expect(fieldOf(state, 'StG-2')).not.toBe('Riga (Spilve)');
  });
});

describe('[F.24] troops that are due', () => {
  const SEPTEMBER = 'baltic-act1 "Sep I 41"';
  const HELD = 'port Pernau owner=axis | port Paldiski owner=axis';

  test('[S.3] come to the place that is named, whole', () => {
    const state = come(SEPTEMBER, 'axis', HELD);
    expect(troopsOf(state, '61st-Division')).toEqual([[3, hex(state, 'Pernau')]]);
    expect(troopsOf(state, '217th-Division')).toEqual([[3, hex(state, 'Paldiski')]]);
  });

  test.each([
    ['not before', 'baltic-act1 "Aug II 41"', 'axis'],
    ['not in the enemy’s player-turn', SEPTEMBER, 'allied'],
  ])('[S.3] %s', (_case, heading, side) => {
    expect(troopsOf(come(heading, side, HELD), '61st-Division')).toEqual([]);
  });

  test('[S] to the nearest port of ours when the place is not', () => {
    const state = come(SEPTEMBER, 'axis', 'port Riga owner=axis');
    expect(troopsOf(state, '61st-Division')).toEqual([[3, hex(state, 'Riga')]]);
  });

  test.each([
    ['some of them are ashore', `${HELD} | troops 61st-Division 1 @Riga | port Riga owner=axis`, 1],
    [
      'some of them are aboard',
      `${HELD} | unit B2 axis LB 2 | in Riga B2 | port Riga owner=axis | cargo B2 troops=61st-Division/1`,
      0,
    ],
    ['it was told', `${HELD} | once "arrived:61st Division"`, 0],
  ])('[F.24] once: not when %s', (_case, table, parts) => {
    const state = come(SEPTEMBER, 'axis', table);
    expect(troopsOf(state, '61st-Division')).toHaveLength(parts);
    expect(troopsOf(state, '217th-Division')).toHaveLength(1);
  });
});

describe('[F.24] [36.F.2] what leaves', () => {
  const leave = (heading: string, table: string): State => {
    const state = position('initial side=allied', table, heading, 'phasing=allied part=end step=0');
    return withdrawals(state).state;
  };

  test('[F.24] what has no date stays', () => {
    const state = leave(
      'malta "Aug II 42"',
      'atlantic Pedestal | in Alexandria Force-X | air Beauforts-Malta',
    );
    expect([whereIs(state, 'Pedestal'), whereIs(state, 'Force-X')]).toEqual(['atlantic', 'in Alexandria']);
    expect(airNamed(state, 'Beauforts-Malta')?.status).toBe('ready');
  });

  test('[36.F.2] a task force leaves without a penalty', () => {
    const state = leave('malta "Aug II 42"', 'in Gibraltar Force-Z/hits=2');
    expect(whereIs(state, 'Force-Z')).toBe('gone');
    expect(state.fleets.allied.pools.nrp).toBe(2);
  });

  test('[F.24] what has not come does not leave', () => {
    const state = leave('malta "Aug II 42"', 'due Force-Z-carriers | air Albacores status=due');
    expect(whereIs(state, 'Force-Z-carriers')).toBe('due');
    expect(airNamed(state, 'Albacores')?.status).toBe('due');
  });

  test('[36.F.2 b c] other aircraft leave without a penalty, carrier aircraft unhurt too', () => {
    const axis = leave('malta "Nov I 42"', 'air JG-77 status=eliminated | air KG-54 status=aborted');
    expect([airNamed(axis, 'JG-77')?.status, axis.fleets.axis.pools.arp['LW']]).toEqual([
      'gone',
      leave('malta "Nov I 42"', '').fleets.axis.pools.arp['LW'],
    ]);
    const allied = leave('malta "Aug II 42"', 'atlantic Force-Z-carriers | air Albacores');
    expect(airNamed(allied, 'Albacores')?.status).toBe('gone');
    expect(allied.fleets.allied.pools.arp['FAA'] ?? 0).toBe(0);
  });

  test('[F.24] not before their date', () => {
    const state = leave('malta "Aug I 42"', 'atlantic Force-Z-carriers | air Albacores');
    expect([whereIs(state, 'Force-Z-carriers'), airNamed(state, 'Albacores')?.status]).toEqual([
      'atlantic',
      'ready',
    ]);
  });
});
