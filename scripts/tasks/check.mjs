import { endOnSignals } from '../parts/command.mjs';
import { install } from '../parts/install.mjs';
import { runChecks } from '../parts/stages.mjs';

endOnSignals();
const results = (await install()) ? await runChecks() : [false];
process.exitCode = results.every(Boolean) ? 0 : 1;
