import { describe, expect, test } from 'vitest';
import { add, failuresTold, lastLine, NOTHING, skippedIn, tallyOf, tallyOfTests } from './tally.mjs';

const file = (status: string, ...results: string[]) => ({
  name: 'some.test.ts',
  status,
  message: 'it broke\nhere',
  assertionResults: results.map((result, index) => ({
    status: result,
    fullName: `test ${index}`,
    failureMessages: result === 'failed' ? ['expected 1 to be 2\nat some line'] : [],
  })),
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
    expect(tallyOfTests(given, code)).toMatchObject({ passed, failed });
    expect(tallyOfTests(given, code).failures).toHaveLength(failed);
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
  const checks = tallyOf([
    { name: 'types', passed: true },
    { name: 'lint', passed: false },
    { name: 'format', passed: true },
  ]);
  expect(checks).toEqual({ passed: 2, failed: 1, failures: ['lint'] });
  expect(lastLine(add(checks, { ...NOTHING, passed: 40 }))).toBe('42 passed, 1 failed');
});

describe('what failed is told once more at the end', () => {
  test.each([
    ['nothing', tallyOfTests(report(file('passed', 'passed')), 0), ''],
    [
      'a test, with its file and the reason',
      tallyOfTests(report(file('failed', 'passed', 'failed')), 1),
      '\nFailed:\n  some.test.ts: test 1\n    expected 1 to be 2\n    at some line\n',
    ],
    [
      'a file that broke while loading',
      tallyOfTests(report(file('failed')), 1),
      '\nFailed:\n  some.test.ts\n    it broke\n    here\n',
    ],
    [
      'a run that ended badly though no test failed',
      tallyOfTests(report(file('passed', 'passed')), 1),
      '\nFailed:\n  vitest ended with code 1, though no test failed: its output says why\n',
    ],
    ['a check', tallyOf([{ name: 'lint', passed: false }]), '\nFailed:\n  lint\n'],
  ])('%s', (_case, tally, told) => {
    expect(failuresTold(tally)).toBe(told);
  });
});
