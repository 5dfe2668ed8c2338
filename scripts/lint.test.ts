import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNode } from './parts/command.mjs';
import { ROOT } from './parts/root.mjs';

/** The real configuration judges known faults: a misspelt rule or a lost plugin would pass everything. */
const REFUSED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-module-let', 'packages/games/one/src/a.ts', 'export let turn = 1;\n'],
  ['no-module-let', 'packages/core/src/a.ts', 'let turn = 1;\nexport const next = () => (turn += 1);\n'],
  ['no-class', 'packages/games/one/src/b.ts', 'export class Fleet { ships = 1; }\n'],
  ['no-class', 'packages/hex/src/b.ts', 'export const Grid = class { hexes = 1; };\n'],
  ['no-explicit-any', 'packages/core/src/c.ts', 'export const size = (x: any): number => Number(x);\n'],
  ['no-default-export', 'packages/core/src/d.ts', 'export default 1;\n'],
  ['no-floating-promises', 'packages/core/src/e.ts', 'export const go = () => { Promise.resolve(1); };\n'],
  ['max-lines', 'packages/core/src/f.ts', 'export {};\n'.repeat(401)],
  [
    'max-lines-per-function',
    'packages/core/src/g.ts',
    `export const f = () => {\n${'  f;\n'.repeat(40)}};\n`,
  ],
];

const ACCEPTED: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-module-let', 'packages/core/src/h.ts', 'export const two = () => { let n = 1; n += 1; return n; };\n'],
  ['no-class', 'packages/server/src/i.ts', 'export class Hub { open = 1; }\n'],
  ['no-default-export', 'odd.config.ts', 'export default 1;\n'],
  [
    'max-lines-per-function',
    'packages/core/src/j.test.ts',
    `export const f = () => {\n${'  f;\n'.repeat(40)}};\n`,
  ],
];

const workspace = mkdtempSync(join(tmpdir(), 'narrow-seas-lint-'));
const found = new Set<string>();

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};

const copy = (path: string): void => {
  cpSync(join(ROOT, path), join(workspace, path), { recursive: true });
};

interface Verdict {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

beforeAll(async () => {
  for (const path of ['.oxlintrc.json', 'scripts/lint', 'tsconfig.base.json']) copy(path);
  // oxlint looks for its type-aware half from the folder it works in.
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'), 'junction');
  write('tsconfig.json', '{ "extends": "./tsconfig.base.json", "include": ["packages", "*.ts"] }');
  for (const [, file, code] of [...REFUSED, ...ACCEPTED]) write(file, code);
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { output } = await runNode([program, '--format', 'json'], { cwd: workspace });
  for (const { code, filename } of (JSON.parse(output) as Verdict).diagnostics)
    found.add(`${code} ${filename}`);
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const isFound = (rule: string, file: string): boolean =>
  [...found].some(finding => finding.includes(`(${rule}) `) && finding.endsWith(` ${file}`));

test.each(REFUSED)('%s is found in %s', (rule, file) => {
  expect([...found].join('\n')).toContain(file);
  expect(isFound(rule, file)).toBe(true);
});

test.each(ACCEPTED)('%s is not found in %s', (rule, file) => {
  expect(isFound(rule, file)).toBe(false);
});
