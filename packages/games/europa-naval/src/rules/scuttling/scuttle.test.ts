import { eventsIn, type Random, seededRandom } from '@narrow-seas/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chain } from '../../turn/chain.ts';
import { after, eventsOf } from '../../testing/orders.ts';
import { group, port, position, ship, strength, whereIs } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import type { DieFace, ShipId } from '../../model/vocabulary.ts';
import { causeNow } from '../danger-zones/zones.ts';
import { capturePort } from '../ground/capture.ts';
import type { Lot } from '../../model/shore/phase.ts';
import { draw, escape } from './scuttle.ts';

const HUSKY = 'husky "Jul I 43"';

/** This many REs stand alone in Palermo at the end of the movement phase. */
const fallen = (table: string, re = 1, how = '') =>
  position(
    'ground-movement side=allied',
    `port Palermo garrison=0 | troops 1st-Infantry-Division ${re} @Palermo${how} | ${table}`,
    HUSKY,
    'phasing=allied part=movement step=0',
  );

describe('[36.B] a port is taken', () => {
  const two = 'unit A axis TF 2 | in Palermo A';

  test('[F.15.5] at the end of the phase, and its ships try to get away', () => {
    const state = after(fallen(two), 'allied done');
    expect(state.common.ports[port(state, 'Palermo')]).toMatchObject({
      owner: 'allied',
      garrison: 0,
      cdLost: true,
    });
    expect(state.common.phase).toMatchObject({ name: 'scuttle-roll', side: 'axis' });
  });

  test('[36.D 3 4] it exerts nothing in this player-turn and in the next, then it does', () => {
    const { common } = after(fallen(''), 'allied done');
    const letter = (turns: number): string | undefined =>
      causeNow({ ...common, playerTurn: fallen('').common.playerTurn + turns }, true).ports[
        port({ ...fallen(''), common }, 'Palermo')
      ];
    expect([letter(0), letter(1), letter(2)]).toEqual(['a', 'a', 'A']);
  });

  test.each([
    [4, 4, 2, '@041070'],
    [5, 4, 1, '@041070'],
    [4, 5, 1, '@041070'],
    [5, 6, 0, 'sunk'],
  ])('[O10] dice %d and %d leave %d', (first, second, left, where) => {
    const state = after(fallen(two), 'allied done', `roll ${first}`, `roll ${second}`);
    expect(strength(state, 'A')).toBe(left);
    expect(whereIs(state, 'A')).toBe(where);
  });

  test('ships that formed a group in port and stayed are there like the others [F.4.2]', () => {
    const state = fallen('unit A axis TF 2 | group 3 axis in:Palermo A');
    expect(escape(state, 'axis', port(state, 'Palermo'))).toHaveLength(1);
    expect(after(state, 'allied done').common.phase).toMatchObject({ name: 'scuttle-roll', side: 'axis' });
  });

  test('two strength points for each supported RE; the others escape untried', () => {
    const state = after(fallen('unit A axis TF 5 | in Palermo A'), 'allied done', 'roll 5', 'roll 5');
    expect(strength(state, 'A')).toBe(3);
    expect(whereIs(state, 'A')).toBe('@041070');
  });

  test('[F.25] who has to try is drawn by lot first', () => {
    const state = after(fallen('unit A axis TF 3 | unit B axis TF 3 | in Palermo A B'), 'allied done');
    expect(state.common.phase).toMatchObject({ name: 'scuttle-roll', lot: { wanted: 2 }, ships: [] });
    const both = after(state, 'roll 1', 'roll 5', 'roll 5', 'roll 5');
    expect([strength(both, 'A'), strength(both, 'B')]).toEqual([2, 2]);
  });

  test('[F.15.4] unsupported REs frighten nobody', () => {
    const cut = after(fallen(`${two} | unsupplied allied @Palermo 1`), 'allied done');
    expect(whereIs(cut, 'A')).toBe('@041070');
  });

  test('[F.15.4] nor do REs that have just landed, but under the guns of the fleet', () => {
    const landed = (guns: string) => after(fallen(`${two}${guns}`, 3, ' landed'), 'allied done');
    expect(whereIs(landed(''), 'A')).toBe('@041070');
    const supported = landed(' | unit G allied TF 4 | group 9 allied @Palermo G/support=Palermo:half');
    expect(supported.common.phase.name).toBe('scuttle-roll');
  });

  test('[F.15.4] [F.23.1] gunfire that was fired in their own fight has supported them', () => {
    const fight = (guns: string, support: string) =>
      after(
        position(
          'ground-combat side=allied',
          `${two} | port Palermo garrison=1 | troops 1st-Infantry-Division 3 @Palermo landed${guns}`,
          HUSKY,
          'phasing=allied part=combat step=0',
        ),
        `allied attack Palermo from.0.unit=1st-Infantry-Division from.0.hex=Palermo ${support}`,
        'roll 6',
        'allied done',
      );
    const guns = ' | unit G allied TF 4 | group 9 allied @Palermo G/support=Palermo:half';
    expect(fight('', 'support=[]').common.phase.name).not.toBe('scuttle-roll');
    expect(fight(guns, 'support.0=G').common.phase.name).toBe('scuttle-roll');
  });

  test('a unit in refit cannot escape at all', () => {
    const state = after(fallen('unit A axis TF 4 | unit B axis TF 2 | in Palermo A/refit B'), 'allied done');
    expect(whereIs(state, 'A')).toBe('sunk');
    expect(state.common.phase).toMatchObject({ name: 'scuttle-roll' });
    expect(ship(state, 'B').where.at).toBe('port');
  });

  test('nor one in an inland port', () => {
    const state = position('initial side=axis', 'unit A axis NT 3 | in Hamburg A', 'baltic-act2 "Aug I 44"');
    const events = eventsIn(
      capturePort(state, port(state, 'Hamburg'), 'allied', 0, { after: 'front', front: 'x' }),
    );
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['scuttled', 'sunk']));
    expect(events.some(({ type }) => type === 'escaped')).toBe(false);
  });

  test('submarines get away by themselves', () => {
    const state = after(
      fallen(`${two} | unit S axis SUB 2 | in Palermo S | unsupplied allied @Palermo 1`),
      'allied done',
    );
    const groupOf = (name: string) => {
      const { where } = ship(state, name);
      return where.at === 'group' ? group(state, where.group) : undefined;
    };
    expect(groupOf('A')?.ships).toHaveLength(1);
    expect(groupOf('S')?.ships).toHaveLength(1);
  });

  test('[36.B] ships on a canal are lost when the enemy has a bank', () => {
    const canal = (more: string): State =>
      position(
        'ground-movement side=allied',
        `unit A axis NT 3 | group 3 axis channel:0:2 A${more}`,
        'baltic-act2 "Aug I 44"',
        'phasing=allied part=movement step=0',
      );
    expect(whereIs(after(canal(''), 'allied done'), 'A')).toBe('channel');
    expect(whereIs(after(canal(' | taken @053012 allied'), 'allied done'), 'A')).toBe('sunk');
  });
});

