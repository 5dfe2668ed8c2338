import { endOnSignals } from '../parts/command.mjs';
import { setUp } from '../parts/setup.mjs';
import { reportCoverage } from '../parts/vitest.mjs';

endOnSignals();
process.exitCode = (await setUp(['.'])) ? (await reportCoverage()).code : 1;
