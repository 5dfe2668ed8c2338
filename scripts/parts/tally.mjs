import { tellTrouble } from './trouble.mjs';

/** @typedef {{ passed: number, failed: number, failures: readonly string[] }} Tally `failures`: what failed, told by name */
/** @typedef {{ name: string, passed: boolean }} Check */
/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} Assertion */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: readonly Assertion[] }} FileReport */
/** @typedef {{ testResults: readonly FileReport[] }} Report what vitest's JSON reporter writes */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, failures: [] };

/** @param {string} name */
export const failure = name => ({ passed: 0, failed: 1, failures: [name] });

/**
 * @param {readonly Check[]} checks
 * @returns {Tally}
 */
export const tallyOf = checks => {
  const failures = checks.filter(({ passed }) => !passed).map(({ name }) => name);
  return { passed: checks.length - failures.length, failed: failures.length, failures };
};

/**
 * @param {Tally} one
 * @param {Tally} other
 * @returns {Tally}
 */
export const add = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
});

const LINES_SHOWN = 12;

/** @param {string} text */
const firstLines = text =>
  text
    .split('\n')
    .slice(0, LINES_SHOWN)
    .map(line => `    ${line}`)
    .join('\n');

/**
 * @param {string} file
 * @returns {(assertion: Assertion) => string}
 */
const toldIn =
  file =>
  ({ fullName, failureMessages = [] }) =>
    [`${file}: ${fullName}`, ...failureMessages.map(firstLines)].join('\n');

/**
 * @param {FileReport} file
 * @returns {Tally}
 */
const tallyOfFile = ({ name, status, message = '', assertionResults }) => {
  const passed = assertionResults.filter(result => result.status === 'passed').length;
  const failed = assertionResults.filter(result => result.status === 'failed');
  // A file that breaks while it loads, or in a hook, has no failed test of its own.
  if (failed.length === 0 && status === 'failed')
    return { ...failure(`${name}\n${firstLines(message)}`), passed };
  return { passed, failed: failed.length, failures: failed.map(toldIn(name)) };
};

/**
 * Counts a run of vitest. A run that ended badly counts at least one failure, whatever its report says: a
 * crash leaves no report, and too little coverage or a stray rejection leaves one without a failed test.
 * @param {Report | undefined} report
 * @param {number} code vitest's exit code
 * @returns {Tally}
 */
export const tallyOfTests = (report, code) => {
  const tally = (report?.testResults ?? []).map(tallyOfFile).reduce(add, NOTHING);
  if (code === 0 || tally.failed > 0) return tally;
  return add(tally, failure(`vitest ended with code ${code}, though no test failed: its output says why`));
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
 * What failed, once more at the end: in a long output, and in one whose beginning was cut off, nobody finds it otherwise.
 * @param {Tally} tally
 */
export const failuresTold = ({ failures }) =>
  failures.length === 0 ? '' : `\nFailed:\n${failures.map(name => `  ${name}`).join('\n')}\n`;

/**
 * Ends a task with what failed, the line of its tally and the exit code that goes with it, whatever happens.
 * @param {Promise<Tally>} counting
 */
export const tellTally = async counting => {
  const tally = await counting.catch(error => {
    tellTrouble(error);
    return { ...NOTHING, failed: 1 };
  });
  const told = failuresTold(tally);
  if (told !== '') console.log(told);
  console.log(lastLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
};
