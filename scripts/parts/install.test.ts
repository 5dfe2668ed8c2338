import { describe, expect, test } from 'vitest';
import { adviceFor, reasonIn, stampOf } from './install.mjs';

describe('the stamp of an installation', () => {
  const machine = { node: 'v20.19.0', platform: 'linux', arch: 'x64' };
  const stamp = stampOf('lock', machine);

  test('stays while nothing that matters changes', () => {
    expect(stampOf('lock', { ...machine })).toBe(stamp);
    expect(stampOf('lock', { ...machine, node: 'v20.20.2' })).toBe(stamp);
  });

  test.each([
    ['the lockfile', 'lock2', machine],
    ['the line of Node', 'lock', { ...machine, node: 'v22.19.0' }],
    ['the platform', 'lock', { ...machine, platform: 'darwin' }],
    ['the processor', 'lock', { ...machine, arch: 'arm64' }],
  ])('changes with %s', (_case, lockfile, other) => {
    expect(stampOf(lockfile, other)).not.toBe(stamp);
  });
});

test.each([
  ['npm error code ENOTFOUND', 'Check the network'],
  ['npm error code ECONNREFUSED', 'Check the network'],
  ['npm error code EUSAGE', 'Run `npm install` once'],
  ['npm error code E404', 'Check which registry'],
  ['npm error code EINTEGRITY', 'Run `npm cache clean'],
  ['npm error code ENOTEMPTY', 'Wait until nothing else works'],
  ['npm error code ENOSPC', 'Free some disk space'],
  ['npm error code EACCES', 'Make the repository folder writable'],
  ['something new', 'Fix what npm names above'],
])('%s: %s ...', (output, advice) => {
  expect(adviceFor(output)).toContain(advice);
  expect(adviceFor(output)).toMatch(/^[^\n]+\.$/);
});

describe("npm's reason", () => {
  test('is its error lines where it has some', () => {
    expect(reasonIn('npm warn old\nnpm error code E404\n\nnpm error 404 gone\ndone\n')).toBe(
      'npm error code E404\nnpm error 404 gone',
    );
  });

  test('leaves out the manual page', () => {
    const output = 'npm error code EUSAGE\nnpm error\nnpm error Clean install a project\nnpm error Usage:\n';
    expect(reasonIn(output)).toBe('npm error code EUSAGE');
  });

  test('is the end of its output otherwise', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`);
    expect(reasonIn(lines.join('\n'))).toBe(lines.slice(30).join('\n'));
  });
});
