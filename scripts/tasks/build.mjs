import { endOnSignals } from '../parts/command.mjs';
import { setUp } from '../parts/setup.mjs';

endOnSignals();
process.exitCode = (await setUp(['.'])) ? 0 : 1;
