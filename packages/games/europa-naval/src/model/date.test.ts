import { expect, test } from 'vitest';
import { dateOf, isFirstHalf, monthOf, parseDate, printDate, yearOf } from './date.ts';

test.each(['Jan I 41', 'Jun II 41', 'Dec II 42', 'Jul I 44', 'Nov I 44'])('%s is read and printed', text => {
  expect(printDate(dateOf(text))).toBe(text);
});

test.each(['Jul 1 44', 'July I 44', 'Jul III 44', ''])('"%s" is no date', text => {
  expect(parseDate(text)).toBeUndefined();
});

test('[F.3.1] two turns a month', () => {
  expect(dateOf('Jul I 44') - dateOf('Jun I 44')).toBe(2);
  expect(dateOf('Jan I 43') - dateOf('Dec II 42')).toBe(1);
});

test('month, year and half', () => {
  expect(monthOf(dateOf('Oct II 43'))).toBe(10);
  expect(yearOf(dateOf('Oct II 43'))).toBe(1943);
  expect(isFirstHalf(dateOf('Oct II 43'))).toBe(false);
  expect(isFirstHalf(dateOf('Oct I 43'))).toBe(true);
});
