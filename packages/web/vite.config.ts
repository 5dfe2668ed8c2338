import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin, transformWithOxc } from 'vite';
import { brotli } from './build/brotli.ts';
import { licences } from './build/licences.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const PUBLIC = ['/', '/icon.svg', '/manifest.webmanifest'];
const LICENCES = licences(here('../..'));

/** The service worker must name every built file, and its own text must change when any of them does. */
const serviceWorker = (): Plugin => ({
  name: 'narrow-seas-service-worker',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const built = Object.keys(bundle).filter(name => !/\.(html|map)$/.test(name));
    const files = JSON.stringify([...PUBLIC, ...built.map(name => `/${name}`)].sort());
    const build = createHash('sha256').update(files).digest('hex').slice(0, 16);
    const path = here('./offline/service-worker.ts');
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
    const source = `const FILES = ${files};\nconst BUILD = '${build}';\n${code}`;
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
});

/** The rules and the face of a game are called after it: both begin in a file called index, which says nothing. */
const fileOfChunk = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const [, game, face] = /\/games\/([^/]+)\/src\/(face\/)?index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  const name = game === undefined ? '[name]' : `${game}${face === undefined ? '' : '-display'}`;
  return `assets/${name}-[hash].js`;
};

/**
 * A map is a file of its own: it stays in the browser's memory when the rules around it change. Without notes to the
 * packer, which only the worker's build would leave in it, one file serves page and worker alike.
 */
const OUTPUT = {
  chunkFileNames: fileOfChunk,
  codeSplitting: {
    groups: [
      { debugName: 'maps', name: (id: string): string => basename(id, '.json'), test: /\.map\.json$/ },
    ],
  },
  comments: { annotation: false },
};

export default defineConfig({
  root: here('.'),
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', plugins: () => [LICENCES.worker], rolldownOptions: { output: OUTPUT } },
  plugins: [LICENCES.page, serviceWorker(), brotli()],
  build: {
    outDir: here('./dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: OUTPUT },
  },
});
