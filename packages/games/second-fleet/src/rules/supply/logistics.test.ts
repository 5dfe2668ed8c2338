import { describe, expect, test } from 'vitest';
import { fold } from '../../turn/chain.ts';
import { hexOf } from '../../model/chart.ts';
import { secondFleet } from '../../game.ts';
import type { State, Stores } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { namesOf, position, unit, units } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import {
  burnFuel,
  drawOf,
  isAntiAirSpent,
  isOutOfFuel,
  refuseAmmunition,
  type Shot,
  spendAmmunition,
  spendAntiAir,
} from './logistics.ts';
import { refuseHighSpeed } from '../optional/high-speed.ts';
import { mostOf } from './replenishment.ts';
import { fullStores, storesAtStart, UNLIMITED } from './stores.ts';
import { supplyLimit } from './supply-limit.ts';

const HEADING = 'kola-strike turn 3 of 15';

/** A position with full rosters, some of them changed. */
const at = (
  forces: string,
  change: { readonly [name: string]: Partial<Stores> } = {},
  phase = 'initiative',
): State => {
  const bare = position(phase, `options logistics highSpeeds | ${forces}`, HEADING);
  const stores = (side: 'nato' | 'soviet') =>
    storesAtStart(bare.table, side).map(each => {
      const name = Object.keys(change).find(key => unit(bare, key) === each.unit);
      return name === undefined ? each : { ...each, ...change[name] };
    });
  return {
    ...bare,
    secret: {
      nato: { ...bare.secret.nato, stores: stores('nato') },
      soviet: { ...bare.secret.soviet, stores: stores('soviet') },
    },
  };
};

const storesIn = (state: State, name: string): Stores => {
  const id = unit(state, name);
  const found = [...state.secret.nato.stores, ...state.secret.soviet.stores].find(each => each.unit === id);
  if (found === undefined) throw new RangeError(`${name} has no roster`);
  return found;
};

const rowOf = (name: string): string => {
  const state = position('initiative', 'nato @2922 HAWES', HEADING);
  const { fuel, ssm, asw, antiAir, torpedo, bombs, airSsm, airSsmShort, cruise } = fullStores(
    state.table,
    unit(state, name),
  );
  return [fuel, ssm, asw, antiAir, torpedo, bombs, airSsm, airSsmShort, cruise].join(' ');
};

describe('[C.18.3] what is offered to a group of which one is empty', () => {
  const offered = (state: State): readonly string[] =>
    [...secondFleet.options(viewFor(state, 'nato')).list()].flatMap(action =>
      action.type === 'strike' ? [`${action.cruise ? 'cruise ' : ''}${namesOf(state, action.units)}`] : [],
    );
  const activated = (names: string, hex: string): string =>
    `surface-activation side=nato units=[${names}] hex=${hex} start=${hex} | under segment side=nato arm=surface`;

  test('the others fire', () => {
    const forces = 'nato @2809 HAWES GARY | soviet @2807 FRNZE/local';
    const state = at(forces, { HAWES: { ssm: 0 } }, activated('HAWES,GARY', '2809'));
    expect(offered(state)).toEqual(['GARY']);
  });

  test('[C.21.1] cruise missiles go by the second row, else by one salvo', () => {
    const forces = 'nato @2809 IOWA SPNCE VRGNA | options cruiseMissiles logistics';
    const phase = activated('IOWA,SPNCE,VRGNA', '2809');
    const spent = `campaign once=[cruise-US-IOWA-1,cruise-US-IOWA-2,cruise-US-SPNCE-1,cruise-US-VRGNA-1]`;
    const state = at(`${forces} | ${spent}`, { SPNCE: { cruise: 0 } }, phase);
    expect(ruling(state, 'nato strike ssm IOWA at 3605 cruise')).toBe('ok');
    expect(ruling(state, 'nato strike ssm SPNCE at 3605 cruise')).toBe('C.18.3 no-ammunition');
    expect(ruling(state, 'nato strike ssm VRGNA at 3605 cruise')).toBe('C.21.1 no-cruise-missiles');
    expect(new Set(offered(state))).toEqual(new Set(['cruise IOWA']));
  });
});

