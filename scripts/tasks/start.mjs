import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endOnSignals } from '../parts/command.mjs';
import { ROOT } from '../parts/root.mjs';
import { setUp } from '../parts/setup.mjs';

/** npm starts us through a shell that dies of SIGTERM without passing it on; then nobody else would tell us. */
const followParent = () => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
};

// The server answers signals itself, so ours go before it comes.
const release = endOnSignals();
if (process.env['npm_lifecycle_event']) followParent();
const ready = await setUp(['packages/server']);
release();
if (ready) await import(pathToFileURL(join(ROOT, 'packages', 'server', 'dist', 'main.js')).href);
else process.exitCode = 1;
