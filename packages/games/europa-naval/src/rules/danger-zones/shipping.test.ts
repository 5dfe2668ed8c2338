import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { shipping } from '../../model/tables.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { group, position, ship, shipNamed, strength } from '../../testing/positions.ts';
import { FACES } from '../../model/vocabulary.ts';

const axis = (table: string, phase = 'naval-step side=axis moving=3') => position(phase, table);
const UNITS =
  'unit N4 axis NT 4 | unit N2 axis NT 2 | unit N6 axis NT 6 | unit E2 axis TF 2 | unit E8 axis TF 8';

/** South of Malta, ten hexes off; and far out in the Ionian. */
const near = (ships: string, more = '', marks = 'contact=clear'): State =>
  after(
    axis(`${UNITS} | ${more === '' ? '' : `${more} | `}group 3 axis @064065 ${ships} ${marks}`),
    'axis sail 3 063066',
  );
const far = (ships: string, more = ''): State =>
  after(
    axis(`${UNITS} | ${more === '' ? '' : `${more} | `}group 3 axis @067084 ${ships} contact=clear`),
    'axis sail 3 068084',
  );

/** What each face of the die brings. */
const resultsOf = (state: State): readonly (string | undefined)[] =>
  FACES.map(face => eventsOf(state, `roll ${face}`).find(event => event.type === 'shipping-checked')?.result);

const shifted = (status: number, shift: number): readonly string[] =>
  FACES.map(face => shipping(status, face + shift));

const STATUS = (status: number): string => `malta status=${status}`;

describe('[F.19.2] when Malta looks', () => {
  test('the near check, on the first point within twelve hexes, once a player-turn', () => {
    const met = near('N4 E2');
    expect(met.common.phase.name).toBe('shipping-roll');
    const past = after(near('N4 E2', STATUS(15)), 'roll 6');
    expect(group(past, 3)?.shipping).toBe('checked');
    expect(after(past, 'axis sail 3 062066').common.phase.name).toBe('naval-step');
  });

  test('not beyond: that is the far check, at the end of the step', () => {
    const out = far('N4 E2');
    expect(out.common.phase.name).toBe('naval-step');
    expect(group(out, 3)?.shipping).toBe('exposed');
    const done = after(out, 'axis done');
    expect(done.common.phase.name).toBe('shipping-roll');
    expect(resultsOf(done)).toEqual(shifted(done.common.malta.status, -2));
    const over = after(done, 'roll 1');
    expect(over.common).toMatchObject({ step: 2, phase: { name: 'naval-step' } });
    expect(group(over, 3)?.shipping).toBe('far');
  });

  test('the far check also of a convoy that has reached its port in the step', () => {
    const entered = after(
      axis(`${UNITS} | group 3 axis @Benghazi N4 E2 contact=clear shipping=exposed moved=true`),
      'axis enter-port 3',
      'axis done',
    );
    expect(entered.common.phase.name).toBe('shipping-roll');
    expect(resultsOf(entered)).toEqual(shifted(entered.common.malta.status, -2));
    const over = after(entered, 'roll 1');
    expect(over.common).toMatchObject({ step: 2, phase: { name: 'naval-step' } });
    expect(ship(over, 'N4')).toMatchObject({ where: { at: 'port' }, shipping: 'far' });
  });

  test('a near check of the step leaves no far one', () => {
    const past = after(near('N4 E2', STATUS(15)), 'roll 6', 'axis done');
    expect(past.common).toMatchObject({ step: 2, phase: { name: 'naval-step' } });
  });

  test.each([
    ['task forces', 'E8'],
    ['submarines', 'Sommergibili-Ionio'],
  ])('[F.19.1] not for %s', (_case, ships) => {
    expect(near(ships).common.phase.name).toBe('naval-step');
  });

  test('[F.19.1] not outside the Central Mediterranean, not when the Axis owns Valletta', () => {
    const tyrrhenian = after(axis(`${UNITS} | group 3 axis @031074 N4 contact=clear`), 'axis sail 3 032073');
    expect(group(tyrrhenian, 3)?.shipping).toBe('none');
    expect(near('N4', 'port Valletta owner=axis cdLost=true').common.phase.name).toBe('naval-step');
  });

  test('once a player-turn also for ships that lay in port between', () => {
    const state = axis(`${UNITS} | in Tripoli N4 E2`, 'naval-step side=axis');
    expect(ship(state, 'N4').shipping).toBe('none');
    const entered = after(
      axis(`${UNITS} | group 3 axis @Tripoli N4 shipping=checked contact=clear moved=true`),
      'axis enter-port 3',
      'axis done',
      'axis form N4',
    );
    expect(group(entered, 4)?.shipping).toBe('checked');
  });
});