describe('rosters: fuel, SSM, ASW, AAA, torpedo, bombs, air SSM long and short, cruise', () => {
  test.each([
    ['HAWES', '3 2 3 4 0 0 0 0 0'],
    ['KNOX', '2 2 6 0 0 0 0 0 0'],
    ['SPNCE', '5 6 4 0 0 0 0 0 3'],
    ['VNCNS', '6 4 5 8 0 0 0 0 0'],
    ['VRGNA', `${UNLIMITED} 3 5 5 0 0 0 0 0`],
    ['IOWA', `${UNLIMITED} 10 0 0 0 0 0 0 8`],
    ['FRNZE', `${UNLIMITED} 9 3 12 0 0 0 0 0`],
    ['KIEV', '8 12 8 10 0 6 0 0 0'],
    ['RSVLT', `${UNLIMITED} 0 10 0 0 16 2 4 0`],
    ['INPDN', '8 0 8 0 0 12 2 4 0'],
    ['CRSEA', '8 0 7 0 0 10 2 4 0'],
    ['ILTRS', '6 0 6 0 0 4 1 0 0'],
  ])('[A13] [C.18.1] %s as printed', (name, rows) => {
    expect(rowOf(name)).toBe(rows);
  });

  test.each([
    ['GARY', '3 2 4 4 0 0 0 0 0'],
    ['LAJLA', `${UNLIMITED} 3 0 0 5 0 0 0 0`],
    ['KAURA', `${UNLIMITED} 0 0 0 2 0 0 0 0`],
    ['OTUS', `${UNLIMITED} 0 0 0 3 0 0 0 0`],
    ['ALTAR', '8 0 0 0 0 0 0 0 0'],
  ])('[C.18.1] [C.2.18] %s by type, a row only for what it has', (name, rows) => {
    expect(rowOf(name)).toBe(rows);
  });
});

describe('ammunition', () => {
  const state = at('nato @2922 HAWES SPNCE RSVLT | nato @2529 LAJLA');
  const carrier = { kind: 'carrier', carrier: unit(state, 'RSVLT') } as const;
  const draw = (shot: Shot): string => {
    const found = drawOf(state.table, shot);
    return found === undefined ? 'none' : found.row;
  };

  test.each<[string, Shot, string]>([
    ['[C.18.3] missiles of a ship', { attack: 'ssm', unit: unit(state, 'HAWES') }, 'ssm'],
    ['[C.18.3] ASW of a ship', { attack: 'asw', unit: unit(state, 'HAWES') }, 'asw'],
    ['[C.18.3] guns are free', { attack: 'close', unit: unit(state, 'HAWES') }, 'none'],
    ['[C.18.3] a submarine hunts with torpedoes', { attack: 'asw', unit: unit(state, 'LAJLA') }, 'torpedo'],
    ['[C.18.3] torpedoes', { attack: 'torpedo', unit: unit(state, 'LAJLA') }, 'torpedo'],
    ['[C.21.1] the second row', { attack: 'ssm', unit: unit(state, 'SPNCE'), missile: 'cruise' }, 'cruise'],
    [
      '[C.18.4] bombs of the carrier',
      { attack: 'bombing', unit: unit(state, 'A6-1'), home: carrier },
      'bombs',
    ],
    ['[C.18.4] ASW of the carrier', { attack: 'asw', unit: unit(state, 'S3-1'), home: carrier }, 'asw'],
    ['[C.18.4] her long missiles', { attack: 'ssm', unit: unit(state, 'A6-1'), home: carrier }, 'airSsm'],
    [
      '[C.18.4] her short ones',
      { attack: 'ssm', unit: unit(state, 'A6-1'), home: carrier, missile: 'short' },
      'airSsmShort',
    ],
    ['[C.18.4] land bases never run out', { attack: 'ssm', unit: unit(state, 'T26-1') }, 'none'],
  ])('%s', (_name, shot, row) => {
    expect(draw(shot)).toBe(row);
  });

  test('[C.18.3] one box for each attack, and none left bars it', () => {
    const shots: readonly Shot[] = [{ attack: 'ssm', unit: unit(state, 'HAWES') }];
    const one = fold(state, spendAmmunition(state, shots));
    expect(storesIn(one, 'HAWES').ssm).toBe(1);
    const none = fold(one, spendAmmunition(one, shots));
    expect(refuseAmmunition(none.table, none.secret.nato, shots)?.code).toBe('no-ammunition');
    expect(refuseAmmunition(one.table, one.secret.nato, shots)).toBeUndefined();
  });

  test('[C.18.4] two aircraft of a carrier need two boxes', () => {
    const two = ['A6-1', 'F18-1'].map(
      name => ({ attack: 'ssm', unit: unit(state, name), home: carrier }) as const,
    );
    expect(refuseAmmunition(state.table, state.secret.nato, two)).toBeUndefined();
    const less = at('nato @2922 RSVLT', { RSVLT: { airSsm: 1 } });
    expect(refuseAmmunition(less.table, less.secret.nato, two)?.code).toBe('no-ammunition');
  });

  test('[C.18.3] AAA boxes go, and then the guns are weak; ships without the row never run out', () => {
    const low = at('nato @2922 HAWES SPNCE', { HAWES: { antiAir: 1 } });
    const spent = fold(low, spendAntiAir(low, units(low, 'HAWES SPNCE')));
    expect(isAntiAirSpent(spent.table, spent.secret.nato, unit(spent, 'HAWES'))).toBe(true);
    expect(isAntiAirSpent(spent.table, spent.secret.nato, unit(spent, 'SPNCE'))).toBe(false);
    expect(isAntiAirSpent(low.table, low.secret.nato, unit(low, 'HAWES'))).toBe(false);
  });

  test('[20] without the option nothing is counted', () => {
    const free = position('initiative', 'nato @2922 HAWES', HEADING);
    expect(spendAmmunition(free, [{ attack: 'ssm', unit: unit(free, 'HAWES') }])).toEqual([]);
    expect(free.secret.nato.stores).toEqual([]);
  });
});

