import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from './parts/command.mjs';
import { librariesOf, partsOfRelease, stageRelease } from './parts/release.mjs';
import { ROOT } from './parts/root.mjs';
import { startServer } from './parts/try-release.mjs';

/** The release, laid out in a folder outside the repository. `npm run pack:release -- --try` does it with npm itself. */
const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-staged-'));
const stage = join(folder, 'release');
const program = join(stage, 'packages', 'cli', 'bin', 'narrow-seas.js');

/** Only what the manifest names: a library that it has forgotten is not found. */
const linkLibraries = (names: readonly string[]): void => {
  for (const name of names) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
};

let manifest: ReturnType<typeof stageRelease>;
beforeAll(() => {
  manifest = stageRelease(stage);
  linkLibraries(Object.keys(librariesOf(partsOfRelease())));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (...args: readonly string[]) => runNode([program, ...args], { cwd: folder });

test('it names every library in one exact version, and none of ours but those inside', () => {
  const { dependencies, bundleDependencies } = manifest;
  const ours = Object.keys(dependencies).filter(name => name.startsWith('@narrow-seas/'));
  expect(bundleDependencies).toEqual(ours);
  expect(Object.values(dependencies).filter(version => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  expect(dependencies).not.toHaveProperty('boardgame.io');
  expect(dependencies).not.toHaveProperty('react');
  for (const name of ours) expect(existsSync(join(stage, 'node_modules', name, 'package.json'))).toBe(true);
});

test('it has the page, and neither types nor source maps nor tests that were built', () => {
  expect(readFileSync(join(stage, 'packages/web/dist/page/index.html'), 'utf8')).toContain('/assets/');
  const files = readdirSync(stage, { recursive: true, encoding: 'utf8' });
  expect(files.filter(file => /\.d\.ts$|\.js\.map$|\.test\.js$|tsbuildinfo/.test(file))).toEqual([]);
});

test.each([
  [['games', 'skerry'], 0, /Sortie/],
  [['rules', 'skerry'], 0, /cases/],
  [['map', 'sixth-fleet', '--svg', '-'], 0, /<svg/],
  [['bench'], 2, /clone of the repository/],
])('outside the repository it runs %s', async (args, code, says) => {
  const done = await run(...args);
  expect(done.output).toMatch(says);
  expect(done.code).toBe(code);
});

test('outside the repository it serves the page and online play, and stops when it is told to', async () => {
  const { address, stop } = await startServer(program, folder);
  const ready = await fetch(new URL('readyz', address));
  expect(await ready.json()).toEqual({ ok: true, storage: 'up' });
  expect(await (await fetch(address)).text()).toContain('/assets/');
  expect(await stop()).toBe(0);
});
