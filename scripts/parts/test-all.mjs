import { provideChromium } from './browser.mjs';
import { install } from './install.mjs';
import { lineOf, runChecks, runStage, TYPES } from './stages.mjs';
import { add, skippedIn, tallyOf, tallyOfTests } from './tally.mjs';
import { runTests } from './vitest.mjs';

/** @param {readonly string[]} names */
const sayWhatWasSkipped = names => {
  if (names.length > 0) console.log(`${names.length} skipped:\n${names.map(name => `  ${name}`).join('\n')}`);
};

/**
 * With filters only the matching test files run, after the build they need.
 * @param {readonly string[]} filters
 */
export const testAll = async filters => {
  if (!(await install())) return tallyOf([false]);
  await provideChromium();
  const checks = filters.length > 0 ? [await runStage(TYPES)] : await runChecks();
  const { code, seconds, report } = await runTests(filters);
  console.log(lineOf('tests', code === 0, seconds));
  sayWhatWasSkipped(skippedIn(report));
  return add(tallyOf(checks), tallyOfTests(report, code));
};
