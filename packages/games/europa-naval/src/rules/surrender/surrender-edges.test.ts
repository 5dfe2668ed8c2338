import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import { idOf } from '../../text/names.ts';
import { proceed } from '../../turn/sequence.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, port, position, strength, whereIs } from '../../testing/positions.ts';

/** The Allied player-turn begins, with a port of Sicily in Allied hands and Italy at its end. */
const begun = (table: string, date = 'Sep I 43'): State => {
  const state = position(
    'initial side=allied',
    `italy morale=0 | port Milazzo owner=allied garrison=0${table === '' ? '' : ` | ${table}`}`,
    `husky "${date}"`,
    'phasing=allied part=end step=0 playerTurn=6',
  );
  return proceed(state, 'sea-conditions').state;
};

const portNamed = (state: State, name: string) => state.common.ports[port(state, name)];
const owners = (state: State, ...names: readonly string[]) =>
  names.map(name => portNamed(state, name)?.owner);

describe('[F.28.3] whose the ports are', () => {
  test.each([
    ['Germans in the port', 'troops 26th-Panzer-Division 1 @Crotone', 'axis'],
    ['Italians in the port', 'troops Napoli-Division 1 @Crotone', 'allied'],
    ['Germans elsewhere', 'troops 26th-Panzer-Division 1 @Napoli', 'allied'],
    ['nobody in it', '', 'allied'],
  ])('[F.28.3] %s', (_case, table, owner) => {
    expect(owners(begun(table), 'Crotone')).toEqual([owner]);
  });

  test('[F.28.3] Allied troops in a northern port take it over', () => {
    expect(owners(begun(''), 'Gaeta')).toEqual(['axis']);
    expect(owners(begun('troops 5th-Division 1 @Gaeta landed'), 'Gaeta')).toEqual(['allied']);
  });

  test('[F.28.3] ports that others hold stay as they are', () => {
    expect(owners(begun(''), 'Valletta', 'Milazzo', 'Alexandria')).toEqual(['allied', 'allied', 'allied']);
    expect(portNamed(begun('port Gela owner=allied garrison=1'), 'Gela')?.garrison).toBe(1);
  });

  test('[F.28.3] garrisons that are not Italian stay', () => {
    const garrison = (state: State, name: string) => portNamed(state, name)?.garrison;
    const state = begun('port Toulon garrison=3 | port Livorno garrison=2 | port Piraeus garrison=2');
    expect([garrison(state, 'Toulon'), garrison(state, 'Piraeus'), garrison(state, 'Livorno')]).toEqual([
      3, 2, 0,
    ]);
  });

  test('[F.28.3] German troops stay, Italian troops go', () => {
    const state = begun('troops 26th-Panzer-Division 2 @Vibo | troops Roma-garrison 4 @Civitavecchia');
    const standing = (name: string) => state.common.troops.filter(troop => troop.hex === hex(state, name));
    expect(standing('Vibo')).toMatchObject([{ re: 2 }]);
    expect(standing('Civitavecchia').filter(({ re }) => re === 4)).toEqual([]);
  });

  test('[36.D 4] a port that has just gone over exerts nothing at first', () => {
    const state = begun('');
    expect(portNamed(state, 'Taranto')?.quietUntil).toBeGreaterThan(
      portNamed(state, 'Valletta')?.quietUntil ?? 0,
    );
    expect(portNamed(state, 'Genova')?.quietUntil).toBe(portNamed(state, 'Valletta')?.quietUntil);
  });
});

describe('[S.2] points', () => {
  test('[S.2] none for a surrender that comes at its last date', () => {
    expect(begun('', 'Oct I 43').common.italy.surrendered).toBe(true);
    expect(begun('', 'Oct I 43').common.score.allied).toEqual([]);
  });

  test('[F.28.4] none for Italian ships that are no task forces', () => {
    const state = begun('unit I3 axis NT 3 IT | in Taranto I3 Sommergibili-Ionio');
    expect(whereIs(state, 'I3')).toBe('gone');
    expect(state.common.score.allied.map(({ cause }) => cause)).toEqual(['Italian surrender']);
  });

  test('[F.28.4] a sunk one does not come to Malta', () => {
    const state = begun('sunk 5a-Divisione/half/hits=3 | in Taranto 9a-Divisione');
    expect(whereIs(state, '5a-Divisione')).toBe('sunk');
    expect(whereIs(state, '9a-Divisione')).toBe('gone');
  });
});

