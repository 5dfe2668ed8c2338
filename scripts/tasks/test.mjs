import { provideChromium } from '../parts/browser.mjs';
import { endOnSignals } from '../parts/command.mjs';
import { install } from '../parts/install.mjs';
import { lineOf, runChecks, runStage, TYPES } from '../parts/stages.mjs';
import { add, lastLine, skippedIn, tallyOf, tallyOfTests } from '../parts/tally.mjs';
import { tellTrouble } from '../parts/trouble.mjs';
import { runTests } from '../parts/vitest.mjs';

/** @param {readonly string[]} names */
const sayWhatWasSkipped = names => {
  if (names.length > 0) console.log(`${names.length} skipped:\n${names.map(name => `  ${name}`).join('\n')}`);
};

/**
 * With filters only the matching test files run, after the build they need.
 * @param {readonly string[]} filters
 */
const testAll = async filters => {
  if (!(await install())) return tallyOf([false]);
  await provideChromium();
  const checks = filters.length > 0 ? [await runStage(TYPES)] : await runChecks();
  const { code, seconds, report } = await runTests(filters);
  console.log(lineOf('tests', code === 0, seconds));
  sayWhatWasSkipped(skippedIn(report));
  return add(tallyOf(checks), tallyOfTests(report, code));
};

endOnSignals();
const tally = await testAll(process.argv.slice(2)).catch(error => {
  tellTrouble(error);
  return tallyOf([false]);
});
console.log(lastLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
