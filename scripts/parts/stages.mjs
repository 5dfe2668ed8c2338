import { join } from 'node:path';
import { runNode } from './command.mjs';
import { compile } from './compile.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ name: string, run: () => Promise<import('./command.mjs').Finished> }} Stage */

/**
 * @param {string} name
 * @param {string} program inside node_modules
 * @param {readonly string[]} args
 * @returns {Stage}
 */
const tool = (name, program, args) => ({
  name,
  run: () => runNode([join(ROOT, 'node_modules', program), ...args]),
});

/** @type {Stage} */
export const TYPES = { name: 'types', run: () => compile(['.', 'scripts']) };

/** None of these writes a file, so they may run at the same time; lint reads what TYPES has built. */
const READERS = [
  tool('lint', 'oxlint/bin/oxlint', [
    '--type-aware',
    '--report-unused-disable-directives',
    '--deny-warnings',
  ]),
  tool('format', '@biomejs/biome/bin/biome', ['format', '--reporter=summary', '.']),
  tool('dead code', 'knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']),
  tool('boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', ['packages', 'scripts', '--no-cache']),
];

/**
 * @param {string} name
 * @param {boolean} passed
 * @param {number} seconds
 */
export const lineOf = (name, passed, seconds) =>
  `${name.padEnd(12)}${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1)} s`;

/**
 * Runs a stage and prints its line; a failed one also prints what its tool said.
 * @param {Stage} stage
 * @returns {Promise<import('./tally.mjs').Check>}
 */
export const runStage = async ({ name, run }) => {
  const { code, output, seconds } = await run();
  const passed = code === 0;
  console.log(lineOf(name, passed, seconds));
  if (!passed) console.log(output.trimEnd());
  return { name, passed };
};

/** Every check, in the order given. */
export const runChecks = async () => [await runStage(TYPES), ...(await Promise.all(READERS.map(runStage)))];
