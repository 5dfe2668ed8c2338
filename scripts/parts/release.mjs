import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { runNpm } from './install.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ readonly [name: string]: string }} Dependencies */
/** @typedef {{ name: string, version: string, exports?: { readonly [door: string]: { readonly default: string } }, dependencies?: Dependencies }} Manifest */
/** @typedef {{ folder: string, manifest: Manifest }} Part */
/** @typedef {{ description: string, license: string, engines: Dependencies }} About */

/** The bench carries other libraries to be measured beside ours; the page is built, and its libraries are in it. */
const STAYS = 'packages/bench';
const PAGE = 'packages/web';
const PROGRAM = 'packages/cli';

const SCOPE = '@narrow-seas/';

/**
 * @param {string} path
 * @returns {Manifest}
 */
const readManifest = path => /** @type {Manifest} */ (JSON.parse(readFileSync(path, 'utf8')));

/** The lockfile names every package of the workspace by its folder. */
const foldersOfLock = () => {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const lock = /** @type {{ packages: object }} */ (JSON.parse(text));
  return Object.keys(lock.packages).filter(path => /^packages\/(games\/)?[^/]+$/.test(path));
};

/** @returns {readonly Part[]} */
export const partsOfRelease = () =>
  foldersOfLock()
    .filter(folder => folder !== STAYS)
    .map(folder => ({ folder, manifest: readManifest(join(ROOT, folder, 'package.json')) }));

/**
 * What a program reads while it runs, in each folder: built code, data, and the sources of games, which `rules` reads.
 * @param {string} folder
 */
const contentsOf = folder =>
  folder === PAGE
    ? ['dist/page']
    : ['dist', 'data', 'maps', 'bin', 'examples', ...(folder.startsWith('packages/games/') ? ['src'] : [])];

/**
 * Types and source maps are for those who work on the code.
 * @param {string} path
 */
const isWanted = path => !/\.d\.ts$|\.map$|\.tsbuildinfo$|page\.stamp$/.test(path);

/**
 * @param {string} path
 * @param {object} content
 */
const writeManifest = (path, content) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, undefined, 2)}\n`);
};

/**
 * Copies a package to the same place below the release, so that whatever looks for its neighbour finds it.
 * @param {string} stage
 * @param {Part} part
 */
const copyPart = (stage, { folder, manifest: { name, version } }) => {
  for (const content of contentsOf(folder)) {
    const from = join(ROOT, folder, content);
    if (existsSync(from)) cpSync(from, join(stage, folder, content), { recursive: true, filter: isWanted });
  }
  writeManifest(join(stage, folder, 'package.json'), { name, version, private: true, type: 'module' });
};

/**
 * A door in node_modules for each of our packages: imports by name lead through it to the copied package.
 * @param {string} stage
 * @param {Part} part
 */
const openDoors = (stage, { folder, manifest: { name, version, exports = {} } }) => {
  const door = join(stage, 'node_modules', name);
  const target = relative(door, join(stage, folder)).replaceAll('\\', '/');
  const files = Object.entries(exports).map(([path, { default: file }]) => ({
    path,
    file: `./${path === '.' ? 'index' : basename(path)}.js`,
    text: `export * from '${target}/${file.replace('./', '')}';\n`,
  }));
  const doors = Object.fromEntries(files.map(({ path, file }) => [path, file]));
  writeManifest(join(door, 'package.json'), { name, version, private: true, type: 'module', exports: doors });
  for (const { file, text } of files) writeFileSync(join(door, file), text);
};

/**
 * The libraries of all parts, each in the one exact version that the workspace uses.
 * @param {readonly Part[]} parts
 * @returns {Dependencies}
 */
export const librariesOf = parts => {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { folder, manifest } of parts)
    for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
      if (name.startsWith(SCOPE) || folder === PAGE) continue;
      if (!/^\d/.test(version) || (found[name] ?? version) !== version)
        throw new Error(`${folder} wants ${name} ${version}, but a release needs one exact version.`);
      found[name] = version;
    }
  return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * @param {readonly Part[]} parts
 * @param {readonly Part[]} doors
 */
const manifestOf = (parts, doors) => {
  const root = /** @type {About} */ (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const program = parts.find(({ folder }) => folder === PROGRAM)?.manifest;
  if (program === undefined) throw new Error(`${PROGRAM} is not in the lockfile.`);
  const ours = Object.fromEntries(doors.map(({ manifest: { name, version } }) => [name, version]));
  return {
    name: program.name,
    version: program.version,
    description: root.description,
    license: root.license,
    type: 'module',
    engines: root.engines,
    bin: { [program.name]: `${PROGRAM}/bin/narrow-seas.js` },
    files: ['packages', 'CHANGELOG.md'],
    dependencies: { ...librariesOf(parts), ...ours },
    bundleDependencies: Object.keys(ours),
  };
};

/**
 * Lays out the one package that holds all of ours. Answers with its manifest.
 * @param {string} stage an empty folder
 */
export const stageRelease = stage => {
  const parts = partsOfRelease();
  const doors = parts.filter(({ manifest: { exports = {} } }) => Object.keys(exports).length > 0);
  for (const part of parts) copyPart(stage, part);
  for (const part of doors) openDoors(stage, part);
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(stage, file));
  const manifest = manifestOf(parts, doors);
  writeManifest(join(stage, 'package.json'), manifest);
  return manifest;
};

/**
 * Makes the tarball in this folder from what is built. The caller has built it.
 * @param {string} folder
 */
export const packRelease = async folder => {
  const stage = join(folder, 'release');
  rmSync(stage, { recursive: true, force: true });
  const { name, version } = stageRelease(stage);
  const packed = await runNpm(['pack', '--silent', '--pack-destination', folder], { cwd: stage });
  if (packed.code !== 0) throw new Error(packed.output);
  rmSync(stage, { recursive: true, force: true });
  const tarball = join(folder, `${name}-${version}.tgz`);
  return { tarball, megabytes: (statSync(tarball).size / 1e6).toFixed(1) };
};
