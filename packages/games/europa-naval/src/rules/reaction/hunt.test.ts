import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { group, position, ship, strength } from '../../testing/positions.ts';

const UNITS =
  'unit U3 axis SUB 3 | unit U2 axis SUB 2 | unit T8 allied TF 8 | unit N4 allied NT 4 | unit C4 allied CG 4';

const allied = (table: string): State =>
  position(
    'naval-step side=allied moving=3',
    `${UNITS} | ${table}`,
    'malta "Jun I 42"',
    'phasing=allied part=movement step=1',
  );
const SAIL = 'allied sail 3 055079';

const hunted = (ships: string, at = '055080', more = ''): State =>
  after(allied(`group 3 allied @055078 ${ships} | group 4 axis @${at} U3${more}`), SAIL);

describe('[F.8.7] submarines', () => {
  test.each([
    ['in the hex', '055079', 'hunt-choice'],
    ['in the next hex', '055080', 'hunt-choice'],
    ['two hexes off', '055081', 'naval-step'],
  ])('on patrol %s', (_case, at, phase) => {
    expect(hunted('N4', at).common.phase.name).toBe(phase);
  });

  test('may let it pass', () => {
    expect(after(hunted('N4'), 'axis done').common.phase.name).toBe('naval-step');
  });

  test('attack one unit; the screen does not help it, but escorts cost one', () => {
    const attack = after(hunted('T8 N4'), 'axis hunt 4 3');
    expect(attack.common.phase.name).toBe('torpedo-aim');
    expect(ruling(attack, 'axis torpedo N4')).toBe('ok');
    expect(after(attack, 'axis torpedo N4').common.phase).toMatchObject({ name: 'torpedo-roll', shift: -1 });
    expect(after(hunted('N4'), 'axis hunt 4 3', 'axis torpedo N4').common.phase).toMatchObject({ shift: 0 });
  });

  test('roll on their strength, by night as by day; then each escort answers with a quarter of its own', () => {
    const night = after(
      allied('group 3 allied @055078 T8 N4 | group 4 axis @055079 U3'),
      'allied night 3',
      SAIL,
    );
    const away = after(night, 'axis hunt 4 3', 'axis torpedo N4', 'roll 6');
    // Column 3 on 6 - 1: one hit.
    expect(strength(away, 'N4')).toBe(3);
    expect(away.common.phase).toMatchObject({ name: 'torpedo-roll' });
    // 8 / 4 = 2: one hit on a 6.
    const answered = after(away, 'roll 6');
    expect(strength(answered, 'U3')).toBe(2);
    expect(answered.common.phase.name).toBe('naval-step');
  });

  test('are seen once they attack, and attack once a step', () => {
    const state = after(hunted('N4'), 'axis hunt 4 3', 'axis torpedo N4', 'roll 1');
    expect(group(state, 4)).toMatchObject({ seen: true, reacted: true });
    expect(after(state, 'allied sail 3 055080').common.phase.name).toBe('naval-step');
  });

  test('nor at another group in that step', () => {
    expect(hunted('N4', '055080', ' reacted=true').common.phase.name).toBe('naval-step');
  });

  test('a second boat has its own try', () => {
    const two = after(
      allied('group 3 allied @055078 N4 | group 4 axis @055080 U3 | group 5 axis @055080 U2'),
      SAIL,
    );
    const next = after(two, 'axis hunt 4 3', 'axis torpedo N4', 'roll 1');
    expect(next.common.phase).toMatchObject({ name: 'hunt-choice', hunters: [5] });
  });

  test('are sunk by escorts and then roll no more', () => {
    const weak = after(allied('group 3 allied @055078 T8 N4 | group 4 axis @055080 U3/hits=2'), SAIL);
    const state = after(weak, 'axis hunt 4 3', 'axis torpedo N4', 'roll 1', 'roll 6');
    expect(ship(state, 'U3').where.at).toBe('sunk');
  });

  test('of the phasing side attack what lies in the hex they come into', () => {
    const axis = position(
      'naval-step side=axis moving=4',
      `${UNITS} | group 4 axis @055078 U3 contact=clear | group 3 allied @055079 C4`,
    );
    const met = after(axis, 'axis sail 4 055079');
    expect(met.common.phase).toMatchObject({ name: 'hunt-choice', side: 'axis', hunters: [4], prey: [3] });
    const beside = position(
      'naval-step side=axis moving=4',
      `${UNITS} | group 4 axis @055078 U3 contact=clear | group 3 allied @055080 N4`,
    );
    expect(after(beside, 'axis sail 4 055079').common.phase.name).toBe('naval-step');
  });

  test('do not attack one that only spends points where it lies', () => {
    const state = position(
      'naval-step side=allied moving=3',
      `${UNITS} | mines axis @055079 1 | group 3 allied @055079 T8 belts.0=055079 | group 4 axis @055080 U3`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    );
    expect(after(state, 'allied sweep 3').common.phase.name).toBe('naval-step');
  });
});
