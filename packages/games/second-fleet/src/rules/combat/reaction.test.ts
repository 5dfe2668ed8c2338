import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, orderOf, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { oddsFire } from '../../turn/fire/odds.ts';

const BACKFIRE = 'roles.0.unit=T26-1 roles.0.role=atk';

/** Backfires at 2710, on their way to the carriers at 2716. */
const raid = (flying: string, roles: string, more: string, heading?: string): State =>
  position(
    `flight side=soviet units=[${flying}] ${roles} homes=[${flying
      .split(',')
      .map(() => 'Olenogorsk')
      .join(',')}] hex=2710 allowance=40 spent=8 path=[3906,2710] | under segment side=soviet arm=air`,
    `flight Olenogorsk ${flying.replaceAll(',', ' ')} | ${more}`,
    heading,
  );

const oddsOf = (met: State, order: string) => {
  const { by, action } = orderOf(met, order);
  if (by === 'chance') throw new Error('The dice have no odds');
  return oddsFire(viewFor(met, by), action);
};

describe('[C.11.9] patrols that overlap', () => {
  const state = raid(
    'T26-1,T26-2,T26-3',
    'roles.0.unit=T26-1 roles.0.role=atk roles.1.unit=T26-2 roles.1.role=atk roles.2.unit=T26-3 roles.2.role=atk',
    'nato @2716 RSVLT INPDN | cap RSVLT F14-1 | cap INPDN F14-3',
  );
  const met = after(state, 'soviet fly 2711 2712 2713');

  test('attack one after another in one hex', () => {
    expect(met.table.phase).toMatchObject({
      name: 'reaction',
      ahead: [expect.anything()],
      resume: { spent: 10 },
    });
    const first = after(met, 'nato intercept INPDN', 'roll 0');
    expect(first.table.phase).toMatchObject({
      name: 'reaction',
      missions: [{ kind: 'carrier' }],
      resume: { spent: 10 },
    });
    expect(ruling(first, 'nato intercept INPDN')).toBe('C.11.2 no-patrol');
    expect(ruling(first, 'nato intercept RSVLT')).toBe('ok');
  });

  test('[C.11.2] those that let it pass are asked again in the next hex, not in this one', () => {
    const passed = after(met, 'nato let-pass');
    expect(passed.table.phase).toMatchObject({ name: 'reaction', ahead: [], resume: { spent: 11 } });
    expect(after(passed, 'nato let-pass').table.phase).toMatchObject({ name: 'flight', spent: 11 });
  });
});

test('[C.11.6] a stack that is turned back stays where it was met', () => {
  const escorted = raid(
    'T26-1,S27-1',
    'roles.0.unit=T26-1 roles.0.role=atk roles.1.unit=S27-1 roles.1.role=int',
    'nato @2716 RSVLT | cap RSVLT F14-1 F14-2 E2-1',
  );
  const turned = after(escorted, 'soviet fly 2711 2712 2713 2714', 'nato intercept RSVLT', 'roll 9');
  expect(turned.table.phase).toMatchObject({ name: 'flight', turnedBack: 'to-start', spent: 10 });
});

test('[8.13] one that goes on finishes its way', () => {
  const state = raid('T26-1', BACKFIRE, 'nato @2716 RSVLT | cap RSVLT F14-1');
  const past = after(state, 'soviet fly 2711 2712 2713 2714', 'nato intercept RSVLT', 'roll 0');
  expect(past.table.phase).toMatchObject({ name: 'flight', spent: 12 });
});

describe('[C.11.3] [A3] the strength of a patrol', () => {
  const CARRIER = 'nato @2716 RSVLT';
  test.each([
    [
      'no AEW: an eighth at four hexes',
      `${CARRIER} | cap RSVLT F14-1 F14-2`,
      'intercept RSVLT',
      'patrol 3 against 1; column 3-1',
    ],
    [
      'an AEW: a quarter',
      `${CARRIER} | cap RSVLT F14-1 F14-2 E2-1`,
      'intercept RSVLT',
      'patrol 5 against 1; column 3-1',
    ],
    [
      'a helicopter: an eighth',
      'nato @2716 INVCL | cap INVCL HAR-1 SKG-1',
      'intercept INVCL',
      'patrol 1 against 1; column 1-1',
    ],
  ])('%s', (_name, more, order, sum) => {
    const met = after(raid('T26-1', BACKFIRE, more), 'soviet fly 2711 2712');
    expect(oddsOf(met, `nato ${order}`)?.sum).toBe(sum);
  });

  test('what the distance takes is told, and nothing where it takes nothing', () => {
    const terms = (order: string, waits: number) => {
      const met = after(
        raid('T26-1', BACKFIRE, `${CARRIER} | cap RSVLT F14-1 F14-2`),
        order,
        ...Array.from({ length: waits }, () => 'nato let-pass'),
      );
      return oddsOf(met, 'nato intercept RSVLT')?.terms.filter(({ rule }) => rule === 'C.2.5');
    };
    expect(terms('soviet fly 2711 2712', 0)).toEqual([
      { what: 'carrier patrol at 4 hexes', value: -15, rule: 'C.2.5' },
    ]);
    expect(terms('soviet fly 2711 2712 2713 2714 2715', 3)).toEqual([]);
  });

  /** A NATO patrol over Bodo and Soviet aircraft four hexes away. */
  const overBodo = (flying: string, roles: string, heading: string): State =>
    position(
      `reaction side=nato missions=[Bodo] | under flight side=soviet units=[${flying}] ${roles} homes=[Olenogorsk] hex=3512 allowance=90 spent=4 path=[3906,3512] | under segment side=soviet arm=air`,
      `flight Olenogorsk ${flying} | cap Bodo US-F16-1`,
      heading,
    );
  const NIGHT = 'kola-strike turn 3 of 15 | period 3';
  test.each([
    [
      '[8.9] over an airfield all of it, at any distance',
      'T26-1',
      BACKFIRE,
      'kola-strike turn 2 of 15',
      'patrol 9 against 1; column 3-1',
    ],
    ['[16.2.7] NATO sees in the dark', 'T26-1', BACKFIRE, NIGHT, 'patrol 9 against 1; column 3-1'],
    [
      '[16.2.7] the Soviets have one at least',
      'T26-1',
      'roles.0.unit=T26-1 roles.0.role=int',
      NIGHT,
      'patrol 9 against 1; column 3-1',
    ],
    [
      '[16.2.7] else one less',
      'S27-1',
      'roles.0.unit=S27-1 roles.0.role=int',
      NIGHT,
      'patrol 9 against 9; column 1-1',
    ],
    [
      '[16.2.7] not by day',
      'S27-1',
      'roles.0.unit=S27-1 roles.0.role=int',
      'kola-strike turn 2 of 15',
      'patrol 9 against 10; column 1-2',
    ],
  ])('%s', (_name, flying, roles, heading, sum) => {
    expect(oddsOf(overBodo(flying, roles, heading), 'nato intercept Bodo')?.sum).toBe(sum);
  });
});
