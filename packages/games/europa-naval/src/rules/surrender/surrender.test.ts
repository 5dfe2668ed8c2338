import { describe, expect, test } from 'vitest';
import { CHARTS, nameOfHex } from '../../model/chart.ts';
import { proceed } from '../../turn/sequence.ts';
import { after, ruling } from '../../testing/orders.ts';
import { hex, port, position, strength, whereIs } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import { surrenders } from './surrender.ts';

const allied = (table: string, date = 'Sep I 43', side = 'allied'): State =>
  position(`initial side=${side}`, table, `husky "${date}"`, `phasing=${side} part=end step=0 playerTurn=6`);

/** [F.28.1] A port of Sicily that is Allied. */
const FOOTHOLD = 'port Milazzo owner=allied garrison=0';

/** The Allied player-turn begins. */
const begun = (table: string, date = 'Sep I 43'): State => {
  const state = allied(`italy morale=0 | ${FOOTHOLD}${table === '' ? '' : ` | ${table}`}`, date);
  return proceed(state, 'sea-conditions').state;
};

describe('[F.28.1] Italy surrenders', () => {
  test.each([
    ['at morale 0', 'italy morale=0', 'Aug II 43', 'allied', true],
    ['not at 1', 'italy morale=1', 'Aug II 43', 'allied', false],
    ['not before Aug II 43', 'italy morale=-3', 'Aug I 43', 'allied', false],
    ['at the latest Oct I 43', 'italy morale=9', 'Oct I 43', 'allied', true],
    ['not in an Axis player-turn', 'italy morale=0', 'Sep I 43', 'axis', false],
    ['once', 'italy morale=0 surrendered=true', 'Sep I 43', 'allied', false],
  ])('[F.28.1] %s', (_case, table, date, side, expected) => {
    expect(surrenders(allied(`${FOOTHOLD} | ${table}`, date, side))).toBe(expected);
  });

  test.each([
    ['at morale 0', 'italy morale=0', 'Sep I 43'],
    ['nor on the last date', 'italy morale=9', 'Oct I 43'],
    ['nor with ports of the mainland', 'italy morale=0 | port Taranto owner=allied', 'Oct I 43'],
  ])('[F.28.1] not without a port of Sicily in Allied hands: %s', (_case, table, date) => {
    expect(surrenders(allied(table, date))).toBe(false);
    expect(surrenders(allied(`${table} | ${FOOTHOLD}`, date))).toBe(true);
  });

  test('[S.2] each turn before Oct I 43 is worth two points', () => {
    expect(begun('').common.score.allied).toContainEqual({ cause: 'Italian surrender', points: 4 });
  });

  test('[36.D.1.a 5] zones change at once', () => {
    expect(begun('').common.danger.italySurrendered).toBe(true);
  });
});

describe('[F.28.3] ports and troops', () => {
  const taranto = (state: State): string => nameOfHex(CHARTS.mediterranean, hex(state, 'Taranto'));
  const ownerOf = (state: State, name: string) => state.common.ports[port(state, name)]?.owner;

  test('[F.28.3] Italian troops and garrisons vanish', () => {
    const state = begun('troops Livorno-Division 2 @Gela');
    expect(state.common.troops.filter(troop => troop.hex === hex(state, 'Gela'))).toEqual([]);
    expect(state.common.ports[port(state, 'Taranto')]?.garrison).toBe(0);
  });

  test('[F.28.3] ports beside Germans stay with the Axis, the south goes over, the north does not', () => {
    const state = begun('troops 26th-Panzer-Division 3 @Vibo');
    expect(
      ['Vibo', 'Taranto', 'Genova', 'La-Maddalena', 'Cagliari', 'Napoli'].map(name => ownerOf(state, name)),
    ).toEqual(['axis', 'allied', 'axis', 'axis', 'allied', 'allied']);
  });

  test('[F.28.3] German ships in a port that goes over are at sea off it', () => {
    const state = begun(
      'in Taranto 5a-Divisione MFP-and-Siebel-ferries-Messina-A 29.-U-Flottille | in Genova Corsica-Sardinia-service',
    );
    expect(whereIs(state, 'MFP-and-Siebel-ferries-Messina-A')).toBe(`@${taranto(state)}`);
    expect(whereIs(state, '29.-U-Flottille')).toBe(`@${taranto(state)}`);
    expect(whereIs(state, 'Corsica-Sardinia-service')).toBe('in Genova');
  });

  test('[F.28.3] Italian aircraft are gone', () => {
    const state = begun('air Caccia-Sicilia | air JG-27');
    expect(state.common.air.filter(({ status }) => status === 'ready')).toHaveLength(1);
  });
});

