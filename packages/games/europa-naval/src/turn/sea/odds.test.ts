import { describe, expect, test } from 'vitest';
import type { State } from '../../model/state.ts';
import { after, orderOf } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { viewFor } from '../../secrets/view.ts';
import { oddsSea } from './odds.ts';

const UNITS = 'unit X12 axis TF 12 | unit A8 allied TF 8 | unit U3 axis SUB 3 | unit AN allied NT 3';

const oddsOf = (state: State, order: string) => {
  const { by, action } = orderOf(state, order);
  return by === 'chance' ? undefined : oddsSea(viewFor(state, by), action);
};

describe('odds before the action', () => {
  const axis = (table: string, phase = 'naval-step side=axis moving=3'): State =>
    position(phase, `${UNITS} | ${table}`);

  test('[36.D.2] contact: the first hex in a zone, with each modifier', () => {
    const state = axis('seas rough rough rough rough rough rough | group 3 axis @055078 X12 found=found');
    expect(oddsOf(state, 'axis sail 3 055079')).toEqual({
      terms: [
        { what: 'Rough seas', value: -1, rule: '36.D.2' },
        { what: 'Found from the air', value: 1, rule: '36.D.2' },
      ],
      sum: 'die +0',
      results: [
        { result: 'no contact', ways: 4 },
        { result: 'contact', ways: 2 },
      ],
    });
  });

  test('none in waters of one’s own, or when the roll of the step is over', () => {
    expect(oddsOf(axis('group 3 axis @Napoli X12'), 'axis sail 3 030074')).toBeUndefined();
    expect(oddsOf(axis('group 3 axis @055078 X12 contact=clear'), 'axis sail 3 055079')).toBeUndefined();
  });

  test('[36.C.1] mines come before contact', () => {
    const odds = oddsOf(axis('mines allied @055079 3 | group 3 axis @055078 X12'), 'axis sail 3 055079');
    expect(odds).toMatchObject({
      terms: [{ what: 'Strength', value: 3, rule: '36.C.1' }],
      results: [
        { result: '0 hits', ways: 4 },
        { result: '1 hit', ways: 2 },
      ],
    });
  });

  test('[F.20.6] beginning at night and staying', () => {
    const state = axis('group 3 axis @055078 X12', 'naval-step side=axis');
    expect(oddsOf(state, 'axis begin 3 night=true hold=true')).toMatchObject({
      sum: 'die -2',
      results: [{ result: 'no contact', ways: 6 }],
    });
  });

  test('[36.C.3] Table 1', () => {
    const state = position('zone-sweep side=axis', 'mines allied @030074 1');
    expect(oddsOf(state, 'axis sweep-zone 030074')).toMatchObject({
      sum: 'die +2',
      results: [
        { result: 'swept, 1 naval repair point', ways: 2 },
        { result: 'swept', ways: 4 },
      ],
    });
  });

  test('[F.8.7] torpedoes', () => {
    const state = after(
      position(
        'naval-step side=allied moving=3',
        `${UNITS} | group 3 allied @055078 A8 AN | group 4 axis @055080 U3`,
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
      'axis hunt 4 3',
    );
    expect(oddsOf(state, 'axis torpedo AN')).toMatchObject({
      sum: 'die -1',
      results: [
        { result: '0 hits', ways: 5 },
        { result: '1 hit', ways: 1 },
      ],
    });
  });

  test('[F.8.5] breaking off, against what is seen', () => {
    const aim = (side: string, firer: string, target: string): string =>
      `${side} aim firer.kind=ship firer.ship=${firer} target.kind=ship target.ship=${target}`;
    const state = after(
      position(
        'naval-step side=allied moving=3',
        `${UNITS} | group 3 allied @055078 A8 | group 4 axis @055080 X12 reacted=true`,
        'malta "Jun I 42"',
        'phasing=allied part=movement step=1',
      ),
      'allied sail 3 055079',
      'axis fight true',
      aim('axis', 'X12', 'A8'),
      aim('allied', 'A8', 'X12'),
      'roll 1',
      'roll 1',
      'axis stay true',
    );
    expect(oddsOf(state, 'allied stay false')).toMatchObject({
      terms: [
        { what: 'All fast', value: 1 },
        { what: 'Heavier enemy', value: -1 },
      ],
      results: [
        { result: 'another round', ways: 4 },
        { result: 'away', ways: 2 },
      ],
    });
    expect(oddsOf(state, 'allied stay true')).toBeUndefined();
  });
});
