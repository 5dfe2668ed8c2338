'use strict';

// Read only after node-version.cjs has accepted this Node, so modern syntax is safe from here on.
module.exports = {
  start: () => import('./tasks/start.mjs'),
  test: () => import('./tasks/test.mjs'),
  check: () => import('./tasks/check.mjs'),
  build: () => import('./tasks/build.mjs'),
  coverage: () => import('./tasks/coverage.mjs'),
};
