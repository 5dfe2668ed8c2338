import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { readFloors, thresholdsOf } from './scripts/floors/floors.mjs';
import { findChromium } from './scripts/parts/browser.mjs';

const OF_PACKAGES = ['packages/*/src/**/*.{ts,tsx}', 'packages/games/*/src/**/*.{ts,tsx}'];

/** A peer of the bench sets NODE_ENV for as long as its process lives, and what draws the page reads it when it is loaded. */
const ALONE = [
  'packages/bench/src/**/*.test.ts',
  'packages/cli/src/verbs/bench.test.ts',
  'packages/web/src/ui/*.test.ts',
];
/** Browser tests of what changes seldom, and of long ways through the page: half of the time of all tests, so `npm run thorough` runs them. */
const LONG_WAYS = [
  'e2e/account',
  'e2e/address',
  'e2e/areas',
  'e2e/computers',
  'e2e/history',
  'e2e/host',
  'e2e/large-text',
  'e2e/motion',
  'e2e/old-saves',
  'e2e/online-endings',
  'e2e/online-own',
  'e2e/online-people',
  'e2e/online-secrets',
  'e2e/record',
  'e2e/replay',
  'e2e/tabs',
  'e2e/worker',
  'ui/share',
].map(name => `packages/web/src/${name}.browser.test.ts`);
const isThorough = process.env['THOROUGH'] === '1';
const OUTSIDE = ['**/node_modules/**', '**/dist/**', ...(isThorough ? [] : LONG_WAYS)];

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
    // Left alone vitest keeps one core free, which on two cores halves the pace. Tests of the browser and the storage mostly wait, so one more fits.
    maxWorkers: availableParallelism() + 1,
    // A guard against a hang, not a limit on slowness: a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Browser tests read this; empty means that there is no browser, and they are skipped and counted.
    env: { CHROMIUM_PATH: findChromium(process.env) ?? '' },
    coverage: {
      provider: 'v8',
      include: OF_PACKAGES,
      exclude: [
        '**/*.test.ts',
        '**/*.test-data.ts',
        '**/testing/**',
        '**/e2e/**',
        '**/*.d.ts',
        '**/index.ts',
      ],
      thresholds: thresholdsOf(readFloors()),
    },
  },
});
