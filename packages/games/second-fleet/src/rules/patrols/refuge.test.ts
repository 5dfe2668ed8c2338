import { describe, expect, test } from 'vitest';
import { progressFrom } from '../../turn/chain.ts';
import type { State } from '../../model/state.ts';
import { after, ruling } from '../../testing/orders.ts';
import { position, whereIs } from '../../testing/positions.ts';
import { beginLanding } from './landing.ts';

const landing = (forces: string, cause: 'cap' | 'mission'): State => {
  const state = position('cap side=soviet', forces, 'kola-strike turn 3 of 15');
  return progressFrom(state, beginLanding(state, 'soviet', cause)).state;
};
const gone = (...bases: readonly string[]): string =>
  bases.map(base => `base ${base} airfield=3`).join(' | ');

describe('[C.2.37] where homeless aircraft come down', () => {
  const NORTH = gone('Banak', 'Bardufoss');
  const NORWAY = gone('Banak', 'Bardufoss', 'Andoya', 'Bodo', 'Orland');
  test.each([
    ['the nearest zone', NORTH, 'Andoya', 'ok'],
    ['any field of it', NORTH, 'Orland', 'ok'],
    ['not a farther one', NORTH, 'Keflavik', 'C.2.37 no-refuge'],
    ['a farther one when the nearest has none', NORWAY, 'Keflavik', 'ok'],
    ['all zones at that distance', NORWAY, 'Wick', 'ok'],
  ])('%s', (_name, forces, field, expected) => {
    const choosing = landing(`returning Banak recon BS - NO-P3-1 | ${forces}`, 'mission');
    expect(ruling(choosing, `nato land NO-P3-1 ${field}`)).toBe(expected);
  });

  test('[8.14.1] who finds no room any more is lost', () => {
    const crowded = `${gone('Bodo')} | at Andoya F15-1 F15-2 F111-1 | at Orland TOR-1 PHN-1 PHN-2`;
    const choosing = landing(`cap Bodo US-F16-1 NO-F16-1 NO-F16-2 | ${crowded}`, 'cap');
    const two = after(choosing, 'nato land US-F16-1 Andoya', 'nato land NO-F16-1 Orland');
    expect(whereIs(after(two, 'nato done'), 'NO-F16-2')).toBe('lost');
    expect(ruling(after(choosing, 'nato land US-F16-1 Andoya'), 'nato done')).toBe('8.14.1 patrol-homeless');
  });

  test('only those that are due', () => {
    const choosing = landing(`cap Bodo US-F16-1 | at Orland NO-F16-1 | ${gone('Bodo')}`, 'cap');
    expect(ruling(choosing, 'nato land NO-F16-1 Andoya')).toBe('8.14 not-on-patrol');
  });
});

describe('[2.3.7] the Soviets land first, then NATO', () => {
  const evening = (forces: string): State =>
    after(
      position(
        'segment side=nato arm=surface segment=3 first=soviet chosen.nato=[air,submarine,surface] chosen.soviet=[air,submarine,surface]',
        `nato @2922 HAWES | ${forces}`,
        'kola-strike turn 2 of 15',
      ),
      'nato done',
    );
  const SOVIET = `cap Kilpyavr S27-1 S27-2 | ${gone('Kilpyavr')}`;
  const NATO = `cap Bodo US-F16-1 | ${gone('Bodo')}`;

  test('each is asked while it has something to choose', () => {
    const both = evening(`${SOVIET} | ${NATO}`);
    expect(both.table.phase).toMatchObject({ name: 'landing', side: 'soviet' });
    const one = after(both, 'soviet land S27-1 Murmansk');
    expect(one.table.phase).toMatchObject({ name: 'landing', side: 'soviet' });
    const two = after(one, 'soviet land S27-2 Pechenga');
    expect(two.table.phase).toMatchObject({ name: 'landing', side: 'nato' });
    const all = after(two, 'nato land US-F16-1 Andoya');
    expect([all.table.phase.name === 'landing', all.table.turn]).toEqual([false, 3]);
  });

  test('a side without a choice is not', () => {
    expect(evening(NATO).table.phase).toMatchObject({ name: 'landing', side: 'nato' });
    const soviet = after(evening(SOVIET), 'soviet land S27-1 Murmansk', 'soviet land S27-2 Pechenga');
    expect(soviet.table.turn).toBe(3);
  });
});
