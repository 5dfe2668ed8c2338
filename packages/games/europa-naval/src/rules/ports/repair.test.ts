import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, ship, strength } from '../../testing/positions.ts';

const initial = (table: string, heading = 'malta "Jul I 42"'): State =>
  position(
    'initial side=axis',
    `unit X axis TF 12 | unit Y axis TF 12 | unit N axis NT 4 | unit M axis NT 4 | ${table}`,
    heading,
    'phasing=axis part=initial step=0',
  );

describe('[F.9.2] [F.17] repair', () => {
  test('[F.9.2] what one port repairs is not counted against another', () => {
    const state = after(
      initial('in Taranto X/hits=4 | in Genova Y/hits=4 | pools axis nrp=9'),
      'axis repair X 4',
    );
    expect(ruling(state, 'axis repair Y 4')).toBe('ok');
  });

  test('[F.17] the last point is spent too', () => {
    const poor = initial('in Taranto X/hits=4 | pools axis nrp=1');
    expect(ruling(poor, 'axis repair X 1')).toBe('ok');
    expect(ruling(poor, 'axis repair X 2')).toBe('F.17.2 no-nrp');
  });

  test('[F.9.2] a naval base repairs one more', () => {
    const at = (place: string) => initial(`in ${place} X/hits=4 | pools axis nrp=9`);
    expect(ruling(at('La-Spezia'), 'axis repair X 3')).toBe('ok');
    expect(ruling(at('Livorno'), 'axis repair X 3')).toBe('F.9.2 port-full');
  });
});

describe('[F.17] transports', () => {
  const sunk = (more = ''): State => initial(`sunk N/hits=4 | pools axis nrp=2${more}`);

  test.each([
    ['a great port', sunk(), 'Taranto', 'ok'],
    ['a major port', sunk(), 'Palermo', 'ok'],
    ['not a standard one', sunk(), 'Trapani', 'F.17 small-port'],
    ['not one of the enemy', sunk(), 'Valletta', 'F.17 small-port'],
    ['not with one point', sunk(' | pools axis nrp=1'), 'Taranto', 'F.17.2 no-nrp'],
  ])('[F.17] come back at %s', (_case, state, place, expected) => {
    expect(ruling(state, `axis replace N ${place}`)).toBe(expected);
  });

  test('[F.17] nobody launches ships in an inland port', () => {
    const baltic = initial('sunk N/hits=4 | pools axis nrp=2', 'baltic-act1 "Aug I 41"');
    expect(ruling(baltic, 'axis replace N Stettin')).toBe('F.17 small-port');
    expect(ruling(baltic, 'axis replace N Danzig')).toBe('ok');
  });

  test('[F.17] not while they are at sea', () => {
    const state = initial('group 3 axis @Napoli N/hits=1 | pools axis nrp=2');
    expect(ruling(state, 'axis replace N Napoli')).toBe('F.17 transport-elsewhere');
  });

  test('[F.17] one point at a time: the rest is still lost', () => {
    const state = after(initial('in Napoli M/hits=3 | pools axis nrp=9'), 'axis replace M Napoli');
    expect(strength(state, 'M')).toBe(2);
    expect(ship(state, 'M').refit).toBe(false);
    expect(state.fleets.axis.pools).toMatchObject({ nrp: 7, replaced: 1 });
  });
});

test('[36.C] [F.17] at least one mine point is made of what there is', () => {
  const state = initial('pools axis nrp=1 mines=0');
  expect(ruling(state, 'axis make-mines 0')).toBe('F.17 nothing');
  expect(ruling(state, 'axis make-mines 1')).toBe('ok');
  expect(ruling(state, 'axis make-mines 2')).toBe('F.17.2 no-nrp');
});