describe('[T.4] what shifts the die', () => {
  test.each([
    ['escorted', 'N4 E2', '', 0],
    ['no task force', 'N4', '', 1],
    ['task forces of eight', 'N4 E8', '', -1],
    ['one or two points of cargo', 'N2 E2', '', -1],
    ['rough', 'N4 E2', 'seas rough rough rough rough rough rough', -1],
    ['stormy', 'N4 E2', 'seas stormy stormy stormy stormy stormy stormy', -2],
  ])('[T.4] %s', (_case, ships, more, shift) => {
    const state = near(ships, more);
    expect(resultsOf(state)).toEqual(shifted(state.common.malta.status, shift));
  });
});

describe('[F.19.4] results', () => {
  // Status 0: 1 turns back, 2 and 3 A, 4 to 6 B, 7 and more C.
  test('-: nothing', () => {
    const state = after(near('N4 E2', STATUS(15)), 'roll 6');
    expect(strength(state, 'N4')).toBe(4);
    expect(group(state, 3)?.turnedBack).toBe(false);
  });

  test('T: turned back', () => {
    const state = after(near('N4 E2', STATUS(0)), 'roll 1');
    expect(group(state, 3)).toMatchObject({ turnedBack: true, shipping: 'checked' });
    expect(ruling(state, 'axis sail 3 062066')).toBe('F.5.4 turned-back');
  });

  test('A: a point of four, and on', () => {
    const owed = after(near('N4 E2', STATUS(0)), 'roll 2');
    expect(owed.common.phase).toMatchObject({ name: 'losses', side: 'axis', hits: 1 });
    const state = after(owed, 'axis take-hit N4');
    expect(strength(state, 'N4')).toBe(3);
    expect(group(state, 3)?.turnedBack).toBe(false);
    expect(state.common.phase.name).toBe('naval-step');
  });

  test('A on one or two points is a T', () => {
    const state = after(near('N2', STATUS(0)), 'roll 2');
    expect(group(state, 3)?.turnedBack).toBe(true);
    expect(strength(state, 'N2')).toBe(2);
  });

  test('B: four of six, and the rest back; task forces are unharmed', () => {
    const owed = after(near('N6 E2', STATUS(0)), 'roll 5');
    expect(owed.common.phase).toMatchObject({ name: 'losses', hits: 4, among: [shipNamed(owed, 'N6')] });
    const state = after(owed, 'axis take-hit N6', 'axis take-hit N6', 'axis take-hit N6', 'axis take-hit N6');
    expect([strength(state, 'N6'), strength(state, 'E2')]).toEqual([2, 2]);
    expect(group(state, 3)?.turnedBack).toBe(true);
  });

  test('the status of the moment counts: bombed first, sailed after', () => {
    const quiet = after(near('N4 E2', STATUS(12)), 'roll 4');
    expect(group(quiet, 3)?.turnedBack).toBe(false);
    const alert = after(near('N4 E2', STATUS(9)), 'roll 4');
    expect(group(alert, 3)?.turnedBack).toBe(true);
  });

  test('[F.19.4] warships may part from a convoy that was turned back and stay at sea', () => {
    const back = after(near('N4 E8', STATUS(0)), 'roll 2');
    expect(group(back, 3)?.turnedBack).toBe(true);
    const next = position(
      'naval-step side=axis',
      `${UNITS} | group 3 axis @063066 N4 E8 turnedBack=true shipping=checked`,
      'malta "Jun I 42"',
      'phasing=axis part=movement step=2',
    );
    const parted = after(next, 'axis form E8');
    expect(group(parted, 4)?.turnedBack).toBe(false);
    expect(group(parted, 3)?.turnedBack).toBe(true);
  });

  test('[F.12] nobody reacts to what was just turned back', () => {
    const enemy = 'group 4 allied @060067 Force-H';
    const back = after(near('N4 E2', `${STATUS(0)} | ${enemy}`, 'contact=clear seen=true'), 'roll 1');
    expect(back.common.phase.name).toBe('naval-step');
    const on = after(near('N4 E2', `${STATUS(15)} | ${enemy}`, 'contact=clear seen=true'), 'roll 1');
    expect(on.common.phase.name).toBe('reaction');
  });
});
