import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runNode } from './command.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ code: number, seconds: number, report: import('./tally.mjs').Report | undefined }} TestRun */

const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/**
 * @param {string} path
 * @returns {import('./tally.mjs').Report | undefined}
 */
const readReport = path => {
  try {
    return /** @type {import('./tally.mjs').Report} */ (JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * Runs the tests, readable on the terminal and as a report for counting. Coverage is measured only for a
 * whole run, in a folder of this run's own: two runs at once would read each other's figures.
 * @param {readonly string[]} filters
 * @param {string} [node] the Node to run them with
 * @returns {Promise<TestRun>}
 */
export const runTests = async (filters, node = process.execPath) => {
  const scratch = mkdtempSync(join(tmpdir(), 'narrow-seas-'));
  const file = join(scratch, 'report.json');
  const coverage = [
    '--coverage',
    `--coverage.reportsDirectory=${scratch}/coverage`,
    '--coverage.reporter=text-summary',
  ];
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const chosen = filters.length > 0 ? filters : coverage;
    const { code, seconds } = await run(node, [VITEST, ...args, ...chosen], { shown: true });
    return { code, seconds, report: readReport(file) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** Writes the full coverage report to `coverage/` for reading, also when tests fail. */
export const reportCoverage = () =>
  runNode([VITEST, 'run', '--coverage', '--coverage.reportOnFailure'], { shown: true });
