import { describe, expect, test } from 'vitest';
import { after, ruling } from '../../testing/orders.ts';
import { markOf, position } from '../../testing/positions.ts';

describe('[2.3.5] [C.20.5] arms', () => {
  const arm = position('arm segment=1 first=nato side=nato', 'nato @2922 HAWES | at Bodo US-F16-1');

  test('an arm that is named acts', () => {
    expect(after(arm, 'nato choose-arm surface').table.phase).toMatchObject({
      name: 'segment',
      side: 'nato',
      arm: 'surface',
      chosen: { nato: ['surface'], soviet: [] },
    });
  });

  test('an arm that passes is spent, and the other side names one', () => {
    const passed = after(arm, 'nato choose-arm air pass');
    expect(passed.table.phase).toEqual({
      name: 'arm',
      segment: 1,
      first: 'nato',
      chosen: { nato: ['air'], soviet: [] },
      side: 'soviet',
    });
    const both = after(passed, 'soviet choose-arm surface pass');
    expect(both.table.phase).toMatchObject({ name: 'arm', segment: 2, side: 'nato' });
    expect(ruling(both, 'nato choose-arm air')).toBe('2.3.5.1 arm-spent');
    const third = after(both, 'nato choose-arm submarine pass', 'soviet choose-arm submarine pass');
    expect(third.table.phase).toMatchObject({ name: 'arm', segment: 3, side: 'nato' });
  });
});

describe('[4] who may be activated', () => {
  test.each([
    [
      '[4.1] not a ship that is lost',
      'surface',
      'lost GARY | nato @2922 HAWES',
      'activate GARY',
      'NS.1 not-yours',
    ],
    ['[4.3] not in an air segment', 'air', 'nato @2922 HAWES', 'activate HAWES', '4.3 air'],
  ])('%s', (_name, arm, forces, order, expected) => {
    expect(ruling(position(`segment side=nato arm=${arm}`, forces), `nato ${order}`)).toBe(expected);
  });

  test('[16.3.4] no submarine goes to full speed in drift ice', () => {
    const state = position(
      'segment side=soviet arm=submarine',
      'period 3 | soviet @2010 MKALN',
      'northern-campaign turn 2 of 36',
    );
    expect(ruling(state, 'soviet activate MKALN fast')).toBe('16.3.4 fast-in-drift');
    expect(ruling(state, 'soviet activate MKALN')).toBe('ok');
  });
});

test('[9.5.4] [C.6.0] the coast sees ships that end their action there, and no submarines', () => {
  const ended = (arm: string, unit: string) =>
    after(
      position(`segment side=soviet arm=${arm}`, `soviet @3208 ${unit}`),
      `soviet activate ${unit}`,
      'soviet done',
    );
  expect([markOf(ended('surface', 'FRNZE'), 'FRNZE'), markOf(ended('submarine', 'MKALN'), 'MKALN')]).toEqual([
    'local',
    'none',
  ]);
});
