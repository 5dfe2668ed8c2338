'use strict';

// Read only after node-version.cjs has accepted this Node, so modern syntax is safe from here on.

/** @param {Promise<unknown>} task */
const told = task => task.catch(async error => (await import('./parts/trouble.mjs')).tellTrouble(error));

module.exports = {
  start: () => told(import('./tasks/start.mjs')),
  test: () => told(import('./tasks/test.mjs')),
  thorough: () => told(import('./tasks/thorough.mjs')),
  check: () => told(import('./tasks/check.mjs')),
  build: () => told(import('./tasks/build.mjs')),
  coverage: () => told(import('./tasks/coverage.mjs')),
  'new-game': () => told(import('./tasks/new-game.mjs')),
  census: () => told(import('./tasks/census.mjs')),
  picture: () => told(import('./tasks/picture.mjs')),
  mutation: () => told(import('./tasks/mutation.mjs')),
  pack: () => told(import('./tasks/pack.mjs')),
};
