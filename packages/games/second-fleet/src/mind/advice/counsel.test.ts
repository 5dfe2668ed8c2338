import { describe, expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import type { State } from '../../model/state.ts';
import { after, orderOf } from '../../testing/orders.ts';
import { position } from '../../testing/positions.ts';
import { secondFleetCounsel as counsel } from './counsel.ts';
import type { SecondFleetPlan } from './reason.ts';

/** A plan of these orders, all of one side; the first is its heart. */
const planOf = (before: State, ...orders: readonly string[]): SecondFleetPlan => {
  let now = before;
  const actions = orders.map(order => {
    const { action } = orderOf(now, order);
    now = after(now, order);
    return action;
  });
  const side = orders[0]?.startsWith('nato') === true ? 'nato' : 'soviet';
  return { side, before, after: now, actions, heart: actions[0], changes: [] };
};

const RAID = position(
  'segment side=soviet arm=surface',
  'soviet @3007 FRNZE OTTUK | nato @3010 HAWES/local ANDRM/local',
);
const STRIKE = [
  'soviet activate FRNZE OTTUK',
  'soviet sail 3008 3009',
  'soviet strike ssm FRNZE OTTUK at 3010',
] as const;

describe('an attack', () => {
  const plan = planOf(RAID, ...STRIKE);

  test('leads the title, and each step is said as on the screen', () => {
    expect(counsel.title(plan)).toBe('Missile attack on 3010: Frunze, Ottuk');
    expect(counsel.steps(plan)).toEqual([
      'Frunze, Ottuk: act from here',
      'Sail to 3009, 2 of 4 points',
      'Missile attack on 3010: Frunze, Ottuk',
    ]);
  });

  test('[10.8] tells the chances of each target first, then who is found and who is in whose range', () => {
    expect(counsel.reasons(plan)).toEqual([
      'Andromeda: no effect 20%, damaged 20%, destroyed 60%.',
      'Hawes: no effect 40%, damaged 20%, destroyed 40%.',
      'The enemy can then attack Frunze, Ottuk from 3010.',
      'The enemy finds Frunze, Ottuk on the way and may attack.',
    ]);
  });

  test('on the same hex is the same idea, whichever unit makes it', () => {
    const alone = orderOf(after(RAID, STRIKE[0], STRIKE[1]), 'soviet strike ssm FRNZE at 3010').action;
    expect(counsel.idea(alone)).toBe(counsel.idea(plan.actions[2] as typeof alone));
    expect(counsel.idea({ type: 'sail', path: [] })).not.toBe(counsel.idea({ type: 'done' }));
  });
});

test('a voyage is told by where it leads, and how much nearer that is', () => {
  const start = position(
    'segment side=nato arm=surface',
    'nato @2922 HAWES GARY | soviet @3007 FRNZE',
    'standing-force turn 2 of 6',
  );
  const plan = planOf(start, 'nato activate HAWES GARY', 'nato sail 2921', 'nato done', 'nato done');
  expect(counsel.title(plan)).toBe('Hawes, Gary: sail to 2921');
  expect(counsel.steps(plan).slice(2)).toEqual([
    'End this activation',
    'End the segment of the surface ships',
  ]);
  expect(counsel.reasons(plan)).toEqual(['This brings Hawes, Gary one hex nearer to the goal.']);
});

test('[9.2] [10.8] an enemy that comes into range is named', () => {
  const start = position(
    'segment side=soviet arm=surface',
    'soviet @3005 FRNZE | nato @3012 HAWES/strategic',
    'standing-force turn 2 of 6',
  );
  const plan = planOf(start, 'soviet activate FRNZE', 'soviet sail 3006');
  expect(counsel.reasons(plan)).toContain('Then Hawes in 3012 is in range of your missiles.');
});

test('[7.4.2] a scout is sent where somebody is still to be found', () => {
  const start = position(
    'assignment',
    'at Andoya NO-P3-1 | soviet @2914 FRNZE | soviet @2915 OTTUK | soviet @2916 MKALN/strategic',
    'kola-strike turn 4 of 15',
  );
  const reasons = counsel.reasons(planOf(start, 'nato assign NO-P3-1 recon NS'));
  expect(reasons).toContain('Two enemy groups in the Norwegian Sea are not found yet.');
});

test('where nothing else is to be said, what the evaluation sees is', () => {
  const changes = [{ id: 'points', title: 'points so far', before: 1, after: 2.5 }];
  const plan = { ...planOf(RAID, 'soviet done'), changes };
  expect(counsel.title(plan)).toBe('Leave things as they are');
  expect(counsel.reasons(plan)).toEqual(['Points so far: +1.5 points.']);
});

test.each(['nato', 'soviet'] as const)('the considerations of the %s side add up to its evaluation', side => {
  const sum = counsel.considerations(RAID, side).reduce((total, { value }) => total + value, 0);
  expect(sum).toBeCloseTo(evaluate(RAID, side), 9);
});

describe('a fleet that keeps to its ports', () => {
  const fleet = position(
    'segment side=soviet arm=surface',
    'soviet @2815 BAKU KURSK OSMTR | nato @3231 ALTAR YORK',
    'norway-convoy turn 3 of 15',
  );
  const said = (level: string, ...orders: readonly string[]): string =>
    (counsel.at?.(level) ?? counsel)
      .reasons(planOf(fleet, 'soviet activate BAKU KURSK OSMTR', ...orders))
      .join(' ');

  test('is told how much nearer it comes to one by those who send it there', () => {
    expect(said('captain', 'soviet sail 2814 2813')).toContain('two hexes nearer to Pechenga');
    expect(said('captain', 'soviet sail 2816 2817')).not.toContain('Pechenga');
    expect(said('cadet', 'soviet sail 2814 2813')).not.toContain('Pechenga');
  });
});
