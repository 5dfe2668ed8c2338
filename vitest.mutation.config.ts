import { defineConfig } from 'vitest/config';

/** What mutation testing runs: the chapters' own rows, not the long random games, which would hide what the rows miss. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/games/sixth-fleet/src/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/{game,golden,reach-anywhere}.test.ts'],
  },
});
