import { provideChromium } from './browser.mjs';
import { install } from './install.mjs';
import { lineOf, runChecks, runStage, TYPES } from './stages.mjs';
import { add, failure, skippedIn, tallyOf, tallyOfTests } from './tally.mjs';
import { runTests } from './vitest.mjs';

/** @param {readonly string[]} names */
const sayWhatWasSkipped = names => {
  if (names.length > 0) console.log(`${names.length} skipped:\n${names.map(name => `  ${name}`).join('\n')}`);
};

/**
 * With filters only the matching test files run, after the build they need. Coverage costs half as much time again, so it is
 * measured where it is asked for.
 * @param {readonly string[]} filters
 * @param {{ isMeasured?: boolean }} [options]
 */
export const testAll = async (filters, options) => {
  if (!(await install())) return failure('the installation');
  await provideChromium();
  const checks = filters.length > 0 ? [await runStage(TYPES)] : await runChecks();
  const { code, seconds, report } = await runTests(filters, options);
  console.log(lineOf('tests', code === 0, seconds));
  sayWhatWasSkipped(skippedIn(report));
  return add(tallyOf(checks), tallyOfTests(report, code));
};
