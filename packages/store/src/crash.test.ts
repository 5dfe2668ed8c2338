import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { onBoth } from './testing/both.ts';

/** The built package in processes of its own, which can be killed. `scripts/crash.mjs` alone does it 50 times. */
const CRASH = fileURLToPath(new URL('../scripts/crash.mjs', import.meta.url));
const APPEND = fileURLToPath(new URL('../scripts/append.mjs', import.meta.url));
const TIMES = process.env['THOROUGH'] === '1' ? '8' : '2';

const run = promisify(execFile);

onBoth(bench => {
  test(`killed ${TIMES} times with -9 while it appends: no acknowledged entry lost or doubled, and it opens again`, async () => {
    const settings = await bench.fresh();
    const place = settings.kind === 'embedded' ? ['--folder', settings.folder] : ['--url', settings.url];
    const { stdout } = await run(process.execPath, [CRASH, ...place, '--times', TIMES]);
    expect(stdout).toMatch(
      new RegExp(`^${bench.kind}: killed ${TIMES} times, \\d+ entries acknowledged, .* 0 faults`),
    );
  });

  test.runIf(bench.kind === 'embedded')(
    'a second process is refused in one sentence, and nothing changes',
    async () => {
      await bench.store().health();
      const { status, stderr } = spawnSync(
        process.execPath,
        [APPEND, JSON.stringify(bench.settings()), 'game', 'x'],
        {
          encoding: 'utf8',
        },
      );
      expect(status).toBe(1);
      expect(stderr).toMatch(
        new RegExp(
          `^Another server \\(process ${process.pid} on .*\\) uses the data folder .*: stop it first, or choose another folder\\.\\n$`,
        ),
      );
      expect((await bench.store().health()).state).toEqual({ is: 'up' });
    },
  );
});
