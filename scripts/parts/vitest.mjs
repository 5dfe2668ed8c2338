import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverageLines, readFloors } from '../floors/floors.mjs';
import { run, runNode } from './command.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ code: number, seconds: number, report: import('./tally.mjs').Report | undefined }} TestRun */

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * @param {string} path
 * @returns {unknown} undefined where a crash left no file, or half of one
 */
const readJson = path => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** @param {string} path */
const tellCoverage = path => {
  const summary = /** @type {import('../floors/floors.mjs').Summary | undefined} */ (readJson(path));
  if (summary !== undefined) console.log(coverageLines(readFloors(), summary).join('\n'));
};

/**
 * Runs the tests, readable on the terminal and as a report for counting. Coverage goes to a folder of this run's own:
 * two runs at once would read each other's figures.
 * @param {readonly string[]} filters
 * @param {{ node?: string, isMeasured?: boolean }} [options] the Node to run them with, and whether coverage is held to its floors
 * @returns {Promise<TestRun>}
 */
export const runTests = async (filters, { node = process.execPath, isMeasured = false } = {}) => {
  const scratch = mkdtempSync(join(tmpdir(), 'narrow-seas-'));
  const file = join(scratch, 'report.json');
  const coverage = [
    '--coverage',
    `--coverage.reportsDirectory=${scratch}/coverage`,
    '--coverage.reporter=json-summary',
    '--coverage.reportOnFailure',
  ];
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const chosen = isMeasured ? [...filters, ...coverage] : filters;
    const { code, seconds } = await run(node, [VITEST, ...args, ...chosen], { shown: true });
    if (isMeasured) tellCoverage(join(scratch, 'coverage', 'coverage-summary.json'));
    return {
      code,
      seconds,
      report: /** @type {import('./tally.mjs').Report | undefined} */ (readJson(file)),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** Writes the full coverage report to `coverage/` for reading, also when tests fail. */
export const reportCoverage = () => {
  const reporters = ['text', 'html', 'json-summary'].map(name => `--coverage.reporter=${name}`);
  return runNode([VITEST, 'run', '--coverage', '--coverage.reportOnFailure', ...reporters], { shown: true });
};
