import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

/**
 * The part of vitest that the rules' tests use, for a process that loads them once and runs them many times. Their
 * files import this in the place of `vitest` (runner.mjs).
 * @typedef {{ id: string, name: string, run: () => unknown }} Case
 */

/** The tests of the file that is being loaded; a file is loaded at a time.
 * @type {{ file: string, suites: string[], cases: Case[] }} */
const shelf = { file: '', suites: [], cases: [] };

/**
 * Loads a file of tests and gives what it declares.
 * @param {string} file
 * @param {() => Promise<unknown>} load
 * @returns {Promise<readonly Case[]>}
 */
export const collectFrom = async (file, load) => {
  Object.assign(shelf, { file, suites: [], cases: [] });
  await load();
  return shelf.cases;
};

/** @param {string} title @param {readonly unknown[]} values */
const titled = (title, values) =>
  `${title} ${values.map(value => JSON.stringify(value)?.slice(0, 40)).join(' ')}`;

/** A row of `each` is spread when it is an array, as vitest does.
 * @param {unknown} row @returns {readonly unknown[]} */
const argumentsOf = row => (Array.isArray(row) ? row : [row]);

/** @param {string} name @param {() => void} declare */
const suite = (name, declare) => {
  shelf.suites.push(name);
  declare();
  shelf.suites.pop();
};

/** @param {string} name @param {() => unknown} run */
const single = (name, run) => {
  const whole = [...shelf.suites, name].join(' ');
  shelf.cases.push({ id: `${shelf.file}#${shelf.cases.length} ${whole}`, name: whole, run });
};

/**
 * @param {(name: string, run: () => unknown) => void} declare
 * @returns {(rows: readonly unknown[]) => (title: string, run: (...values: readonly unknown[]) => unknown) => void}
 */
const eachOf = declare => rows => (title, run) => {
  for (const row of rows) declare(titled(title, argumentsOf(row)), () => run(...argumentsOf(row)));
};

export const describe = Object.assign(suite, { each: eachOf(suite) });
export const test = Object.assign(single, { each: eachOf(single) });

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const matchers = Object.assign(
  (/** @type {unknown} */ value, /** @type {string} */ message) => chai.expect(value, message),
  chai.expect,
  /** @type {object} */ (Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT)),
);

/** Vitest's own matchers, on vitest's own chai. */
export const expect = /** @type {import('@vitest/expect').ExpectStatic} */ (
  /** @type {unknown} */ (matchers)
);
setState({ assertionCalls: 0, isExpectingAssertions: false }, expect);
expect.getState = () => getState(expect);
