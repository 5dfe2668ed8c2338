import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('..', import.meta.url));

const configOf = async (): Promise<UserConfig> => {
  const found = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(HERE, 'vite.config.ts'),
  );
  return found!.config;
};

/** Every module and every other file that the packer took in, by the packer's own word. */
const taken = new Set<string>();
const witness: Plugin = {
  name: 'witness',
  generateBundle: (_options, bundle) => {
    for (const output of Object.values(bundle))
      for (const file of output.type === 'chunk' ? output.moduleIds : output.originalFileNames)
        taken.add(file);
  },
};

const built = { text: '' };

/** The real configuration, with a witness in both of its builds. */
beforeAll(async () => {
  const config = await configOf();
  const own = config.worker?.plugins?.() ?? [];
  const output = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), witness],
    worker: { ...config.worker, plugins: () => [...own, witness] },
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  const file = output.output.find(({ fileName }) => fileName === 'licences.txt');
  built.text = file?.type === 'asset' ? String(file.source) : '';
});

const packagesTaken = (): readonly string[] => [
  ...new Set([...taken].flatMap(file => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])),
];

test('the packer takes in libraries for the page and for its worker', () => {
  expect(packagesTaken()).toEqual(expect.arrayContaining(['react-dom', 'pure-rand', '@noble/hashes']));
});

test('every font that the packer took in has its licence text in the file', () => {
  const fonts = [...taken].flatMap(file => /fonts\/(.*)-\d+-\w+\.woff2$/.exec(file)?.[1] ?? []);
  expect(new Set(fonts).size).toBe(5);
  for (const font of fonts) {
    expect(built.text).toMatch(new RegExp(`^@fontsource/${font} \\d+\\.\\d+\\.\\d+ \\(OFL-1.1\\)$`, 'm'));
    expect(built.text).toContain(readFileSync(join(HERE, `fonts/${font}.txt`), 'utf8').trim());
  }
});

/** Some packages write LICENSE, others LICENSE.md or LICENCE. */
const licenceIn = (folder: string): string => {
  const names = readdirSync(folder).filter(name => /^licen[cs]e/i.test(name));
  expect(names).toHaveLength(1);
  return readFileSync(join(folder, names[0] ?? ''), 'utf8').trim();
};

test('every package that the packer took in has its licence text in the file', () => {
  for (const name of [...packagesTaken(), 'world-atlas']) {
    const folder = join(HERE, '../../node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    expect(built.text).toContain(`\n${name} ${version} (`);
    expect(built.text).toContain(licenceIn(folder));
  }
});

test('the file names the source of the maps, and our own licence', () => {
  expect(built.text).toContain('Natural Earth');
  expect(built.text).toContain('The Narrow Seas contributors');
});

test('a package without a licence text stops the build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'narrow-seas-licences-'));
  const bare = join(root, 'node_modules', 'bare');
  mkdirSync(bare, { recursive: true });
  writeFileSync(join(bare, 'package.json'), '{ "name": "bare", "version": "1.0.0", "main": "index.js" }');
  writeFileSync(join(bare, 'index.js'), 'console.log(1);');
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, 'main.js'), "import 'bare';");
  const plugins = [(await configOf()).plugins?.[0]];
  await expect(
    build({ root, configFile: false, logLevel: 'silent', plugins, build: { write: false } }),
  ).rejects.toThrow('bare is in the page, but its package has no licence text.');
  rmSync(root, { recursive: true });
});
