import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A package of others, some of whose code, fonts or data is in the page. */
interface Supplier {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Where a package begins in the path of one of its files: the last one counts, for packages may bring others along. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** A piece of the packer's own, such as `\0vite/preload-helper.js`. */
const PIECE = /^\0(vite|rolldown)\//;

/** The folder of the package that a file of the page comes from; undefined for our own. */
const folderOf = (file: string, root: string): string | undefined => {
  const packer = PIECE.exec(file)?.[1];
  if (packer !== undefined) return join(root, 'node_modules', packer);
  return PACKAGE.exec(isAbsolute(file) ? file : join(root, 'packages/web', file))?.[0];
};

/** A package without a licence text must not get into the page unnoticed: the build fails. */
const supplierIn = (folder: string): Supplier => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly [field in 'name' | 'version' | 'license']?: string;
  };
  const { name = folder, version = '', license = '' } = manifest;
  const file = readdirSync(folder).find(found => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(found));
  if (file === undefined) throw new Error(`${name} is in the page, but its package has no licence text.`);
  const text = readFileSync(join(folder, file), 'utf8').split(NOT_HERE)[0]?.trim() ?? '';
  return { name, version, licence: license, text };
};

/** Of vite only a helper is in the page, none of what vite itself holds. */
const NOT_HERE = /^# Licenses of bundled dependencies$/m;

const HEAD = `The licence of Narrow Seas, and those of the work of others that this page holds.

Coastlines, depths, rivers, lakes, ice and towns of the maps are from Natural Earth (naturalearthdata.com), heights from
ETOPO (NOAA); both are in the public domain. The coastlines come by way of the package world-atlas.`;

/** The page holds parts of fonts; the text of each font's licence lies beside them. */
const fontsIn = (root: string): readonly Supplier[] => {
  const folder = join(root, 'packages/web/fonts');
  return readdirSync(folder)
    .filter(file => file.endsWith('.txt'))
    .map(file => {
      const name = `@fontsource/${file.replace('.txt', '')}`;
      const text = readFileSync(join(folder, file), 'utf8').trim();
      return { name, version: fontVersion(root, name), licence: 'OFL-1.1', text };
    });
};

const fontVersion = (root: string, name: string): string => {
  const manifest = JSON.parse(readFileSync(join(root, 'packages/web/package.json'), 'utf8')) as {
    readonly devDependencies: { readonly [name: string]: string };
  };
  return manifest.devDependencies[name] ?? '';
};

const RULE = '-'.repeat(80);

const sayOne = ({ name, version, licence, text }: Supplier): string =>
  [RULE, `${name} ${version} (${licence})`, RULE, '', text].join('\n');

const sayAll = (suppliers: readonly Supplier[]): string =>
  `${[HEAD, ...suppliers.map(sayOne)].join('\n\n')}\n`;

const filesOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] =>
  output.type === 'chunk' ? Object.keys(output.modules) : output.originalFileNames;

/** Two plugins: the worker is packed by itself, before the page, so what it takes in is noted on the way. */
interface Licences {
  readonly page: Plugin;
  readonly worker: Plugin;
}

/**
 * Writes the licence text of every package that is really in the page, and of what the maps are made from.
 * @param root the folder of the repository
 */
export const licences = (root: string): Licences => {
  const folders = new Set([join(root, 'node_modules/world-atlas')]);
  const note = (bundle: Rolldown.OutputBundle): void => {
    for (const file of Object.values(bundle).flatMap(filesOf)) {
      const folder = folderOf(file, root);
      if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    worker: { name: 'narrow-seas-worker-licences', generateBundle: (_options, bundle) => note(bundle) },
    page: {
      name: 'narrow-seas-licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        note(bundle);
        const suppliers = [
          { ...supplierIn(root), name: 'Narrow Seas' },
          ...[...folders].sort().map(supplierIn),
          ...fontsIn(root),
        ];
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: sayAll(suppliers) });
      },
    },
  };
};
