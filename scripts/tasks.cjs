'use strict';

// Read only after node-version.cjs has accepted this Node, so modern syntax is safe from here on.

/** @param {Promise<unknown>} task */
const told = task => task.catch(async error => (await import('./parts/trouble.mjs')).tellTrouble(error));

module.exports = {
  start: () => told(import('./tasks/start.mjs')),
  test: () => told(import('./tasks/test.mjs')),
  ci: () => told(import('./tasks/ci.mjs')),
  check: () => told(import('./tasks/check.mjs')),
  build: () => told(import('./tasks/build.mjs')),
  coverage: () => told(import('./tasks/coverage.mjs')),
  mutation: () => told(import('./tasks/mutation.mjs')),
};
