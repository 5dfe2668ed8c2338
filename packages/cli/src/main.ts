import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@narrow-seas/catalogue';
import pc from 'picocolors';
import { openOutput } from './output.ts';
import { runProgram } from './program.ts';
import type { World } from './world.ts';

/** The manifest lies one folder up from the sources and from the build alike. */
const readVersion = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const world: World = {
  shelf: await loadCatalogue(),
  version: readVersion(),
  out: openOutput(process),
  err: process.stderr,
  colours: pc.isColorSupported,
  folder: process.cwd(),
  sources: fileURLToPath(new URL('../../games', import.meta.url)),
  threads: availableParallelism(),
  lines: () => createInterface({ input: process.stdin, terminal: false })[Symbol.asyncIterator](),
  now: () => performance.now(),
  onInterrupt: stop => {
    // Once: a second Ctrl-C ends the program the hard way.
    for (const signal of SIGNALS) process.once(signal, stop);
    return () => {
      for (const signal of SIGNALS) process.removeListener(signal, stop);
    };
  },
};

process.exitCode = await runProgram(process.argv.slice(2), world);
