import { describe, expect, test } from 'vitest';
import { baseOf } from '../stacking/bases.ts';
import type { BaseState, State } from '../../model/state.ts';
import { after, eventsOf } from '../../testing/orders.ts';
import { position, unit, whereIs } from '../../testing/positions.ts';
import { DIE_FACES } from '../../model/vocabulary.ts';
import { defenceOf, dieTerms, flakOf, oddsOfAssault } from './assault.ts';
import type { Assault } from '../../model/campaign/phase.ts';

const HEADING = 'northern-campaign turn 4 of 36';
const soviet = (forces: string): State =>
  position('invasion side=soviet', `secret soviet strategy=unrestricted | ${forces}`, HEADING);
const nato = (forces: string): State => position('invasion side=nato', forces, HEADING);
const baseIn = (state: State, name: string) => state.table.bases[baseOf(name)];
const { defence: DEFENCE } = baseIn(soviet(''), 'Banak') as BaseState;

/** Beloy and Krasky land four points on Banak, which has two. */
const MARINES = 'soviet @3307 BELOY KRSKY';
const landed = (forces: string, die: number): State =>
  after(soviet(`${MARINES} | ${forces}`), 'soviet assault Banak marines BELOY KRSKY', `roll ${die}`);
/** [C.17.7] A lodgement wears the defence down, even when of the parachutists nobody is left [C.17.10]. */
const resultOf = (state: State): string => {
  const { owner, defence } = baseIn(state, 'Banak') as BaseState;
  if (owner === 'soviet') return 'captured';
  return defence < DEFENCE ? 'lodgement' : 'failed';
};

const assaultOf = (state: State, change: Partial<Assault>): Assault => ({
  side: 'soviet',
  base: baseOf('Banak'),
  amphibious: [unit(state, 'BELOY'), unit(state, 'KRSKY')],
  paras: 0,
  commandos: [],
  raid: false,
  ...change,
});

describe('[C.17.6] a port', () => {
  test.each([
    ['port=1', 2, 7],
    ['port=2', 1, 7],
    ['port=3', 1, 0],
  ])('%s defends with %i, its flak is %i', (hit, defence, flak) => {
    const { table } = soviet(`base Tromso ${hit}`);
    expect([defenceOf(table, baseOf('Tromso')), flakOf(table, baseOf('Tromso'))]).toEqual([defence, flak]);
  });
});

describe('[C.17.7] the die', () => {
  test.each([
    ['2-1 on a 3', 'weather BS=clear', 3, 'captured'],
    ['[C.13.6] a squall takes one', 'weather BS=squall', 3, 'lodgement'],
    ['2-1 on a 0', 'weather BS=clear', 0, 'failed'],
    ['gunfire of 20 adds one', 'soviet @3207 FRNZE MNSHK', 0, 'lodgement'],
    ['gunfire of 18 does not', 'soviet @3207 FRNZE', 0, 'failed'],
    ['damaged ships fire their damaged side', 'soviet @3207 FRNZE/damaged MNSHK', 0, 'failed'],
    ['ships elsewhere do not fire', 'soviet @3107 FRNZE MNSHK', 0, 'failed'],
  ])('%s', (_name, forces, die, result) => {
    expect(resultOf(landed(forces, die))).toBe(result);
  });

  const shift = (forces: string, change: Partial<Assault>): number => {
    const state = soviet(`${MARINES} | ${forces}`);
    const assault = assaultOf(state, change);
    return dieTerms(state.table, assault, assault.paras).reduce((sum, { value }) => sum + value, 0);
  };
  test.each([
    ['gunfire of 60 adds two', 'soviet @3207 FRNZE OTTUK OSMTR ORVLT', {}, 2],
    ['gunfire of 56 one', 'soviet @3207 FRNZE OTTUK OSMTR TALLN', {}, 1],
    ['marines and parachutists together add one', 'weather BS=clear', { paras: 2 }, 1],
    ['parachutists alone add nothing', 'weather BS=clear', { paras: 2, amphibious: [] }, 0],
    ['marines alone add nothing', 'weather BS=clear', {}, 0],
  ])('%s', (_name, forces, change, expected) => {
    expect(shift(forces, change)).toBe(expected);
  });
});

describe('the odds', () => {
  test('name what counts and nothing else', () => {
    const state = soviet(MARINES);
    expect(oddsOfAssault(state.table, assaultOf(state, {}))).toMatchObject({
      terms: [{ what: 'marines', value: 4, rule: 'C.17.3' }],
      sum: '4 : 2, column 2-1',
    });
  });

  test.each([
    ['[C.17.4] through flak', 'campaign talks=0', 2],
    ['[C.17.4] through fighters and flak', 'returning Bodo interception BS BS NO-F16-1', 2],
    ['[C.17.4] where nobody comes through', 'returning Bodo interception BS BS NO-F16-1', 1],
    ['[C.17.4] where the flak is destroyed', 'base Banak airfield=3', 1],
  ])('are those of the dice: %s', (_name, forces, paras) => {
    const state = soviet(forces);
    const dropped = after(state, `soviet assault Banak paras ${paras}`);
    const hasFlak = dropped.table.phase.name === 'assault-roll' && dropped.table.phase.die === 'flak';
    const plays = DIE_FACES.flatMap(first => {
      const ready = hasFlak ? after(dropped, `roll ${first}`) : dropped;
      return DIE_FACES.map(second => resultOf(after(ready, `roll ${second}`)));
    });
    const odds = oddsOfAssault(state.table, assaultOf(state, { amphibious: [], paras }));
    const counted = (['captured', 'lodgement', 'failed'] as const)
      .map(result => ({ result, ways: plays.filter(play => play === result).length }))
      .filter(({ ways }) => ways > 0);
    expect(odds.results).toEqual(counted);
    expect(odds.sum.includes('flak')).toBe(hasFlak);
  });
});

