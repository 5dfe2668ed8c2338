// Runs a trial: node packages/server/trials/run.mjs NAME [--json] [options of the trial]. The build must be up to date.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name = ''] = process.argv.slice(2);
const trial = fileURLToPath(new URL(`${name}.ts`, import.meta.url));

if (/^[a-z-]+$/.test(name) && existsSync(trial)) await runnerImport(trial, { logLevel: 'warn' });
else {
  console.error('Name a trial of packages/server/trials, such as "kill" or "load".');
  process.exitCode = 1;
}