describe('fuel', () => {
  const voyage = (name: string, today: number, fast: number): string =>
    `campaign voyages.0.unit=${name} voyages.0.today=${today} voyages.0.thisTurn=0 voyages.0.fast=${fast}`;

  test.each([
    ['[C.18.2] [2.4.1] five hexes', 'HAWES', 5, 0, 2],
    ['[C.18.2] four hexes', 'HAWES', 4, 0, 3],
    ['[C.18.2] and high speed', 'HAWES', 5, 2, 0],
    ['[C.18.2] nuclear ships burn none', 'VRGNA', 9, 2, UNLIMITED],
  ])('%s', (_name, ship, today, fast, left) => {
    const state = at(`nato @2922 ${ship} | ${voyage(ship, today, fast)}`);
    expect(storesIn(fold(state, burnFuel(state)), ship).fuel).toBe(left);
  });

  test('[C.18.2] without fuel no high speed', () => {
    const dry = at('nato @2922 HAWES', { HAWES: { fuel: 0 } });
    expect(isOutOfFuel(dry.secret.nato, unit(dry, 'HAWES'))).toBe(true);
    const refusal = refuseHighSpeed(dry.table, dry.secret.nato, units(dry, 'HAWES'), hexOf('2922'));
    expect(refusal?.code).toBe('no-fuel');
  });
});

