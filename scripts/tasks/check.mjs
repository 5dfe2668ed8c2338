import { endOnSignals } from '../parts/command.mjs';
import { install } from '../parts/install.mjs';
import { runChecks } from '../parts/stages.mjs';

endOnSignals();
const passed = (await install()) && (await runChecks()).every(check => check.passed);
process.exitCode = passed ? 0 : 1;
