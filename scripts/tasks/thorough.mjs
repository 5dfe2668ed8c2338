import { endOnSignals } from '../parts/command.mjs';
import { testOnNewest } from '../parts/newest.mjs';
import { add, tellTally } from '../parts/tally.mjs';
import { testAll } from '../parts/test-all.mjs';

/**
 * All that `npm test` does, with long games where that plays short ones, with coverage held to its floors, and then what can
 * differ once more on the newest Node.
 */
const testTwice = async () => {
  process.env['THOROUGH'] = '1';
  const tally = await testAll([], { isMeasured: true });
  // Where nothing passed, nothing was set up.
  return tally.passed === 0 ? tally : add(tally, await testOnNewest());
};

endOnSignals();
await tellTally(testTwice());