describe('replenishment', () => {
  const PHASE = 'replenishment side=nato';

  test('[C.18.5] [2.3.3] in port: all fuel and four boxes, where most is lacking first', () => {
    const state = at('nato @3834 HAWES', { HAWES: { fuel: 0, ssm: 0, asw: 2, antiAir: 0 } }, PHASE);
    const full = after(state, 'nato replenish HAWES');
    expect(storesIn(full, 'HAWES')).toMatchObject({ fuel: 3, ssm: 1, asw: 2, antiAir: 3 });
    expect(supplyLimit(full.table, unit(full, 'HAWES'))).toBe(0);
    expect(ruling(full, 'nato replenish HAWES')).toBe('C.18.5 served');
  });

  test.each([
    ['[C.18.5] not at sea', 'nato @2922 HAWES', 'C.18.5 not-in-port'],
    ['[14.5.2] not in a damaged port', 'nato @3834 HAWES | base Rosyth port=1', 'C.18.5 not-in-port'],
    ['[C.17.8] not under a lodgement', 'nato @3834 HAWES | base Rosyth lodgement=1', 'C.17.8 beset-port'],
    ['[C.18.5] in port', 'nato @3834 HAWES', 'ok'],
  ])('%s', (_name, forces, expected) => {
    expect(ruling(at(forces, { HAWES: { fuel: 1 } }, PHASE), 'nato replenish HAWES')).toBe(expected);
  });

  test('[C.18.1] who has no roster takes nothing', () => {
    const bare = position(PHASE, 'options logistics | nato @3834 HAWES');
    expect(ruling(bare, 'nato replenish HAWES')).toBe('C.18.1 no-roster');
    expect(ruling(bare, 'nato replenish GARY')).toBe('NS.1 not-yours');
  });

  test('[C.18.6] supply ship and taker lie in one hex', () => {
    const apart = at('nato @2922 KISKA | nato @2921 HAWES', { HAWES: { fuel: 1 } }, PHASE);
    expect(ruling(apart, 'nato supply KISKA HAWES fuel 0 ammunition 1')).toBe('C.18.6 not-alongside');
  });

  test('[C.18.5] who lacks nothing takes nothing', () => {
    expect(ruling(at('nato @3834 HAWES', {}, PHASE), 'nato replenish HAWES')).toBe('C.18.5 lacks-nothing');
  });

  const atSea = (weather = ''): State =>
    at(
      `nato @2922 HAWES KISKA KNOX GARY CARR${weather}`,
      { HAWES: { fuel: 1, ssm: 0, asw: 1 }, KNOX: { ssm: 1 }, GARY: { ssm: 1 }, CARR: { ssm: 1 } },
      PHASE,
    );

  test('[C.18.6] one point, one box', () => {
    const state = atSea();
    const most = mostOf(state.table, state.secret.nato, unit(state, 'KISKA'), unit(state, 'HAWES'));
    expect(most.ammunition).toBe(4);
    const given = after(state, `nato supply KISKA HAWES fuel ${most.fuel} ammunition 3`);
    expect(storesIn(given, 'HAWES')).toMatchObject({ ssm: 2, asw: 2 });
    expect(storesIn(given, 'KISKA').ammunition).toBe(storesIn(state, 'KISKA').ammunition - 3);
    expect(supplyLimit(given.table, unit(given, 'KISKA'))).toBe(1);
    expect(supplyLimit(given.table, unit(given, 'HAWES'))).toBe(1);
  });

  test('[C.18.6] three takers', () => {
    const three = after(
      atSea(),
      'nato supply KISKA HAWES fuel 0 ammunition 1',
      'nato supply KISKA KNOX fuel 0 ammunition 1',
      'nato supply KISKA GARY fuel 0 ammunition 1',
    );
    expect(ruling(three, 'nato supply KISKA CARR fuel 0 ammunition 1')).toBe('C.18.6 served-at-sea');
  });

  test.each([
    ['[C.18.6] not more than is lacking', 'nato supply KISKA HAWES fuel 0 ammunition 5', 'C.18.6 too-much'],
    ['[C.18.6] something', 'nato supply KISKA HAWES fuel 0 ammunition 0', 'C.18.6 nothing'],
    ['[C.18.6] from a supply ship', 'nato supply GARY HAWES fuel 0 ammunition 1', 'C.18.6 no-supply-ship'],
  ])('%s', (_name, order, expected) => {
    expect(ruling(atSea(), order)).toBe(expected);
  });

  test.each([
    ['[C.13.5] none at sea in a storm', 'storm', 'C.13.5 weather-supply'],
    ['[C.13.5] half in a squall is still enough for one', 'squall', 'ok'],
    ['[C.13.5] all in clear weather', 'clear', 'ok'],
  ])('%s', (_name, weather, result) => {
    expect(ruling(atSea(` | weather NS=${weather}`), 'nato supply KISKA HAWES fuel 0 ammunition 1')).toBe(
      result,
    );
  });

  test('[C.18.6] long missiles are loaded in port only; tenders serve submarines', () => {
    const ships = at(
      'nato @2922 BHILL KISKA | nato @2922 LAJLA',
      { BHILL: { ssm: 0 }, LAJLA: { torpedo: 1 } },
      PHASE,
    );
    expect(
      mostOf(ships.table, ships.secret.nato, unit(ships, 'KISKA'), unit(ships, 'BHILL')).ammunition,
    ).toBe(0);
    expect(ruling(ships, 'nato supply KISKA LAJLA fuel 0 ammunition 1')).toBe('C.18.6 wrong-tender');
    const tender = at('nato @2922 DIXON | nato @2922 LAJLA', { LAJLA: { torpedo: 1 } }, PHASE);
    expect(ruling(tender, 'nato supply DIXON LAJLA fuel 0 ammunition 4')).toBe('ok');
  });

  test('[C.1.4] the other side does not see what is aboard', () => {
    const state = atSea();
    expect(viewFor(state, 'soviet').own?.stores.some(({ unit: id }) => id === unit(state, 'HAWES'))).toBe(
      false,
    );
  });
});
