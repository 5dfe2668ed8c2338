import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import { optionsFor } from '../../turn/options.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { movedTo, position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';

const HEADING = 'northern-campaign turn 4 of 36';

const soviet = (forces: string, strategy = 'unrestricted'): State =>
  position(
    'invasion side=soviet assaulted=[] paras=0',
    `secret soviet strategy=${strategy} | ${forces}`,
    HEADING,
  );

const nato = (forces: string): State => position('invasion side=nato assaulted=[] paras=0', forces, HEADING);

describe('who may land where', () => {
  const off = 'soviet @3307 BELOY | soviet @3207 SVRPY';
  test.each([
    ['[C.17.3] [18.2] marines off the base', soviet(off), 'assault Banak marines BELOY', 'ok'],
    [
      '[C.17.2] [18.1] not from elsewhere',
      soviet('soviet @3107 BELOY'),
      'assault Banak marines BELOY',
      'C.17.2 not-off-base',
    ],
    [
      '[C.17.2] not where enemy ships are',
      movedTo(soviet(`${off} | nato @2922 HAWES`), 'HAWES', '3307'),
      'assault Banak marines BELOY',
      'C.17.2 not-off-base',
    ],
    ['[C.17.3] only amphibious ships', soviet(off), 'assault Banak marines SVRPY', 'C.17.3 not-amphibious'],
    ['[C.17.3] once', soviet('soviet @3307 BELOY/landed'), 'assault Banak marines BELOY', 'C.17.3 landed'],
    [
      '[C.13.6] not in a storm',
      soviet(`${off} | weather BS=storm`),
      'assault Banak marines BELOY',
      'C.13.6 storm-ashore',
    ],
    [
      '[C.17.1] [C.15] not what the strategy spares',
      soviet(off, 'restricted'),
      'assault Banak marines BELOY',
      'C.15 not-invaded',
    ],
    ['[C.17.1] not the own bases', soviet(off), 'assault Pechenga paras 1', 'C.17.1 not-invadable'],
    [
      '[C.17.1] once a day',
      position(
        'invasion side=soviet assaulted=[Banak] paras=0',
        `secret soviet strategy=unrestricted | ${off}`,
        HEADING,
      ),
      'assault Banak marines BELOY',
      'C.17.1 once-a-day',
    ],
    ['[C.17.4] [18.3] parachutists within one zone', soviet(off), 'assault Bodo paras 2', 'ok'],
    ['[C.17.4] not farther', soviet(off), 'assault Keflavik paras 2', 'C.17.4 beyond-drop'],
    ['[C.17.4] six a day', soviet(off), 'assault Banak paras 7', 'C.17.4 too-many-paras'],
    [
      '[C.17.4] not from a damaged airfield',
      soviet(
        'base Pechenga airfield=1 | base Polyarnyy airfield=1 | base Murmansk airfield=1 | base Kildenstroy airfield=1 | base Olenogorsk airfield=1 | base Kilpyavr airfield=1 | base Monchegorsk airfield=1',
      ),
      'assault Banak paras 1',
      'C.17.4 beyond-drop',
    ],
    [
      '[C.13.6] nobody jumps in a storm',
      soviet('weather BS=storm'),
      'assault Banak paras 1',
      'C.13.6 storm-ashore',
    ],
    ['[C.17.5] [18.4] commandos from a warship', soviet(off), 'assault Banak commandos SVRPY', 'ok'],
    [
      '[C.17.5] not from an amphibious ship',
      soviet(off),
      'assault Banak commandos BELOY',
      'C.17.5 no-commandos',
    ],
    [
      '[C.13.6] in a storm not from a ship',
      soviet(`${off} | weather BS=storm`),
      'assault Banak commandos SVRPY',
      'C.13.6 storm-ashore',
    ],
    [
      '[C.13.6] but from a submarine',
      soviet('soviet @3307 MKALN | weather BS=storm'),
      'assault Banak commandos MKALN',
      'ok',
    ],
    [
      '[C.17.5] three at most',
      soviet('soviet @3307 SVRPY SILNY NKTMY VSLYV'),
      'assault Banak commandos SVRPY SILNY NKTMY VSLYV',
      'C.17.5 too-many-commandos',
    ],
    [
      '[C.17.5] a raid is for commandos alone',
      soviet(off),
      'assault Banak raid marines BELOY commandos SVRPY',
      'C.17.5 no-raid',
    ],
    [
      '[C.17.5] not on a strip',
      soviet('soviet @2118 MKALN'),
      'assault JanMayen raid commandos MKALN',
      'C.17.5 nothing-to-raid',
    ],
    ['[C.17.6] somebody must go', soviet(off), 'assault Banak', 'C.17.6 no-troops'],
    ['[C.17.3] no ship twice', soviet(off), 'assault Banak marines BELOY BELOY', 'C.17.3 lands-twice'],
    ['[C.17.5] no party twice', soviet(off), 'assault Banak commandos SVRPY SVRPY', 'C.17.5 party-twice'],
  ])('%s', (_name, state, order, expected) => {
    expect(ruling(state, `soviet ${order}`)).toBe(expected);
  });

  test.each([1.5, -1])('[C.17.4] battalions are counted whole: not %d', paras => {
    const landing = { base: baseOf('Banak'), amphibious: [], paras, commandos: [], raid: false } as const;
    expect(optionsFor(viewFor(soviet(off), 'soviet')).refuse({ type: 'assault', landing })).toMatchObject({
      rule: 'C.17.4',
      code: 'no-battalions',
    });
  });

  test('[C.17.1] a base that fell this morning is retaken tomorrow at the earliest', () => {
    const fallen = (bases: string): State =>
      after(
        position(
          'invasion side=soviet assaulted=[Banak] paras=0',
          `secret soviet strategy=unrestricted | ${bases}`,
          HEADING,
        ),
        'soviet done',
      );
    const two = fallen('base Banak owner=soviet | base Bodo owner=soviet');
    expect(ruling(two, 'nato assault Banak paras 1')).toBe('C.17.1 once-a-day');
    expect(ruling(two, 'nato assault Bodo paras 1')).toBe('ok');
    expect(fallen('base Banak owner=soviet').table.phase.name).not.toBe('invasion');
  });

  test.each([
    [
      '[C.17.1] NATO takes back what was lost',
      'base Banak owner=soviet airfield=1 defence=0 garrison=3 | nato @3307 OGDEN',
      'ok',
    ],
    ['[C.17.1] and nothing else', 'nato @3307 OGDEN', 'C.17.1 not-invadable'],
  ])('%s', (_name, forces, expected) => {
    expect(ruling(nato(forces), 'nato assault Banak marines OGDEN')).toBe(expected);
  });
});
