import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { group, position, ship, strength } from '../../testing/positions.ts';

const axis = (table: string, phase = 'naval-step side=axis moving=3') => position(phase, table);

const UNITS =
  'unit X12 axis TF 12 | unit X6 axis TF 6 | unit C4 axis CG 4 | unit U4 axis SUB 4 | unit N5 axis NT 5 | unit N3 axis NT 3';

const contact = (table: string, order = 'axis sail 3 055079'): State =>
  after(axis(`${UNITS} | ${table}`), order);

const shiftOf = ({ common }: State): number | undefined =>
  common.phase.name === 'contact-roll' ? common.phase.shift : undefined;

const columns = ({ common }: State): readonly number[] =>
  common.phase.name === 'contact-damage' ? common.phase.columns.map(({ strength: column }) => column) : [];

const sea = (kind: string): string => `seas ${Array(6).fill(kind).join(' ')}`;

describe('[36.D.2] contact in danger zones, Table 2', () => {
  test('[36.D.2] on entering a zone, once a step', () => {
    const met = contact('group 3 axis @055078 X12');
    expect(met.common.phase.name).toBe('contact-roll');
    const clear = after(met, 'roll 3', 'axis sail 3 055080');
    expect(clear.common.phase.name).toBe('naval-step');
  });

  test('[36.D.2] at the start of a step in one', () => {
    const state = axis(`${UNITS} | group 3 axis @055078 X12`, 'naval-step side=axis');
    expect(after(state, 'axis begin 3 night=false hold=false').common.phase.name).toBe('contact-roll');
  });

  test('[F.20.6] one that nobody takes up is checked as staying where it is', () => {
    const state = axis(`${UNITS} | group 3 axis @055078 X12`, 'naval-step side=axis');
    expect(shiftOf(after(state, 'axis done'))).toBe(-1);
  });

  test('[36.D.2] not in waters of one’s own', () => {
    const state = after(axis(`${UNITS} | group 3 axis @Napoli X12 `), 'axis sail 3 030074');
    expect(state.common.phase.name).toBe('naval-step');
  });

  test.each([
    ['calm by day', '', 'axis sail 3 055079', 0],
    ['rough', sea('rough'), 'axis sail 3 055079', -1],
    ['stormy', sea('stormy'), 'axis sail 3 055079', -2],
    ['found from the air', '', 'axis sail 3 055079', 1, 'found=found'],
    ['after a disaster', '', 'axis sail 3 055079', -1, 'slip=-1'],
  ])('[36.D.2] %s', (_case, more, order, shift, marks = '') => {
    const table = [UNITS, more, `group 3 axis @055078 X12 ${marks}`].filter(part => part !== '').join(' | ');
    expect(shiftOf(after(axis(table), order))).toBe(shift);
  });

  test('[36.D.2] by night', () => {
    const state = after(axis(`${UNITS} | group 3 axis @055078 X12`), 'axis night 3', 'axis sail 3 055079');
    expect(shiftOf(state)).toBe(-1);
  });

  test('[36.D.2] O13 stormy, by night, not moving', () => {
    const state = axis(`${UNITS} | ${sea('stormy')} | group 3 axis @055078 X12`, 'naval-step side=axis');
    expect(shiftOf(after(state, 'axis begin 3 night=true hold=true'))).toBe(-4);
  });

  test('[F.20.5] off a coast of theirs one more, off a great port two', () => {
    expect(shiftOf(after(axis(`${UNITS} | group 3 axis @053070 X12`), 'axis sail 3 052070'))).toBe(1);
    expect(shiftOf(after(axis(`${UNITS} | group 3 axis @083125 X12`), 'axis sail 3 084125'))).toBe(2);
  });

  test('[F.20.6] a group that said it stays does not leave', () => {
    const state = axis(`${UNITS} | group 3 axis @055078 X12`, 'naval-step side=axis');
    const held = after(state, 'axis begin 3 night=false hold=true', 'roll 4');
    expect(ruling(held, 'axis sail 3 055079')).toBe('F.20.6 holds');
  });

  test('[36.D.2] D: -1 on the next roll, and only on that', () => {
    const lost = after(contact('group 3 axis @055078 X12'), 'roll 1');
    expect(group(lost, 3)).toMatchObject({ contact: 'clear', slip: -1 });
    const next = after(lost, 'axis done', 'axis begin 3 night=false hold=false');
    expect(shiftOf(next)).toBe(-1);
    expect(group(after(next, 'roll 3'), 3)?.slip).toBe(0);
  });

  test('[36.D.2] D: the -1 waits in port for the next roll, and only for that', () => {
    const slipped = axis(
      `${UNITS} | stock axis Tripoli sp=9 | group 3 axis @Tripoli X12 slip=-1 contact=clear`,
    );
    const inPort = after(slipped, 'axis enter-port 3', 'axis done');
    expect(ship(inPort, 'X12').slipped).toBe(true);
    const out = after(inPort, 'axis form X12', 'axis put-to-sea 4 sp', 'axis sail 4 066064 065064');
    expect(shiftOf(out)).toBe(-1);
    const back = after(out, 'roll 3', 'axis sail 4 066064 067064', 'axis enter-port 4', 'axis done');
    expect(ship(back, 'X12').slipped).toBeUndefined();
    expect(shiftOf(after(back, 'axis form X12', 'axis put-to-sea 5 sp', 'axis sail 5 066064 065064'))).toBe(
      0,
    );
  });

  test('[36.D.2] a group has it only when all its ships do', () => {
    const state = position('naval-step side=axis', `${UNITS} | in Tripoli X12/slipped X6`);
    expect(group(after(state, 'axis form X12'), 1)?.slip).toBe(-1);
    expect(group(after(state, 'axis form X12 X6'), 1)?.slip).toBe(0);
  });

  test.each([
    [4, 'clear', false],
    [5, 'made', true],
  ])('[36.D.2] a %s is %s', (face, result, seen) => {
    const state = after(contact('group 3 axis @055078 X12'), `roll ${face}`);
    expect(group(state, 3)).toMatchObject({ contact: result, seen });
  });
});

