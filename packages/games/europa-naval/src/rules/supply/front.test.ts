import { describe, expect, test } from 'vitest';
import { after, eventsOf, ruling } from '../../testing/orders.ts';
import { viewFor } from '../../secrets/view.ts';
import { port, position } from '../../testing/positions.ts';
import type { State } from '../../model/state.ts';
import { boxAfter, dateShift, frontData, supplyShift, totalPaid, worthOf } from './front.ts';
import { oddsWar } from '../../turn/war/odds.ts';
import type { FrontPayment } from '../../model/war/phase.ts';

const africa = (table: string, date = 'malta "Jun I 42"', front = 'libya'): State =>
  position(`front-payment front=${front}`, table, date, 'phasing=allied part=end step=0 playerTurn=1');

const libya = frontData(africa('').common, 'libya');

describe('[F.27.1] paying for a front', () => {
  test.each([
    [0, -2],
    [3.5, -2],
    [4, -1],
    [6, 0],
    [8, 1],
    [10, 2],
    [30, 2],
  ])('%d SPs shift it by %d', (sp, shift) => {
    expect(supplyShift(libya, sp)).toBe(shift);
  });

  test.each([
    ['Jun I 42', 1],
    ['Jul I 42', 1],
    ['Jul II 42', -1],
    ['Oct II 42', -3],
    ['Jan I 43', -2],
  ])('in %s the date shifts it by %d', (date, shift) => {
    const { common } = africa('', `malta "${date}"`);
    expect(dateShift(libya, common.date)).toBe(shift);
  });

  test('ports within three boxes count in full, others half', () => {
    const state = africa('');
    expect(worthOf(state.common, libya, port(state, 'Tripoli'), 6)).toBe(6);
    const far = africa('front libya box=5');
    expect(worthOf(far.common, libya, port(far, 'Tripoli'), 6)).toBe(3);
    const tunisia = frontData(far.common, 'tunisia');
    expect(worthOf(far.common, tunisia, port(far, 'Tunis'), 6)).toBe(6);
  });

  test('only ports behind the front pay, with what they have', () => {
    const state = africa('stock axis Tripoli sp=4 | stock axis Napoli sp=9');
    expect(ruling(state, 'axis pay-front Tripoli 4')).toBe('ok');
    expect(ruling(state, 'axis pay-front Tripoli 5')).toBe('F.17.1 no-supplies');
    expect(ruling(state, 'axis pay-front Napoli 4')).toBe('F.27.1 behind-front');
    const paid = after(state, 'axis pay-front Tripoli 3', 'axis pay-front Tripoli 1');
    expect(totalPaid(paid.common, paid.common.phase as FrontPayment)).toBe(4);
    expect(after(paid, 'axis done').common.phase).toEqual({
      name: 'front-roll',
      front: 'libya',
      shift: -1 + 1,
    });
  });
});

describe('[F.27.1] the die', () => {
  test.each([
    ['D', 4, 2],
    ['F*', 4, 3],
    ['F', 4, 4],
    ['S', 4, 5],
    ['S*', 4, 6],
    ['D', 1, 0],
    ['S', 8, 8],
    ['S*', 8, 9],
    ['S*', 7, 8],
    ['S', 9, 9],
  ] as const)('%s from box %d leads to box %d', (result, from, to) => {
    expect(boxAfter(libya, from, result)).toBe(to);
  });

  test('moves the front, and ports change hands at once', () => {
    const state = after(africa('stock axis Benghazi sp=8'), 'axis pay-front Benghazi 8', 'axis done');
    const moved = eventsOf(state, 'roll 3');
    expect(moved).toContainEqual({ type: 'front-moved', front: 'libya', box: 5 });
    expect(moved).toContainEqual({ type: 'port-taken', port: port(state, 'Tobruk'), owner: 'axis' });
  });

  test('a retreat gives them back', () => {
    const state = africa(
      'front libya box=6 | port Tobruk owner=axis | port Bardia owner=axis',
      'malta "Oct II 42"',
    );
    const moved = after(state, 'axis done', 'roll 1');
    expect(moved.common.fronts[0]?.box).toBe(4);
    expect(moved.common.ports[port(state, 'Tobruk')]?.owner).toBe('allied');
    expect(moved.common.ports[port(state, 'Bardia')]?.owner).toBe('allied');
    expect(moved.common.ports[port(state, 'Derna')]?.owner).toBe('axis');
  });

  test('[F.25] ships in a port that falls try to get away before three REs', () => {
    const state = africa(
      'front libya box=5 | port Tobruk owner=axis | in Tobruk Scorta-Tripoli Cabotaggio-Libia',
      'malta "Oct II 42"',
    );
    const dice = after(state, 'axis done', 'roll 1');
    expect(dice.common.phase.name).toBe('scuttle-roll');
    const over = after(dice, 'roll 1', 'roll 1', 'roll 1', 'roll 1');
    expect(over.common.phase.name).not.toBe('scuttle-roll');
  });
});

test('[S.1] Tunisia comes after Libya, from Nov II 42', () => {
  const torch = 'once torch | port Tunis owner=axis | port Bizerta owner=axis';
  const before = after(africa(torch, 'malta "Nov I 42"'), 'axis done', 'roll 4');
  expect(before.common.phase.name).not.toBe('front-payment');
  const later = after(africa(torch, 'malta "Nov II 42"'), 'axis done', 'roll 4');
  expect(later.common.phase).toMatchObject({ name: 'front-payment', front: 'tunisia' });
});

test('a front that is lost is no longer paid for', () => {
  const state = africa(
    'front libya box=1 | port Benghazi owner=allied | port Derna owner=allied',
    'malta "Oct II 42"',
  );
  const lost = after(state, 'axis done', 'roll 1');
  expect(lost.common.fronts[0]?.box).toBe(0);
  expect(lost.common.ports[port(state, 'Tripoli')]?.owner).toBe('allied');
});

test('[F.27.1] the odds of a front, before the die', () => {
  const state = after(africa('stock axis Benghazi sp=8'), 'axis pay-front Benghazi 8');
  const odds = oddsWar(viewFor(state, 'axis'), { type: 'done' });
  expect(odds?.terms.map(({ value }) => value)).toEqual([1, 1]);
  expect(odds?.results).toEqual([
    { result: '4 Gazala', ways: 2 },
    { result: '5 Tobruk', ways: 2 },
    { result: '6 Frontier', ways: 2 },
  ]);
  expect(
    oddsWar(viewFor(state, 'axis'), { type: 'pay-front', port: port(state, 'Benghazi'), sp: 1 }),
  ).toBeUndefined();
});

test('[F.27.1] troops in a port that the front runs over are lost, and those on its field', () => {
  const table = 'front libya box=1 | port Benghazi owner=allied | port Derna owner=allied';
  const lost = (place: string) =>
    after(africa(`${table} | troops Genio-Libia 0.5 @${place}`, 'malta "Oct II 42"'), 'axis done', 'roll 1')
      .common.troops;
  expect(lost('Tripoli')).toEqual([]);
  expect(lost('068063')).toEqual([]);
  expect(lost('Napoli')).toHaveLength(1);
});
