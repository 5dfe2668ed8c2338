import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { run, runNode } from './command.mjs';
import { ROOT } from './root.mjs';

test('what a program says and how it ends are kept', async () => {
  const result = await runNode(['-e', 'console.log("out"); console.error("err"); process.exit(3)']);
  expect(result.code).toBe(3);
  expect(result.output).toContain('out\n');
  expect(result.output).toContain('err\n');
});

test('a program that is not there is a failure with a reason, not an exception', async () => {
  const result = await run('no-such-program-anywhere', []);
  expect(result.code).toBe(127);
  expect(result.output).toContain('no-such-program-anywhere could not be started');
});

test('a program ended by a signal has failed', async () => {
  const result = await runNode(['-e', 'process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000)']);
  expect(result.code).toBe(1);
  expect(result.output).toContain('SIGKILL');
});

test('a program that takes longer than it may has failed', async () => {
  const result = await runNode(['-e', 'setInterval(() => {}, 1000)'], { patience: 300 });
  expect(result.code).toBe(1);
  expect(result.output).toContain('SIGTERM');
});

test('a signal waits for the program that runs to tidy up', async () => {
  const tidied = join(mkdtempSync(join(tmpdir(), 'narrow-seas-command-')), 'tidied');
  const tidy = `process.once('SIGTERM', () => setTimeout(() => {
      require('node:fs').writeFileSync(${JSON.stringify(tidied)}, '');
      process.exit();
    }, 200));
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const program = `
    import { endOnSignals, runNode } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/parts/command.mjs')))};
    endOnSignals();
    await runNode(['-e', ${JSON.stringify(tidy)}], { shown: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  child.stdout.once('data', () => child.kill('SIGTERM'));
  await once(child, 'exit');
  expect(child.exitCode).toBe(143);
  expect(existsSync(tidied)).toBe(true);
  rmSync(dirname(tidied), { recursive: true });
});
