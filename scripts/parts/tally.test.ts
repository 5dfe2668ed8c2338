import { describe, expect, test } from 'vitest';
import { add, lastLine, skippedIn, tallyOf, tallyOfTests } from './tally.mjs';

const file = (status: string, ...results: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: results.map((result, index) => ({ status: result, fullName: `test ${index}` })),
});
const report = (...testResults: ReturnType<typeof file>[]) => ({ testResults });

describe('counting a run of vitest', () => {
  test.each([
    ['all well', report(file('passed', 'passed', 'passed'), file('passed', 'passed')), 0, 3, 0],
    ['one failed', report(file('failed', 'passed', 'failed')), 1, 1, 1],
    [
      'skipped tests count as neither',
      report(file('passed', 'passed', 'pending', 'skipped', 'todo')),
      0,
      1,
      0,
    ],
    ['a file that broke while loading', report(file('failed'), file('passed', 'passed')), 1, 1, 1],
    ['a file whose hook broke after its tests', report(file('failed', 'passed')), 1, 1, 1],
    ['too little coverage, or a stray rejection', report(file('passed', 'passed')), 1, 1, 1],
    ['a crash without a report', undefined, 134, 0, 1],
    ['an exit code without a report', undefined, 1, 0, 1],
  ])('%s', (_case, given, code, passed, failed) => {
    expect(tallyOfTests(given, code)).toEqual({ passed, failed });
  });

  test('the tests that did not run are named', () => {
    expect(skippedIn(report(file('passed', 'passed', 'pending'), file('passed', 'todo')))).toEqual([
      'test 1',
      'test 0',
    ]);
    expect(skippedIn(undefined)).toEqual([]);
  });
});

test('checks count as one test each and add up with the tests', () => {
  const checks = tallyOf([true, false, true]);
  expect(checks).toEqual({ passed: 2, failed: 1 });
  expect(lastLine(add(checks, { passed: 40, failed: 0 }))).toBe('42 passed, 1 failed');
});
