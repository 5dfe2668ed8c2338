import { describe, expect, test } from 'vitest';
import { dateOf } from '../../model/date.ts';
import { atNight, FRESH_NIGHT, type NightLog, refuseBlock, withBlock, withDay, worstNight } from './night.ts';

/** N is a night block, a number is that many day points. */
const after = (course: string): NightLog =>
  course
    .split(' ')
    .filter(word => word !== '')
    .reduce((log, word) => (word === 'N' ? withBlock(log) : withDay(log, Number(word))), FRESH_NIGHT);

describe('[36.A.2] moving at night', () => {
  test.each([
    ['the first block of a phase', '', undefined],
    ['O2 the first 5 points of a step and the last 5 of the next', 'N 15 15', undefined],
    ['exactly 10 day points between', 'N 10', undefined],
    ['O2b 9 day points are too few', 'N 9', 'too-soon'],
    ['the fifth block', 'N 10 N 10 N 10 N 10', undefined],
    ['O2c no sixth: 25 is all', 'N 10 N 10 N 10 N 10 N 40', 'budget'],
  ])('%s', (_rule, course, refusal) => {
    expect(refuseBlock(after(course))).toBe(refusal);
  });

  test('D1 five blocks fit into 65 points, not into fewer', () => {
    const blocks = (points: number): number => {
      let [log, left, count] = [FRESH_NIGHT, points, 0];
      while (left >= 5) {
        if (refuseBlock(log) === undefined) [log, left, count] = [withBlock(log), left - 5, count + 1];
        else [log, left] = [withDay(log, 1), left - 1];
      }
      return count;
    };
    expect([30, 45, 60, 64, 65].map(blocks)).toEqual([2, 3, 4, 4, 5]);
  });

  test('[F.6.1] a group has the most night and the least day of its units', () => {
    expect(worstNight([after('N 12'), after('N 10 N 3')])).toEqual({ night: 10, day: 3 });
  });
});

describe('[36.A.2 d e] O11 gunnery at night', () => {
  test.each([
    ['an Axis ship of 8', 8, 'ship', 'axis', 'Jul I 44', 2],
    ['an Allied ship of 8 in Jun II 44', 8, 'ship', 'allied', 'Jun II 44', 2],
    ['an Allied ship of 8 from Jul I 44', 8, 'ship', 'allied', 'Jul I 44', 4],
    ['a coast defence of 8', 8, 'fort', 'axis', 'Jun I 42', 4],
    ['fractions are kept', 3, 'ship', 'axis', 'Jun I 42', 0.75],
  ] as const)('%s', (_case, strength, firer, side, date, left) => {
    expect(atNight(strength, firer, side, dateOf(date))).toBe(left);
  });
});
