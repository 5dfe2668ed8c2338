import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/parts/browser.mjs';

const enough = { branches: 95, lines: 95 };

/** A peer of the bench sets NODE_ENV for as long as its process lives, and what draws the page reads it when it is loaded. */
const ALONE = [
  'packages/bench/src/**/*.test.ts',
  'packages/cli/src/verbs/bench.test.ts',
  'packages/web/src/ui/*.test.ts',
];
const OUTSIDE = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Modules keep no state but what they can work out again, so files share what they load: a third of the time went into loading.
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['packages/**/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...OUTSIDE, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, exclude: OUTSIDE } },
    ],
    // Left alone vitest keeps one core free, which on two cores halves the pace; browser tests mostly wait.
    maxWorkers: availableParallelism(),
    // A guard against a hang, not a limit on slowness: a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A click may miss in a real browser when two cores do twelve things; what fails twice is broken, and
    // nothing that fails for another reason is tried again.
    retry: { count: 1, condition: /^(locator|page|mouse|keyboard)\.|did not succeed in time/ },
    // Browser tests read this; empty means that there is no browser, and they are skipped and counted.
    env: { CHROMIUM_PATH: findChromium(process.env) ?? '' },
    coverage: {
      provider: 'v8',
      include: ['packages/hex/src/**/*.ts', 'packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
      // Apart, so that neither package can hide behind the other.
      thresholds: { 'packages/hex/src/**': enough, 'packages/core/src/**': enough },
    },
  },
});
