'use strict';

// Old Node must be able to read this file before it can be told that it is too old: ES5 only, no trailing
// commas in calls. The lines named here are those on which every tool of the repository runs
// (oxlint, knip and vite refuse 22.11 and older of line 22; dependency-cruiser refuses 21 and 23).

/** @type {Record<number, number>} */
var MINOR_NEEDED = { 20: 19, 22: 12 };
var FIRST_OPEN_MAJOR = 24;

/**
 * True for the Node versions on which every tool of the repository runs.
 * @param {string} version
 */
function isSupported(version) {
  var match = /^v?(\d+)\.(\d+)\./.exec(version);
  if (!match) return false;
  var major = Number(match[1]);
  if (major >= FIRST_OPEN_MAJOR) return true;
  var minorNeeded = MINOR_NEEDED[major];
  return minorNeeded !== undefined && Number(match[2]) >= minorNeeded;
}

/**
 * The one sentence for an unsupported version, or an empty string.
 * @param {string} version
 */
function refusalOf(version) {
  if (isSupported(version)) return '';
  return (
    'Narrow Seas needs Node 20.19 or later of line 20, 22.12 or later of line 22, or 24 and up; this is Node ' +
    version.replace(/^v/, '') +
    ': install a newer one from https://nodejs.org and run the command again.'
  );
}

/**
 * Runs one task of tasks.cjs, which only a supported Node can read.
 * @param {keyof typeof import('./tasks.cjs')} name
 */
function runTask(name) {
  var refusal = refusalOf(process.version);
  if (refusal) {
    console.error(refusal);
    process.exitCode = 1;
    return;
  }
  require('./tasks.cjs')[name]();
}

module.exports = { isSupported: isSupported, refusalOf: refusalOf, runTask: runTask };