describe('[C.17.4] parachutists', () => {
  test('flak fires only at those who came through the fighters', () => {
    const state = after(
      soviet('returning Bodo interception BS BS NO-F16-1'),
      'soviet assault Banak paras 2',
      'roll 9',
    );
    expect(state.table.phase).toMatchObject({ die: 'assault', parasLost: 2 });
    expect(resultOf(after(state, 'roll 9'))).toBe('failed');
  });

  test('what is shot down is told, and nothing where nobody was', () => {
    const shot = (forces: string, paras: number): readonly number[] =>
      eventsOf(soviet(forces), `soviet assault Banak paras ${paras}`).flatMap(event =>
        event.type === 'shot-down' ? [event.battalions] : [],
      );
    expect([shot('returning Bodo interception BS BS NO-F16-1', 2), shot('campaign talks=0', 2)]).toEqual([
      [1],
      [],
    ]);
  });

  test('a base whose flak is destroyed fires none', () => {
    const state = after(soviet('base Banak airfield=3'), 'soviet assault Banak paras 1');
    expect(state.table.phase).toMatchObject({ name: 'assault-roll', die: 'assault' });
  });
});

describe('[C.17.7] [C.17.8] a lodgement', () => {
  test('fights with what is ashore', () => {
    const taken = after(soviet('base Banak lodgement=2 defence=1'), 'soviet assault Banak', 'roll 3');
    expect(baseIn(taken, 'Banak')).toMatchObject({ owner: 'soviet', garrison: 1, lodgement: 0 });
  });

  test('wears the defence down, not below one', () => {
    const held = after(soviet('base Banak lodgement=2 defence=1'), 'soviet assault Banak', 'roll 1');
    expect(baseIn(held, 'Banak')).toMatchObject({ owner: 'nato', lodgement: 1, defence: 1 });
  });

  test.each([
    [3, 3, 2],
    [1, 1, 1],
  ])('wears down a garrison of %i (on a %i) to %i', (garrison, die, left) => {
    const forces = `base Banak owner=soviet defence=0 garrison=${garrison} | nato @3307 ${garrison === 1 ? 'ALAMO' : 'OGDEN'}`;
    const ship = garrison === 1 ? 'ALAMO' : 'OGDEN';
    const fought = after(nato(forces), `nato assault Banak marines ${ship}`, `roll ${die}`);
    expect(baseIn(fought, 'Banak')).toMatchObject({ owner: 'soviet', garrison: left });
    expect(baseIn(fought, 'Banak')?.lodgement).toBeGreaterThan(0);
  });

  test('[C.15] NATO’s assault tells nothing of the Soviet strategy', () => {
    const state = nato('base Banak owner=soviet defence=0 garrison=3 | nato @3307 OGDEN');
    expect(eventsOf(state, 'nato assault Banak marines OGDEN')[0]?.type).toBe('assaulted');
  });
});

describe('[C.17.5] [C.20.4] a raid', () => {
  const raid = (base: string, hex: string, forces: string): State =>
    after(
      soviet(`soviet @${hex} MKALN | ${forces}`),
      `soviet assault ${base} raid commandos MKALN`,
      'roll 0',
    );

  test.each([
    ['adds to damage', 'base Banak airfield=1', 2, 'home'],
    ['destroys an airfield that is badly hit, with what stands there', 'base Banak airfield=2', 3, 'lost'],
  ])('%s', (_name, forces, grade, fate) => {
    const state = raid('Banak', '3307', `${forces} | at Banak NO-F16-1`);
    expect([baseIn(state, 'Banak')?.airfield, whereIs(state, 'NO-F16-1')]).toEqual([grade, fate]);
  });

  test('does nothing to one that is destroyed', () => {
    expect(baseIn(raid('Banak', '3307', 'base Banak airfield=3'), 'Banak')?.airfield).toBe(3);
  });

  test('damages a port where there is no airfield', () => {
    const state = raid('Tromso', '3310', 'at Banak NO-F16-1');
    expect(baseIn(state, 'Tromso')).toMatchObject({ airfield: 0, port: 1 });
    expect(baseIn(raid('Tromso', '3310', 'base Tromso port=2'), 'Tromso')?.port).toBe(3);
  });
});