describe('[F.28.3] aircraft', () => {
  const statusOf = (state: State, name: string) =>
    state.common.air[idOf(state.common, 'air', name) as number]?.status;

  test('[F.28.3] Italian ones are gone, Allied and German ones are not, nor is who has yet to come', () => {
    const state = begun('air Caccia-Sicilia | air Malta-wings-A | air JG-27 | air Aerosiluranti status=due');
    expect(
      ['Caccia-Sicilia', 'Malta-wings-A', 'JG-27', 'Aerosiluranti'].map(name => statusOf(state, name)),
    ).toEqual(['gone', 'ready', 'ready', 'due']);
  });

  test('[F.28.3] German ones leave a field in a port that went over, for one of theirs', () => {
    const { common } = begun('');
    const chart = chartOf(common);
    const lost = chart.fields.filter(field => {
      const spec = chart.portAt.get(field.hex);
      return spec !== undefined && spec.nation === 'IT' && common.ports[spec.id]?.owner === 'allied';
    });
    expect(lost).not.toEqual([]);
    for (const field of lost) {
      const slug = field.name.replaceAll(/[()]/g, '').replaceAll(' ', '-');
      const state = begun(`air KG-26 base.at=field base.field=${slug}`);
      const base = state.common.air[idOf(state.common, 'air', 'KG-26') as number]?.base;
      const now = base?.at === 'field' ? chart.fields[base.field] : undefined;
      expect(now?.name).not.toBe(field.name);
    }
  });
});

describe('[F.28.4] [36.B] scuttling in German hands', () => {
  test('[F.28.4] only where Germans and Italian ships are in one port', () => {
    const apart = begun('in Taranto 5a-Divisione | troops 26th-Panzer-Division 1 @La-Spezia');
    expect(apart.common.phase).toMatchObject({ name: 'initial' });
    expect(whereIs(apart, '5a-Divisione')).toBe('gone');
  });

  test('[F.28.4] ships of other ports are not in the lot', () => {
    const state = begun(
      'in Taranto 5a-Divisione | in La-Spezia 9a-Divisione | troops 26th-Panzer-Division 1 @La-Spezia',
    );
    expect(state.common.phase).toMatchObject({
      name: 'surrender-scuttle',
      port: port(state, 'La-Spezia'),
      lot: { left: [{ points: 14 }] },
    });
  });

  test('[F.28.4] one port after another', () => {
    const state = begun(
      'unit I2 axis TF 2 IT | unit J2 axis TF 2 IT | in La-Spezia I2 | in Genova J2 | troops 26th-Panzer-Division 1 @La-Spezia | troops 16th-Panzer-Division 1 @Genova',
    );
    const { phase } = state.common;
    expect(phase.name).toBe('surrender-scuttle');
    const rolled = (now: State, left = 12): State =>
      now.common.phase.name === 'surrender-scuttle' && left > 0
        ? rolled(after(now, 'roll 6'), left - 1)
        : now;
    const done = rolled(state);
    expect([whereIs(done, 'I2'), whereIs(done, 'J2')]).toEqual(['sunk', 'sunk']);
    expect(done.common.phase).toMatchObject({ name: 'initial' });
  });
});

describe('[F.28.4] strikes', () => {
  const sailing = (more = ''): State =>
    begun(
      `${more}unit I3 axis NT 3 IT | in La-Spezia 9a-Divisione 7a-Divisione I3 | air KG-26 | air KG-76-and-KG-54`,
    );

  test('[F.28.4] each ship once, and the others after her', () => {
    const once = after(sailing(), 'axis strike-fleet 9a-Divisione KG-26', 'roll 1', 'roll 1');
    expect(once.common.phase).toMatchObject({ name: 'surrender' });
    expect(ruling(once, 'axis strike-fleet 9a-Divisione KG-76-and-KG-54')).toBe('F.28.4 not-sailing');
    expect(ruling(once, 'axis strike-fleet 7a-Divisione KG-76-and-KG-54')).toBe('ok');
    expect(ruling(once, 'axis strike-fleet 7a-Divisione KG-26')).toBe('F.28.4 not-able');
  });

  test('[F.11.6] one without guns has no flak: the strike comes at once', () => {
    const struck = after(sailing(), 'axis strike-fleet I3 KG-26', 'roll 6');
    expect(strength(struck, 'I3')).toBe(2);
  });

  test('[T.5] rough seas spoil this strike like any other', () => {
    const struck = (seas: string): number =>
      strength(after(sailing(seas), 'axis strike-fleet I3 KG-26', 'roll 4'), 'I3');
    // Torpedo bombers of 3 hit with a 4, and in rough seas with a 5.
    expect([struck(''), struck('seas rough rough rough rough rough rough | ')]).toEqual([2, 3]);
  });

  test('[F.11.6] two bombers: flak at each, then one die on their sum', () => {
    const aimed = after(sailing(), 'axis strike-fleet 9a-Divisione KG-26 KG-76-and-KG-54');
    // Torpedoes 3 and bombs 2 read on column 4: two hits on a 6.
    const both = after(aimed, 'roll 1', 'roll 1', 'roll 6');
    expect(strength(both, '9a-Divisione')).toBe(12);
    // One is driven off by a 6: column 2 or 3, one hit.
    expect(strength(after(aimed, 'roll 6', 'roll 1', 'roll 6'), '9a-Divisione')).toBe(13);
  });
});