describe('[36.D.3] damage', () => {
  const made = (ships: string, marks = ''): State =>
    after(contact(`group 3 axis @055078 ${ships} shipping=checked ${marks}`), 'roll 5');

  test('[36.D.3] O5 a 12 and a 6: one roll on the 12 column and one on the 6', () => {
    const state = made('X12 X6');
    expect(columns(state)).toEqual([12, 6]);
    // T.2: 6 on column 12 is three hits, 4 on column 6 is one.
    const hit = after(state, 'roll 6', 'roll 4');
    expect([strength(hit, 'X12'), strength(hit, 'X6')]).toEqual([9, 5]);
    expect(hit.common.phase.name).toBe('naval-step');
  });

  test('[36.D.3] S*: one more on the damage roll', () => {
    const great = after(contact('group 3 axis @055078 X12 found=found'), 'roll 6');
    expect(great.common.phase).toMatchObject({ name: 'contact-damage', shift: 1 });
    expect(strength(after(great, 'roll 6'), 'X12')).toBe(12 - 4);
  });

  test('[F.20.7] carriers like task forces, submarines at half, all cargo together at half', () => {
    expect(columns(made('C4 N5 N3'))).toEqual([4, 4]);
    expect(columns(made('U4'))).toEqual([2]);
  });

  test('[F.20.7] the owner gives hits on cargo to ships of his choice', () => {
    const owed = after(made('N5 N3'), 'roll 5');
    expect(owed.common.phase).toMatchObject({ name: 'losses', side: 'axis', hits: 1 });
    const given = after(owed, 'axis take-hit N3');
    expect([strength(given, 'N5'), strength(given, 'N3')]).toEqual([5, 2]);
    expect(given.common.phase.name).toBe('naval-step');
  });

  test('[F.4.1] cargo that no longer fits is lost', () => {
    const full = axis(`${UNITS} | group 3 axis @055078 N3 shipping=checked | cargo N3 sp=6`);
    const hit = after(full, 'axis sail 3 055079', 'roll 5', 'roll 6');
    expect(strength(hit, 'N3')).toBe(2);
    expect(ship(hit, 'N3').cargo).toEqual([{ kind: 'sp', amount: 4 }]);
  });
});

describe('[36.D.2] activation', () => {
  // Off Tripoli: the Central Mediterranean, with Valletta in it and Alexandria not.
  const alarm = (face: number, marks = ''): State =>
    after(
      axis(
        `${UNITS} | in Valletta Force-X | in Alexandria 15th-Cruiser-Squadron | group 3 axis @062066 X6 ${marks}`,
      ),
      'axis sail 3 061067',
      `roll ${face}`,
      'roll 1',
    );

  test('[36.D.2] S: ships in ports of the same sea area', () => {
    const state = alarm(5);
    expect(state.common.phase).toMatchObject({ name: 'reaction', side: 'allied', alarm: 'area' });
    expect(ruling(state, 'allied activate Valletta sp Force-X')).toBe('ok');
    expect(ruling(state, 'allied activate Alexandria sp 15th-Cruiser-Squadron')).toBe('36.D.2 no-alarm');
  });

  test('[36.D.2] S*: in any', () => {
    const state = alarm(6, 'found=found');
    expect(state.common.phase).toMatchObject({ name: 'reaction', alarm: 'everywhere' });
    expect(ruling(state, 'allied activate Alexandria sp 15th-Cruiser-Squadron')).toBe('ok');
  });

  test('[36.D.2] no contact, no alarm', () => {
    const state = after(
      axis(`${UNITS} | in Valletta Force-X | group 3 axis @062066 X6`),
      'axis sail 3 061067',
      'roll 4',
    );
    expect(state.common.phase.name).toBe('naval-step');
  });

  test('[36.D.2] the alarm of the start of a step holds for the step', () => {
    const state = axis(`${UNITS} | in Valletta Force-X | group 3 axis @062066 X6`, 'naval-step side=axis');
    const begun = after(state, 'axis begin 3 night=false hold=false', 'roll 5', 'roll 1');
    expect(begun.common.phase.name).toBe('naval-step');
    expect(after(begun, 'axis sail 3 061067').common.phase).toMatchObject({
      name: 'reaction',
      alarm: 'area',
    });
  });

  test('[36.F.3] a task force that loses half is flipped for good', () => {
    const state = contact('group 3 axis @055078 X12/hits=4');
    const hit = after(state, 'roll 5', 'roll 6');
    expect(ship(hit, 'X12')).toMatchObject({ half: true, hits: 0 });
    expect(eventsOf(state, 'roll 5').some(({ type }) => type === 'contact')).toBe(true);
  });
});
