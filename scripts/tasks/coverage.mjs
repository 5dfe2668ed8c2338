import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOORS_FILE, raisedBy, readFloors } from '../floors/floors.mjs';
import { endOnSignals } from '../parts/command.mjs';
import { ROOT } from '../parts/root.mjs';
import { setUp } from '../parts/setup.mjs';
import { reportCoverage } from '../parts/vitest.mjs';

/** Raises the floors to what this run has reached. */
const setFloors = () => {
  const text = readFileSync(join(ROOT, 'coverage', 'coverage-summary.json'), 'utf8');
  const summary = /** @type {import('../floors/floors.mjs').Summary} */ (JSON.parse(text));
  const rows = Object.entries(raisedBy(readFloors(), summary)).map(
    ([name, { lines, branches }]) => `  "${name}": { "lines": ${lines}, "branches": ${branches} }`,
  );
  writeFileSync(FLOORS_FILE, `{\n${rows.join(',\n')}\n}\n`);
};

endOnSignals();
const isUp = await setUp(['.']);
process.exitCode = isUp ? (await reportCoverage()).code : 1;
if (isUp && process.argv.includes('--set')) setFloors();