test('[O8] [36.A.4] Axis troops alone in Valletta close Malta', () => {
  const state = after(
    position(
      'ground-movement side=axis',
      'troops Superga 3 @Valletta | port Valletta garrison=0 | malta status=4',
      'malta "Jul I 42"',
      'phasing=axis part=movement step=0',
    ),
    'axis done',
  );
  expect(state.common.ports[port(state, 'Valletta')]?.owner).toBe('axis');
  expect(state.common.malta.status).toBe(15);
});

describe('[F.25] the lot', () => {
  const lotOf = (points: readonly number[], wanted: number): Lot => ({
    left: points.map((each, at) => ({ ship: at as ShipId, points: each })),
    wanted,
    value: 0,
    span: 1,
  });

  const drawn = (lot: Lot, random: Random): readonly ShipId[] => {
    let drawing = { lot, ships: [] as readonly ShipId[] };
    while (drawing.lot.wanted > 0) drawing = draw(drawing, (1 + random.below(6)) as DieFace);
    return drawing.ships;
  };

  test('draws as many as are wanted, and of no ship more than it has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (points, seed) => {
          const total = points.reduce((sum, each) => sum + each, 0);
          const wanted = 1 + (seed % total);
          const ships = drawn(lotOf(points, wanted), seededRandom(seed));
          expect(ships).toHaveLength(wanted);
          for (const [at, most] of points.entries())
            expect(ships.filter(one => one === at).length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  test('is fair: a ship of five points among seven is drawn five times in seven', () => {
    const random = seededRandom(7);
    let hits = 0;
    for (let count = 0; count < 3500; count += 1) if (drawn(lotOf([5, 2], 1), random)[0] === 0) hits += 1;
    expect(Math.abs(hits - 2500)).toBeLessThan(120);
  });
});

describe('[F.11.2] fields that are overrun', () => {
  const overrun = (more = '') =>
    position(
      'ground-movement side=allied',
      `air Caccia-Sicilia | taken @048072 allied${more}`,
      HUSKY,
      'phasing=allied part=movement step=0',
    );

  test.each([
    [4, 'ready'],
    [5, 'eliminated'],
  ])('on a %d the unit is %s', (face, status) => {
    const state = after(overrun(), 'allied done', `roll ${face}`);
    expect(state.common.air.filter(unit => unit.status === status)).toHaveLength(1);
    expect(state.common.phase.name).not.toBe('overrun');
  });

  test('what escapes flies to the nearest field of its own', () => {
    const events = eventsOf(after(overrun(), 'allied done'), 'roll 1');
    const based = events.find(({ type }) => type === 'based');
    expect(based).toMatchObject({ base: { at: 'field' } });
  });
});

test('[F.27.1] a field falls with its port to an army that is not on the map', () => {
  const state = position('initial side=axis', 'air StG-3 | air JG-27', 'malta "Jul I 42"');
  const { events } = chain(state, now =>
    capturePort(now, port(now, 'Derna'), 'allied', 3, { after: 'front', front: 'libya' }),
  );
  expect(events.some(({ type }) => type === 'taken')).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'began', phase: { name: 'overrun', front: 'libya' } });
});
