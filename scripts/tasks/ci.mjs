import { endOnSignals } from '../parts/command.mjs';
import { testOnNewest } from '../parts/newest.mjs';
import { add, tellTally } from '../parts/tally.mjs';
import { testAll } from '../parts/test-all.mjs';

/** All that `npm test` does, and then what can differ once more on the newest Node. */
const testTwice = async () => {
  const tally = await testAll([]);
  // Where nothing passed, nothing was set up.
  return tally.passed === 0 ? tally : add(tally, await testOnNewest());
};

endOnSignals();
await tellTally(testTwice());
