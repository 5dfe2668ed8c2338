import { endOnSignals } from '../parts/command.mjs';
import { tellTally } from '../parts/tally.mjs';
import { testAll } from '../parts/test-all.mjs';

endOnSignals();
await tellTally(testAll(process.argv.slice(2)));
