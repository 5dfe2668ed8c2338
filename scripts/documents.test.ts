import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run, runNode } from './parts/command.mjs';
import { ROOT } from './parts/root.mjs';

/** A box of a page, and what is to be done with it. */
interface Box {
  /** `sh`, `diff`, or `ts` with the path of a new file; `sh network` is for a person: it would install or draw the page. */
  readonly kind: string;
  readonly text: string;
}

const boxesIn = (page: string): readonly Box[] => {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  return [...text.matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', body = '']) => ({
    kind,
    text: body,
  }));
};

const copy = mkdtempSync(join(tmpdir(), 'narrow-seas-documents-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Sources with their times, so that the compiler sees that nothing has changed since they were built. */
const copyAsItIs = (path: string): void =>
  cpSync(join(ROOT, path), join(copy, path), { recursive: true, preserveTimestamps: true });

const packagesIn = (root: string): readonly string[] =>
  ['packages', 'packages/games'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name => join(folder, name)),
  );

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** What is built of the packages: building all of them again would take a minute, and say nothing about the pages. */
const copyBuilds = (): void => {
  const built = packagesIn(ROOT).map(folder => join(folder, 'dist'));
  for (const folder of built.filter(path => isThere(join(ROOT, path)))) copyAsItIs(folder);
};

/** Everything that git would keep. */
const copyRepository = async (): Promise<void> => {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  const kept = output
    .split('\0')
    .filter(path => path !== '' && !/^docs\/(?:pictures|maps)\//.test(path) && isThere(join(ROOT, path)));
  for (const path of kept) copyAsItIs(path);
};

const link = (from: string, to: string): void => {
  mkdirSync(dirname(from), { recursive: true });
  symlinkSync(to, from, 'junction');
};

/** What npm would do: packages from outside as they are here, our own from the copy. */
const linkPackages = (): void => {
  const here = join(ROOT, 'node_modules');
  for (const name of readdirSync(here).filter(entry => entry !== '@narrow-seas' && entry !== '.bin')) {
    const isOurs = lstatSync(join(here, name)).isSymbolicLink();
    link(join(copy, 'node_modules', name), isOurs ? join(copy, 'packages', 'cli') : join(here, name));
  }
  cpSync(join(here, '.bin'), join(copy, 'node_modules', '.bin'), { recursive: true, verbatimSymlinks: true });
};

const linkOurs = (): void => {
  for (const folder of packagesIn(copy).map(path => join(copy, path))) {
    const file = join(folder, 'package.json');
    if (!isThere(file)) continue;
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string };
    const place = join(copy, 'node_modules', name);
    if (!isThere(place)) link(place, folder);
  }
};

/** Each line that begins with a minus, once in its file, becomes the lines with a plus that follow it. */
const applyDiff = (text: string): void => {
  for (const part of text.split(/^--- .*\n/m).slice(1)) {
    const path = join(copy, /^\+\+\+ b\/(.*)$/m.exec(part)?.[1] ?? '');
    for (const hunk of part.split(/^@@\n/m).slice(1)) {
      const [before = ''] = hunk.split('\n').flatMap(line => (line.startsWith('-') ? [line.slice(1)] : []));
      const after = hunk.split('\n').flatMap(line => (line.startsWith('+') ? [line.slice(1)] : []));
      const file = readFileSync(path, 'utf8');
      expect(file.split(before), `${before} in ${path}`).toHaveLength(2);
      writeFileSync(
        path,
        file.replace(before, () => after.join('\n')),
      );
    }
  }
};

const build = async (): Promise<void> => {
  linkOurs();
  const compiler = join(copy, 'node_modules/@typescript/native/bin/tsc');
  expect(await runNode([compiler, '-b', 'packages/cli'], { cwd: copy })).toMatchObject({
    code: 0,
    output: '',
  });
};

const follow = async ({ kind, text }: Box): Promise<void> => {
  if (kind === 'diff') return applyDiff(text);
  if (kind.startsWith('ts ')) return writeFileSync(join(copy, kind.slice(3)), text);
  if (kind === 'sh network') return build();
  expect(kind).toBe('sh');
  for (const line of text.trim().split('\n')) {
    // oxlint-disable-next-line no-await-in-loop -- each line needs the one before
    const { code, output } = await run('sh', ['-c', line], {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1', VITEST: '' },
    });
    expect(code, `${line}\n${output}`).toBe(0);
  }
};

test('the pages on adding a game and a scenario can be followed to the letter', async () => {
  await copyRepository();
  copyBuilds();
  linkPackages();
  const boxes = ['adding-a-game.md', 'adding-a-scenario.md'].flatMap(boxesIn);
  expect(new Set(boxes.map(({ kind }) => kind.split(' ')[0]))).toEqual(new Set(['sh', 'ts', 'diff']));
  for (const box of boxes) {
    // oxlint-disable-next-line no-await-in-loop -- each box needs the one before
    await follow(box);
  }
});
