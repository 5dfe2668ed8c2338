import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from './parts/command.mjs';
import { ROOT } from './parts/root.mjs';

/**
 * The real configuration judges a small workspace with known faults. Without this proof the check could
 * pass because the cruiser had lost its TypeScript and read no file at all.
 */
const FORBIDDEN: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['arrow-hex', 'packages/hex/src/a.ts', '@narrow-seas/core'],
  ['arrow-core', 'packages/core/src/a.ts', '@narrow-seas/hex'],
  ['arrow-games', 'packages/games/one/src/a.ts', '@narrow-seas/ai'],
  ['games-apart', 'packages/games/one/src/b.ts', '@narrow-seas/two'],
  ['arrow-catalogue', 'packages/catalogue/src/a.ts', '@narrow-seas/ai'],
  ['faces-apart', 'packages/catalogue/src/face/a.ts', '@narrow-seas/one'],
  ['arrow-ai', 'packages/ai/src/a.ts', '@narrow-seas/hex'],
  ['arrow-umpire', 'packages/umpire/src/a.ts', '@narrow-seas/one'],
  ['arrow-protocol', 'packages/protocol/src/a.ts', '@narrow-seas/umpire'],
  ['arrow-cartographer', 'packages/cartographer/src/a.ts', '@narrow-seas/core'],
  ['arrow-bench', 'packages/bench/src/a.ts', '@narrow-seas/server'],
  ['arrow-reference', 'packages/reference/src/a.ts', '@narrow-seas/umpire'],
  ['arrow-guide', 'packages/guide/src/a.ts', '@narrow-seas/server'],
  ['arrow-cli', 'packages/cli/src/a.ts', '@narrow-seas/web'],
  ['arrow-cli', 'packages/cli/src/b.ts', '@narrow-seas/server'],
  ['arrow-server', 'packages/server/src/a.ts', '@narrow-seas/hex'],
  ['arrow-server', 'packages/server/src/b.ts', '@narrow-seas/one'],
  ['arrow-web', 'packages/web/src/a.ts', '@narrow-seas/one'],
  ['arrow-web', 'packages/web/src/b.ts', '@narrow-seas/umpire'],
  ['arrow-web', 'packages/web/src/c.ts', '@narrow-seas/catalogue'],
  ['arrow-web-worker', 'packages/web/src/worker.ts', '@narrow-seas/server'],
  ['arrow-web-worker', 'packages/web/src/worker/a.ts', '@narrow-seas/server'],
  ['worker-apart', 'packages/web/src/d.ts', './worker/room.ts'],
  ['face-knows-types-only', 'packages/games/one/src/face/a.ts', '../index.ts'],
  ['known-package', 'packages/flotsam/src/index.ts', './other.ts'],
  ['by-the-door', 'packages/games/one/src/c.ts', '../../../hex/src/inner.ts'],
  ['by-name', 'packages/games/one/src/d.ts', '../../../hex/src/index.ts'],
  ['resolvable', 'packages/games/one/src/e.ts', '@narrow-seas/hex/src/inner.ts'],
  ['scripts-stand-alone', 'scripts/a.mjs', 'vitest'],
  ['test-tools-in-tests', 'packages/hex/src/b.ts', 'vitest'],
  ['no-cycle', 'packages/hex/src/round.ts', './trip.ts'],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['packages/games/one/src/ok.ts', '@narrow-seas/hex'],
  ['packages/games/one/src/fine.ts', '@narrow-seas/core'],
  ['packages/bench/src/ok.ts', '@narrow-seas/catalogue'],
  ['packages/cli/src/ok.ts', '@narrow-seas/cartographer'],
  ['packages/server/src/ok.ts', '@narrow-seas/catalogue'],
  ['packages/server/src/fine.ts', '@narrow-seas/core'],
  ['packages/catalogue/src/ok.ts', '@narrow-seas/one'],
  ['packages/catalogue/src/face/ok.ts', '@narrow-seas/one/face'],
  ['packages/web/src/ok.ts', '@narrow-seas/one/face'],
  ['packages/web/src/good.ts', '@narrow-seas/catalogue/face'],
  ['packages/web/src/fine.ts', '@narrow-seas/protocol'],
  ['packages/web/src/worker/room.ts', '@narrow-seas/core'],
  ['packages/hex/src/ok.test.ts', 'vitest'],
  ['packages/hex/src/trip.ts', './round.ts'],
];

const PACKAGES = [
  'hex',
  'core',
  'catalogue',
  'ai',
  'umpire',
  'protocol',
  'cartographer',
  'bench',
  'server',
  'web',
];
const GAMES = ['one', 'two'];

interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly rule: { name: string }; readonly from: string }[];
  };
}

const workspace = mkdtempSync(join(tmpdir(), 'narrow-seas-boundaries-'));
const found = new Set<string>();

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};

const writePackage = (name: string, folder: string): void => {
  const exports = { '.': { source: './src/index.ts' }, './face': { source: './src/face/index.ts' } };
  write(`${folder}/package.json`, JSON.stringify({ name: `@narrow-seas/${name}`, type: 'module', exports }));
  for (const file of ['index.ts', 'inner.ts', 'face/index.ts'])
    write(`${folder}/src/${file}`, 'export const value = 1;\n');
  symlinkSync(join(workspace, folder), join(workspace, 'node_modules', '@narrow-seas', name), 'junction');
};

const writeWorkspace = (): void => {
  write('node_modules/vitest/package.json', '{ "name": "vitest", "main": "index.js" }');
  write('node_modules/vitest/index.js', 'exports.value = 1;\n');
  write('package.json', '{ "type": "module", "devDependencies": { "vitest": "1" } }');
  mkdirSync(join(workspace, 'node_modules', '@narrow-seas'));
  for (const name of PACKAGES) writePackage(name, `packages/${name}`);
  for (const name of GAMES) writePackage(name, `packages/games/${name}`);
  write('packages/flotsam/src/other.ts', 'export const value = 1;\n');
  write('packages/games/one/src/face/types.ts', "export type { value } from '../index.ts';\n");
  write('packages/hex/src/alone.ts', 'export const value = 1;\n');
  for (const [file, imported] of [...FORBIDDEN.map(([, ...rest]) => rest), ...ALLOWED])
    write(file, `export { value } from '${imported}';\n`);
};

const cruise = async (): Promise<Cruise> => {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(ROOT, '.dependency-cruiser.cjs');
  const args = [program, 'packages', 'scripts', '--config', config, '--output-type', 'json'];
  const { output } = await runNode(args, { cwd: workspace });
  return JSON.parse(output) as Cruise;
};

beforeAll(async () => {
  cpSync(join(ROOT, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
  writeWorkspace();
  const { summary } = await cruise();
  for (const { rule, from } of summary.violations) found.add(`${rule.name} ${from}`);
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test.each(FORBIDDEN)('%s: %s may not import %s', (rule, file) => {
  expect([...found]).toContain(`${rule} ${file}`);
});

test.each(ALLOWED.filter(([file]) => !file.endsWith('trip.ts')))('%s may import %s', file => {
  expect([...found].filter(violation => violation.endsWith(` ${file}`))).toEqual([]);
});

test('a face may know the types of its rules', () => {
  expect([...found].filter(violation => violation.endsWith('face/types.ts'))).toEqual([]);
});

test('a file that nothing imports and that imports nothing is an orphan', () => {
  expect([...found]).toContain('no-orphan packages/hex/src/alone.ts');
});
