import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { markOf, position, unit, units, whereIs } from '../../testing/positions.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { defenceOf, dieTerms, flakOf, oddsOfAssault, strengthOf } from './assault.ts';
import { ASSAULT_COLUMNS, assaultColumn, assaultResult } from './assault-table.ts';

const HEADING = 'northern-campaign turn 4 of 36';
const SHORT = { failed: 'F', lodgement: 'H', captured: 'C' } as const;

const soviet = (forces: string, strategy = 'unrestricted', phase = ''): State =>
  position(
    `invasion side=soviet assaulted=[] paras=0${phase}`,
    `secret soviet strategy=${strategy} | ${forces}`,
    HEADING,
  );

const banak = (state: State) => state.table.bases[baseOf('Banak')];

describe('the table', () => {
  test.each([
    [-1, 'F F F F H C'],
    [0, 'F F F F H C'],
    [1, 'F F F H H C'],
    [2, 'F F F H C C'],
    [3, 'F F H C C C'],
    [4, 'F F H C C C'],
    [5, 'F F H C C C'],
    [6, 'F H C C C C'],
    [7, 'F H C C C C'],
    [8, 'F H C C C C'],
    [9, 'H C C C C C'],
    [12, 'H C C C C C'],
  ])('[C.17.7] a modified die of %i', (die, row) => {
    expect(ASSAULT_COLUMNS.map((_, column) => SHORT[assaultResult(column, die)]).join(' ')).toBe(row);
  });

  test.each([
    [1, 3, '<1-2'],
    [3, 6, '1-2'],
    [5, 6, '1-2'],
    [6, 6, '1-1'],
    [11, 6, '1-1'],
    [12, 6, '2-1'],
    [18, 6, '3-1'],
    [29, 6, '3-1'],
    [30, 6, '5-1'],
    [1, 0, '1-1'],
  ])('[C.17.7] %i against %i is column %s', (strength, defence, label) => {
    expect(ASSAULT_COLUMNS[assaultColumn(strength, defence)]?.[0]).toBe(label);
  });
});

describe('an assault', () => {
  const landing = soviet('soviet @3307 BELOY KRSKY');
  const assault = (state: State, paras = 0) => ({
    side: 'soviet' as const,
    base: baseOf('Banak'),
    amphibious: [unit(state, 'BELOY'), unit(state, 'KRSKY')],
    paras,
    commandos: [],
    raid: false,
  });

  test('[C.1.7] [C.17.6] marine lift against the printed defence', () => {
    expect(strengthOf(landing.table, assault(landing), 0)).toBe(4);
    expect(defenceOf(landing.table, baseOf('Banak'))).toBe(2);
  });

  test('[C.17.6] a base at Damage 2 defends at half, rounded up', () => {
    const hit = soviet('base Bodo airfield=2');
    expect(defenceOf(hit.table, baseOf('Bodo'))).toBe(2);
    expect(defenceOf(soviet('base Bodo airfield=1').table, baseOf('Bodo'))).toBe(3);
  });

  test('[C.17.7] 4 : 2 is 2-1: it fails on 0, holds on 1 and 2, takes the base from 3', () => {
    expect(oddsOfAssault(landing.table, assault(landing)).results).toEqual([
      { result: 'captured', ways: 70 },
      { result: 'lodgement', ways: 20 },
      { result: 'failed', ways: 10 },
    ]);
  });

  const outcomeOf = (die: number): State =>
    after(landing, 'soviet assault Banak marines BELOY KRSKY', `roll ${die}`);

  test('[C.17.7] F: all is lost', () => {
    const state = outcomeOf(0);
    expect(banak(state)).toMatchObject({ owner: 'nato', lodgement: 0, defence: 2 });
    expect(state.table.phase).toMatchObject({ name: 'invasion', assaulted: [baseOf('Banak')] });
  });

  test('[C.17.7] [C.17.8] H: half stays ashore, and must fight again', () => {
    const state = outcomeOf(1);
    expect(banak(state)).toMatchObject({ owner: 'nato', lodgement: 2, defence: 1, airfield: 0 });
    const next = soviet('base Banak lodgement=2 defence=1');
    expect(ruling(next, 'soviet done')).toBe('C.17.7 lodgement-fights');
    expect(ruling(next, 'soviet assault Banak')).toBe('ok');
  });

  test('[C.17.7] [C.17.9] [2.2.6.3] C: the rest is the garrison, the base is damaged', () => {
    const state = outcomeOf(3);
    expect(banak(state)).toEqual({
      owner: 'soviet',
      airfield: 1,
      port: 0,
      defence: 0,
      garrison: 3,
      lodgement: 0,
      parachuted: 0,
    });
  });

  test('[C.17.3] the ships are empty afterwards', () => {
    const state = outcomeOf(0);
    expect(ruling(state, 'soviet assault Tromso marines BELOY')).toBe('C.17.3 landed');
  });

  test('[C.15] the first invasion opens the strategy', () => {
    expect(eventsOf(landing, 'soviet assault Banak marines BELOY')[0]).toEqual({
      type: 'strategy-known',
      strategy: 'unrestricted',
    });
  });

  test('[C.17.9] aircraft fly out, ships sail out and are marked', () => {
    const state = soviet(
      'soviet @3310 BELOY KRSKY | nato @3311 PCS1 | nato @3311 KYA | at Bardufoss NO-F16-1',
    );
    const taken = after(state, 'soviet assault Tromso marines BELOY KRSKY', 'roll 9');
    expect(whereIs(taken, 'PCS1')).not.toBe('3311');
    expect(markOf(taken, 'PCS1')).toBe('strategic');
    expect(markOf(taken, 'KYA')).toBe('strategic');
    const fallen = soviet('at Banak NO-F16-1 | base Bardufoss owner=soviet');
    const dead = after(fallen, 'soviet assault Banak paras 6', 'roll 0', 'roll 9');
    expect(whereIs(dead, 'NO-F16-1')).toBe('lost');
  });

  test.each([
    ['gunfire 20', 'soviet @3307 BELOY KRSKY FRNZE OTTUK', 1],
    ['no gunfire', 'soviet @3307 BELOY KRSKY SVRPY', 0],
    ['squall', 'weather BS=squall | soviet @3307 BELOY KRSKY', -1],
    ['base at Damage 2', 'base Banak airfield=2 | soviet @3307 BELOY KRSKY', 1],
    ['dark', 'period 1 | soviet @3307 BELOY KRSKY', -1],
  ])('[C.17.7] die: %s', (_name, forces, shift) => {
    const state = soviet(forces);
    const { terms } = oddsOfAssault(state.table, assault(state));
    const die = terms.filter(({ what }) => !['marines', 'parachutists'].includes(what));
    expect(die.reduce((sum, { value }) => sum + value, 0)).toBe(shift);
  });
});

