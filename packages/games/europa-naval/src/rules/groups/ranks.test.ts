import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';

/** Off Tripoli, whose coast defence has three levels. */
const off = (axis: string, more = ''): State =>
  after(
    position(
      'naval-step side=allied moving=3',
      `unit A12 allied TF 12 | unit A20 allied TF 20 | unit X8 axis TF 8 | ${more}group 3 allied @066065 A12 A20 contact=clear${axis}`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=1',
    ),
    'allied sail 3 066064',
    'axis fight true',
  );

const ship = (name: string): string => `kind=ship ${name}`;
const fort = (name: string): string => `kind=fort ${name}`;
const end = (role: string, what: string): string => {
  const [kind = '', name] = what.split(' ');
  return `${role}.${kind} ${role}.${kind.replace('kind=', '')}=${name}`.replace('.fort=', '.port=');
};
const aim = (side: string, firer: string, target: string): string =>
  `${side} aim ${end('firer', firer)} ${end('target', target)}`;

describe('[F.8.3] [F.14.1] guns ashore', () => {
  const beside = (): State => off(' | group 4 axis @066063 X8 reacted=true');

  test('[F.8.3] nobody fires at coast defences of his own', () => {
    expect(ruling(beside(), aim('axis', ship('X8'), fort('Tripoli')))).toBe('F.8.3 no-target');
    expect(ruling(beside(), aim('axis', ship('X8'), ship('A12')))).toBe('ok');
  });

  test('[F.8.3] they fire for their own side alone', () => {
    const theirs = after(
      beside(),
      aim('axis', ship('X8'), ship('A12')),
      aim('axis', fort('Tripoli'), ship('A12')),
    );
    expect(ruling(theirs, aim('allied', fort('Tripoli'), ship('X8')))).toBe('F.8.3 no-firer');
    expect(ruling(theirs, aim('allied', ship('A12'), fort('Tripoli')))).toBe('ok');
  });

  test('[F.14.1] once silenced they neither fire nor are fired at', () => {
    const second = after(
      beside(),
      aim('axis', ship('X8'), ship('A12')),
      aim('axis', fort('Tripoli'), ship('A12')),
      aim('allied', ship('A12'), fort('Tripoli')),
      aim('allied', ship('A20'), fort('Tripoli')),
      'roll 1',
      'roll 1',
      'roll 1',
      'roll 6',
      'axis stay true',
      'allied stay true',
    );
    expect(ruling(second, aim('axis', fort('Tripoli'), ship('A12')))).toBe('F.8.3 no-firer');
    const ours = after(second, aim('axis', ship('X8'), ship('A12')));
    expect(ours.common.phase).toMatchObject({ name: 'aiming', side: 'allied' });
    expect(ruling(ours, aim('allied', ship('A12'), fort('Tripoli')))).toBe('F.8.3 no-target');
  });
});

describe('[F.8.3] two coast defences', () => {
  const strait = (): State =>
    after(
      position(
        'naval-step side=allied moving=3',
        'unit A12 allied TF 12 | unit A20 allied TF 20 | group 3 allied @Messina A12 A20 contact=clear reacted=true',
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 Reggio',
      'axis fight true',
    );

  test('[F.8.3] each of them lays its guns, and each is a target by itself', () => {
    const one = after(strait(), aim('axis', fort('Messina'), ship('A12')));
    expect(ruling(one, aim('axis', fort('Messina'), ship('A20')))).toBe('F.8.3 aimed');
    const both = after(one, aim('axis', fort('Reggio'), ship('A20')));
    expect(both.common.phase).toMatchObject({ name: 'aiming', side: 'allied' });
    expect(ruling(both, aim('allied', ship('A12'), fort('Reggio')))).toBe('ok');
    expect(ruling(both, aim('allied', ship('A12'), fort('Valletta')))).toBe('F.8.3 no-target');
  });
});
