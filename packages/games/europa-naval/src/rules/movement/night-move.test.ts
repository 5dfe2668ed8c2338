import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { group, position, ship } from '../../testing/positions.ts';

const allied = (
  table: string,
  phase = 'naval-step side=allied moving=3',
  clock = 'part=movement step=1',
  date = 'malta "Jun I 42"',
) => position(phase, table, date, `phasing=allied ${clock}`);

/** This many hexes out and back in open water of one's own. */
const way = (hexes: number): string =>
  Array.from({ length: hexes }, (_, at) => (at % 2 === 0 ? '055079' : '055078')).join(' ');

const FORCE = '15th-Cruiser-Squadron';
const start = allied(`group 3 allied @055078 ${FORCE}`);

const nextStep = (state: State): State =>
  after(state, 'allied done', 'allied begin 3 night=false hold=false');

describe('[36.A.2] movement at night', () => {
  test('a block is five points, declared before it is spent', () => {
    const night = after(start, 'allied night 3');
    expect(group(night, 3)?.nightLeft).toBe(5);
    expect(ruling(night, 'allied night 3')).toBe('36.A.2 night-already');
    const later = after(night, `allied sail 3 ${way(4)}`);
    expect(group(later, 3)?.nightLeft).toBe(1);
    expect(group(after(later, 'allied sail 3 055079'), 3)?.nightLeft).toBe(0);
  });

  test('O2 the first five points of a step and the last five of the next', () => {
    const first = after(start, 'allied night 3', `allied sail 3 ${way(20)}`);
    const second = after(nextStep(first), `allied sail 3 ${way(15)}`);
    expect(ruling(second, 'allied night 3')).toBe('ok');
  });

  test('O2b nine points by day between two blocks are too few, ten are enough', () => {
    const nine = after(start, 'allied night 3', `allied sail 3 ${way(14)}`);
    expect(ruling(nine, 'allied night 3')).toBe('36.A.2 night-too-soon');
    expect(ruling(after(nine, 'allied sail 3 055079'), 'allied night 3')).toBe('ok');
  });

  test('O2c the 26th night point of a phase', () => {
    const spent = (night: number) => allied(`group 3 allied @055078 ${FORCE}/night=${night}/day=10`);
    expect(ruling(spent(20), 'allied night 3')).toBe('ok');
    expect(ruling(spent(25), 'allied night 3')).toBe('36.A.2 night-budget');
  });

  test('[F.6.1] a block that the end of the step cuts short counts five', () => {
    const cut = after(start, `allied sail 3 ${way(18)}`, 'allied night 3', 'allied sail 3 055079');
    expect(ship(nextStep(cut), FORCE)).toMatchObject({ night: 5, day: 0 });
    expect(group(nextStep(cut), 3)?.nightLeft).toBe(0);
  });

  test('[F.6.1] the exploitation phase starts afresh', () => {
    const fourth = allied(
      `group 3 allied @055078 ${FORCE}/night=25/day=3`,
      'naval-step side=allied moving=3',
      'part=movement step=3',
    );
    expect(ruling(nextStep(fourth), 'allied night 3')).toBe('36.A.2 night-budget');
    const second = position(
      'ground-movement side=allied',
      `group 3 allied @055078 ${FORCE}/night=25/day=3`,
      'malta "Jun I 42"',
      'phasing=allied part=movement step=0',
    );
    const later = after(second, 'allied done', 'allied done');
    expect(later.common).toMatchObject({ part: 'exploitation', step: 1 });
    expect(ship(later, FORCE)).toMatchObject({ night: 0, day: 0 });
  });

  test('[36.D.2] a group that stays may begin several steps at night: the points it waits count as day', () => {
    const one = after(
      allied(`group 3 allied @055078 ${FORCE}`, 'naval-step side=allied'),
      'allied begin 3 night=true hold=true',
    );
    const two = after(one, 'allied done', 'allied begin 3 night=true hold=true');
    expect(ship(two, FORCE)).toMatchObject({ night: 10, day: 0 });
  });
});

describe('[36.A.2 c] combat zones at night', () => {
  // The Axis cruisers lie one hex from where the Allies come by.
  const passing = (night: boolean) =>
    after(
      allied(`group 3 allied @055078 ${FORCE}/night=0 | group 4 axis @055080 3a-Divisione reacted=true`),
      ...(night ? ['allied night 3'] : []),
      'allied sail 3 055079',
    );

  test('by day the six hexes around are part of it', () => {
    expect(passing(false).common.phase).toMatchObject({ name: 'battle-choice', side: 'axis' });
  });

  test('by night only the hex itself', () => {
    expect(passing(true).common.phase.name).toBe('naval-step');
    const met = after(passing(true), 'allied sail 3 055080');
    expect(met.common.phase).toMatchObject({ name: 'battle-choice', battle: { night: true } });
  });

  test('[36.A.2 a] aircraft neither search for nor strike what moves at night', () => {
    const air = 'air F-122 status=flown mission.kind=patrol mission.hex=055079';
    const by = (order: string) =>
      eventsOf(
        after(
          position(
            'naval-step side=allied moving=3',
            `${air} | group 3 allied @055078 ${FORCE}`,
            'malta "Jun I 42"',
            'phasing=allied part=movement step=1',
          ),
          ...(order === '' ? [] : [order]),
        ),
        'allied sail 3 055079',
      );
    expect(by('').at(-1)).toMatchObject({ phase: { name: 'search-roll' } });
    expect(by('allied night 3').at(-1)).toMatchObject({ phase: { name: 'naval-step' } });
  });

  test('work that goes on after the block is seen by day', () => {
    const sweeping = (spent: number) =>
      after(
        allied(
          `air F-122 status=flown mission.kind=patrol mission.hex=055079 | mines axis @055079 1 | group 3 allied @055079 ${FORCE} belts.0=055079 spent=${spent}`,
        ),
        'allied night 3',
        'allied sweep 3',
      );
    // Five points are the block and no more, twenty are fifteen by day.
    expect(sweeping(15).common.phase.name).toBe('naval-step');
    expect(sweeping(0).common.phase.name).toBe('search-roll');
  });
});
