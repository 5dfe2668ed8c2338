import { describe, expect, test } from 'vitest';
import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import { at, score, unit } from '../../testing/account.ts';
import { hex, port, shipNamed } from '../../testing/positions.ts';

const HUSKY = 'husky "Jul I 43"';
const moraleAfter = (state: State, ...events: readonly Event[]): number =>
  score(state, ...events).common.italy.morale - state.common.italy.morale;

describe('[S.2] Italian morale and ports', () => {
  const taken = (state: State, name: string, owner: 'allied' | 'axis'): number =>
    moraleAfter(state, { type: 'port-taken', port: port(state, name), owner });

  test.each([
    ['falls with a port that the Allies take', at(HUSKY), 'allied', -2],
    ['not with one that the Axis takes back', at(HUSKY, 'port Palermo owner=allied'), 'axis', 0],
    ['not after the surrender', at(HUSKY, 'italy morale=3 surrendered=true'), 'allied', 0],
    ['not in another year', at('malta "Jul I 42"'), 'allied', 0],
  ] as const)('[S.2] %s', (_case, state, owner, change) => {
    expect(taken(state, 'Palermo', owner)).toBe(change);
  });
});

describe('[S.2] Italian morale and the fleet', () => {
  const fleet = at(
    HUSKY,
    'unit I8 axis TF 8 IT | unit I6 axis TF 6 IT | unit I2 axis TF 2 IT | unit G8 axis TF 8 DE | unit N8 axis NT 8 IT | unit A8 allied TF 8 GB | in Taranto I8 I6 I2 G8 N8 | in Valletta A8',
  );
  const hit = (name: string, hits: number): Event => ({ type: 'hit', ship: shipNamed(fleet, name), hits });

  test.each([
    ['[36.F.3] four points that are lost for good', [hit('I8', 4)], -1],
    ['[36.F.3] not four that can be repaired', [hit('I8', 3)], 0],
    ['three are not four', [hit('I6', 3)], 0],
    ['but count with the next', [hit('I6', 3), hit('I2', 1)], -1],
    ['German ships do not count', [hit('G8', 4)], 0],
    ['nor do transports', [hit('N8', 8)], 0],
    ['nor does what the Allies lose', [hit('A8', 4)], 0],
  ] as const)('[S.2] %s', (_case, events, change) => {
    expect(moraleAfter(fleet, ...events)).toBe(change);
  });
});

describe('[S.2] Italian morale and the mainland', () => {
  const state = at(
    HUSKY,
    'unit L3 allied LC 3 | in Valletta L3 | cargo L3 troops=5th-Division/1 | troops 16th-Panzer-Division 1 @Vibo',
  );
  const land = (place: string, to: 'port' | 'hex'): Event => ({
    type: 'unloaded',
    ship: shipNamed(state, 'L3'),
    cargo: { kind: 'troops', unit: unit(state, '5th-Division'), re: 1, mech: false },
    place: to === 'port' ? { port: port(state, place) } : { hex: hex(state, place) },
  });

  test('[S.2] falls with the first Allied RE that comes ashore there, from the sea too', () => {
    expect(moraleAfter(state, land('Reggio', 'port'))).toBe(-1);
    expect(moraleAfter(state, land('Reggio', 'hex'))).toBe(-1);
    expect(moraleAfter(state, land('Gela', 'hex'))).toBe(0);
  });

  test('[S.2] not with Germans', () => {
    const march: Event = {
      type: 'marched',
      unit: unit(state, '16th-Panzer-Division'),
      re: 1,
      from: hex(state, 'Vibo'),
      to: hex(state, 'Reggio'),
    };
    expect(moraleAfter(state, march)).toBe(0);
  });

  test('[S.2] not after the surrender, nor in another year', () => {
    const turned = (heading: string, table: string): number => {
      const now = at(heading, table);
      return moraleAfter(now, { type: 'turned', date: now.common.date + 1 });
    };
    expect(turned('husky "Aug I 43"', 'port Gela owner=allied')).toBe(-1);
    expect(turned('husky "Aug I 43"', 'port Gela owner=allied | italy surrendered=true')).toBe(0);
  });
});

describe('[F.19.8] Malta that starved', () => {
  const landed = (amount: number, words = 'status=13 unfed=2 starved=true'): State => {
    const state = at(
      'malta "Sep I 42"',
      `malta ${words} | unit A4 allied NT 4 | in Valletta A4 | cargo A4 sp=4 | stock allied Valletta sp=0`,
    );
    return score(state, {
      type: 'unloaded',
      ship: shipNamed(state, 'A4'),
      cargo: { kind: 'sp', amount },
      place: { port: port(state, 'Valletta') },
    });
  };

  test('[F.19.8] is fed by two SPs, and not by one', () => {
    expect(landed(2).common.malta).toMatchObject({ starved: false, status: 13 });
    expect(landed(1).common.malta).toMatchObject({ starved: true });
  });
});

describe('[36.A.4] Malta in Axis hands', () => {
  const taken = (name: string, heading = 'malta "Sep I 42"'): number => {
    const state = at(heading, 'malta status=4');
    return score(state, { type: 'port-taken', port: port(state, name), owner: 'axis' }).common.malta.status;
  };

  test('[36.A.4] has the number 15 at once', () => {
    expect([taken('Valletta'), taken('Alexandria')]).toEqual([15, 4]);
  });
});

test('[F.17.1] stores of a port that is lost are lost, those of its new owner stay', () => {
  const state = at(
    'malta "Sep I 42"',
    'stock axis Tripoli sp=4 | stock allied Tripoli sp=3 | stock allied Valletta sp=2',
  );
  const { fleets } = score(state, { type: 'port-taken', port: port(state, 'Tripoli'), owner: 'allied' });
  expect(fleets.axis.stocks).toEqual([]);
  expect(fleets.allied.stocks.map(({ sp }) => sp).toSorted((a, b) => a - b)).toEqual([2, 3]);
});

describe('[F.15.1] where troops went aboard', () => {
  const loaded = (table: string) => {
    const state = at(HUSKY, `unit X3 axis NT 3 | troops Napoli-Division 2 @Catania | ${table}`);
    const { common } = score(state, {
      type: 'loaded',
      ship: shipNamed(state, 'X3'),
      cargo: { kind: 'troops', unit: unit(state, 'Napoli-Division'), re: 1, mech: false },
      port: port(state, 'Catania'),
    });
    return common.embarked.map(({ hex: place }) => place === hex(state, 'Catania'));
  };

  test('[S.2] is remembered, in a group as in port', () => {
    expect(loaded('in Catania X3')).toEqual([true]);
    expect(loaded('group 3 axis in:Catania X3')).toEqual([true]);
  });
});
