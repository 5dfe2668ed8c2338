import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSupported, refusalOf } from './node-version.cjs';
import { ROOT } from './parts/root.mjs';

describe('which Node will do', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.22.1', 'v24.0.0', 'v25.3.1', 'v100.0.0', '20.19.0'])(
    '%s will',
    version => {
      expect(isSupported(version)).toBe(true);
      expect(refusalOf(version)).toBe('');
    },
  );

  test.each([
    'v0.12.18',
    'v4.9.1',
    'v12.22.12',
    'v18.20.8',
    'v20.18.3',
    'v21.7.3',
    'v22.11.0',
    'v23.11.0',
    'odd',
  ])('%s will not, and is told so in one sentence', version => {
    expect(isSupported(version)).toBe(false);
    expect(refusalOf(version)).toContain(`this is Node ${version.replace('v', '')}:`);
    expect(refusalOf(version)).toMatch(/^[^\n]+\.$/);
  });
});

/** `^20.19.0 || ^22.12.0 || >=24` as [major, minor, whether later majors will do]. */
const rangesOf = (text: string) =>
  text.split(' || ').map(part => {
    const [, sign, major, minor = '0'] = /^(\^|>=)(\d+)(?:\.(\d+)\.0)?$/.exec(part) ?? [];
    return { major: Number(major), minor: Number(minor), isOpen: sign === '>=' };
  });

const enginesOf = (path: string): string =>
  (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { engines: { node: string } }).engines.node;

test('package.json says the same as the refusal', () => {
  const ranges = rangesOf(enginesOf('package.json'));
  for (const major of Array.from({ length: 30 }, (_, place) => place + 10))
    for (const minor of [0, 5, 11, 12, 18, 19, 30]) {
      const isNamed = ranges.some(
        range => (major === range.major && minor >= range.minor) || (range.isOpen && major > range.major),
      );
      expect([major, minor, isSupported(`v${major}.${minor}.0`)]).toEqual([major, minor, isNamed]);
    }
});

test('every package says the same as the workspace', () => {
  const folders = ['packages', 'packages/games'].flatMap(parent =>
    readdirSync(join(ROOT, parent)).map(name => `${parent}/${name}/package.json`),
  );
  const found = folders.filter(path => existsSync(join(ROOT, path)));
  expect(found.length).toBeGreaterThan(10);
  for (const path of found) expect([path, enginesOf(path)]).toEqual([path, enginesOf('package.json')]);
});

/** One modern token in these files, and old Node answers with a stack trace in place of the sentence. */
const doors = readdirSync(join(ROOT, 'scripts')).filter(
  name => name.endsWith('.cjs') && name !== 'tasks.cjs',
);

test.each(doors)('%s is written for old Node', name => {
  const code = readFileSync(join(ROOT, 'scripts', name), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  expect(code).not.toMatch(/\b(const|let|class|async|await|import)\b|=>|`|\?\.|\?\?|\.\.\.|,\s*\)/);
});
