import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest)$/;

/** Writes each text of the page once more, packed as small as it gets: a server has no time for that. */
export const brotli = (): Plugin => ({
  name: 'narrow-seas-brotli',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter(file => TEXT.test(file))) {
      const path = join(dir, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    }
  },
});
