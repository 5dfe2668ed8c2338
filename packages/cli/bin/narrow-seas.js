#!/usr/bin/env node
/// <reference types="node" />
const NOT_BUILT = 'narrow-seas is not built yet: run `npm run build` in the repository first.';

try {
  await import('../dist/main.js');
} catch (error) {
  // Our own build may be there while that of a package it needs is not.
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(NOT_BUILT);
  process.exitCode = 1;
}