test('[C.17.7] of three who hold a lodgement two are lost', () => {
  const state = soviet('soviet @3307 SVRPY SILNY OTTUK');
  const landed = after(state, 'soviet assault Banak commandos SVRPY SILNY OTTUK');
  const held = DIE_FACES.map(face => banak(after(landed, `roll ${face}`))?.lodgement).filter(
    left => left !== 0,
  );
  expect(held).toContain(1);
  expect(new Set(held)).toEqual(new Set([1]));
});

test.each([
  ['SVRPY SILNY', 1],
  ['SVRPY', 0],
])('[C.17.7] die: commandos of %s add %i', (names, shift) => {
  const state = soviet('soviet @3307 SVRPY SILNY');
  const assault = {
    side: 'soviet' as const,
    base: baseOf('Banak'),
    amphibious: [],
    paras: 0,
    commandos: units(state, names),
    raid: false,
  };
  expect(dieTerms(state.table, assault, 0).reduce((sum, { value }) => sum + value, 0)).toBe(shift);
});

describe('parachutists', () => {
  test.each([
    ['[C.17.4] flak of the base', 'secret soviet strategy=unrestricted', 'Banak', 21],
    ['[C.17.4] half when damaged', 'base Banak airfield=1', 'Banak', 10],
    ['[C.17.4] none when destroyed', 'base Banak airfield=3', 'Banak', 0],
    ['[C.17.4] a strip has what is printed', 'base Banak airfield=0', 'Sumburgh', 3],
  ])('%s', (_name, forces, base, flak) => {
    expect(flakOf(soviet(forces).table, baseOf(base))).toBe(flak);
  });

  test('[C.17.4] flak first, battalions by half the result', () => {
    const state = after(soviet('campaign talks=0'), 'soviet assault Banak paras 6');
    expect(state.table.phase).toMatchObject({ name: 'assault-roll', die: 'flak' });
    const lost = DIE_FACES.map(face => {
      const { phase } = after(state, `roll ${face}`).table;
      return phase.name === 'assault-roll' ? phase.parasLost : undefined;
    });
    expect(lost).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
  });

  test('[C.17.4] fighters that held the sky take one battalion each', () => {
    const state = soviet(
      'returning Bodo interception BS BS NO-F16-1 | returning Bodo interception NS NS NO-F16-2',
    );
    const { phase } = after(state, 'soviet assault Banak paras 3').table;
    expect(phase).toMatchObject({ name: 'assault-roll', parasLost: 1 });
  });

  test('[C.17.4] [A12] eight points each, [C.13.6] four in a squall', () => {
    const of = (state: State) => ({
      side: 'soviet' as const,
      base: baseOf('Banak'),
      amphibious: [],
      paras: 2,
      commandos: [],
      raid: false,
      state,
    });
    const clear = soviet('campaign talks=0');
    const squall = soviet('weather BS=squall');
    expect(strengthOf(clear.table, of(clear), 2)).toBe(16);
    expect(strengthOf(squall.table, of(squall), 2)).toBe(8);
  });

  describe('losses ashore', () => {
    const janMayen = (state: State) => state.table.bases[baseOf('JanMayen')];
    const stormed = (forces: string, troops: string, die: number): State =>
      after(soviet(forces), `soviet assault JanMayen ${troops}`, `roll ${die}`);
    const MARINES = 'soviet @2118 BELOY KRSKY';

    test.each([
      ['[C.17.10] half of 24 is 12: two battalions, 16', 'base JanMayen defence=24', 'paras 3', 8, 8],
      [
        '[C.17.10] marines go by the point: half of 20 is one battalion and two points',
        `base JanMayen defence=20 | ${MARINES}`,
        'marines BELOY KRSKY paras 2',
        10,
        8,
      ],
      ['[C.17.10] marines alone: half', `base JanMayen defence=4 | ${MARINES}`, 'marines BELOY KRSKY', 2, 0],
      [
        '[C.17.10] a battalion that has held on for a day goes whole',
        'base JanMayen defence=8 lodgement=8 parachuted=8',
        '',
        0,
        0,
      ],
      [
        '[C.17.10] marines that have held on go by the point',
        'base JanMayen defence=8 lodgement=8',
        '',
        4,
        0,
      ],
    ])('%s', (_name, forces, troops, lodgement, parachuted) => {
      expect(janMayen(stormed(forces, troops, 3))).toMatchObject({ owner: 'nato', lodgement, parachuted });
    });

    test.each([
      ['[C.17.10] one point costs a battalion', 'base JanMayen defence=2', 'paras 2', 8],
      ['[C.17.10] or one marine', `base JanMayen defence=2 | ${MARINES}`, 'marines BELOY KRSKY paras 2', 19],
    ])('a base taken: %s', (_name, forces, troops, garrison) => {
      expect(janMayen(stormed(forces, troops, 9))).toMatchObject({
        owner: 'soviet',
        garrison,
        parachuted: 0,
      });
    });
  });

  test('[C.16.5] the battalions are spent, whatever comes of it', () => {
    const state = after(soviet('campaign talks=0'), 'soviet assault Banak paras 6');
    expect(state.table.campaign.paras).toEqual({ nato: 12, soviet: 12 });
    expect(state.table.phase).toMatchObject({ resume: { paras: 6 } });
  });
});