/** Throws ones until the lot has named its points. */
const drawnIn = (state: State): State => {
  const { phase } = state.common;
  return phase.name === 'surrender-scuttle' && phase.lot.wanted > 0 ? drawnIn(after(state, 'roll 1')) : state;
};

describe('[F.28.4] the fleet', () => {
  test('[F.28.4] reaches Malta where nobody can strike it: a point for each two of task forces', () => {
    const state = begun('in Taranto 5a-Divisione Sommergibili-Ionio');
    expect(whereIs(state, '5a-Divisione')).toBe('gone');
    expect(state.common.score.allied).toContainEqual({
      cause: 'Italian warships in Allied hands',
      points: 3,
    });
    expect(state.common.phase).toMatchObject({ name: 'initial', side: 'allied' });
  });

  test('[36.B] checks for scuttling beside German troops, two points for each RE', () => {
    const state = begun('in La-Spezia 9a-Divisione | troops 26th-Panzer-Division 1 @La-Spezia');
    expect(state.common.phase).toMatchObject({ name: 'surrender-scuttle', lot: { wanted: 2 } });
    const drawn = drawnIn(state);
    const lost = after(drawn, 'roll 5', 'roll 6');
    expect(lost.common.score.allied).toContainEqual({ cause: 'Italian warships in Allied hands', points: 6 });
    const saved = after(drawn, 'roll 4', 'roll 1');
    expect(saved.common.score.allied).toContainEqual({
      cause: 'Italian warships in Allied hands',
      points: 7,
    });
  });

  test('[36.B] in refit there is no way out', () => {
    const state = begun('in La-Spezia 9a-Divisione/refit | troops 26th-Panzer-Division 1 @La-Spezia');
    expect(whereIs(state, '9a-Divisione')).toBe('sunk');
  });

  describe('may be struck', () => {
    const sailing = begun('in La-Spezia 9a-Divisione 7a-Divisione | air KG-26');

    test('[F.28.4] once each by ready aircraft in range', () => {
      expect(sailing.common.phase).toMatchObject({ name: 'surrender' });
      expect(ruling(sailing, 'axis strike-fleet 9a-Divisione KG-26')).toBe('ok');
      expect(ruling(sailing, 'axis strike-fleet 9a-Divisione')).toBe('F.11.6 no-bombers');
      expect(ruling(sailing, 'axis strike-fleet 9a-Divisione JG-27')).toBe('F.28.4 not-able');
      expect(ruling(sailing, 'axis strike-fleet 5a-Divisione KG-26')).toBe('F.28.4 not-sailing');
    });

    test('[F.28.4] flak first, then the strike table', () => {
      const hit = after(sailing, 'axis strike-fleet 9a-Divisione KG-26', 'roll 3', 'roll 6');
      expect(strength(hit, '9a-Divisione')).toBe(13);
      const missed = after(sailing, 'axis strike-fleet 9a-Divisione KG-26', 'roll 6', 'roll 6');
      expect(strength(missed, '9a-Divisione')).toBe(14);
      expect(hit.common.score.allied).toContainEqual({
        cause: 'Italian warships in Allied hands',
        points: 9.5,
      });
    });

    test('[F.28.4] or let go', () => {
      expect(after(sailing, 'axis done').common.phase).toMatchObject({ name: 'initial', side: 'allied' });
    });
  });
});
