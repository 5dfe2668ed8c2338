import { tellTrouble } from './trouble.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ status: string, fullName: string }} Assertion */
/** @typedef {{ name: string, status: string, assertionResults: readonly Assertion[] }} FileReport */
/** @typedef {{ testResults: readonly FileReport[] }} Report what vitest's JSON reporter writes */

/** @param {readonly boolean[]} results */
export const tallyOf = results => ({
  passed: results.filter(Boolean).length,
  failed: results.filter(passed => !passed).length,
});

/**
 * @param {Tally} one
 * @param {Tally} other
 */
export const add = (one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed });

/** @param {FileReport} file */
const tallyOfFile = ({ status, assertionResults }) => {
  const passed = assertionResults.filter(result => result.status === 'passed').length;
  const failed = assertionResults.filter(result => result.status === 'failed').length;
  // A file that breaks while it loads, or in a hook, has no failed test of its own.
  return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
};

/**
 * Counts a run of vitest. A run that ended badly counts at least one failure, whatever its report says: a
 * crash leaves no report, and too little coverage or a stray rejection leaves one without a failed test.
 * @param {Report | undefined} report
 * @param {number} code vitest's exit code
 * @returns {Tally}
 */
export const tallyOfTests = (report, code) => {
  const { passed, failed } = (report?.testResults ?? [])
    .map(tallyOfFile)
    .reduce(add, { passed: 0, failed: 0 });
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
};

const SKIPPED = new Set(['pending', 'skipped', 'todo', 'disabled']);

/**
 * @param {Report | undefined} report
 * @returns {readonly string[]} the names of the tests that did not run
 */
export const skippedIn = report =>
  (report?.testResults ?? [])
    .flatMap(file => file.assertionResults)
    .filter(({ status }) => SKIPPED.has(status))
    .map(({ fullName }) => fullName);

/** @param {Tally} tally */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Ends a task with the line of its tally and the exit code that goes with it, whatever happens.
 * @param {Promise<Tally>} counting
 */
export const tellTally = async counting => {
  const tally = await counting.catch(error => {
    tellTrouble(error);
    return tallyOf([false]);
  });
  console.log(lastLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
};