describe('commandos', () => {
  test.each([
    [2, 1],
    [3, 0],
  ])('[C.17.5] a raid on a %i gives grade %i', (die, grade) => {
    const state = after(
      soviet('soviet @3307 MKALN'),
      'soviet assault Banak raid commandos MKALN',
      `roll ${die}`,
    );
    expect(banak(state)?.airfield).toBe(grade);
    expect(state.table.campaign.commandos.soviet).toBe(7);
  });

  test('[C.17.5] a base of defence 1 can fall to them', () => {
    const state = soviet('soviet @2118 MKALN | soviet @2018 FDZHR');
    const taken = after(state, 'soviet assault JanMayen commandos MKALN FDZHR', 'roll 9');
    expect(taken.table.bases[baseOf('JanMayen')]).toMatchObject({ owner: 'soviet', garrison: 1 });
  });

  test('[C.17.5] the odds of a raid', () => {
    const state = soviet('soviet @3307 MKALN');
    const assault = {
      side: 'soviet' as const,
      base: baseOf('Banak'),
      amphibious: [],
      paras: 0,
      commandos: [unit(state, 'MKALN')],
      raid: true,
    };
    expect(oddsOfAssault(state.table, assault).results).toEqual([
      { result: 'raided', ways: 3 },
      { result: 'raid-failed', ways: 7 },
    ]);
  });
});

describe('the order of sides', () => {
  test('[2.2.6] [2.2.6.1] [2.2.6.2] NATO follows where it has lost a base', () => {
    const lost = after(soviet('base Hofn owner=soviet defence=0'), 'soviet done');
    expect(lost.table.phase).toMatchObject({ name: 'invasion', side: 'nato' });
    const whole = after(soviet('campaign talks=0'), 'soviet done');
    expect(whole.table.phase.name).not.toBe('invasion');
  });
});
