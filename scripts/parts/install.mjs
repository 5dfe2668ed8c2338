import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { withLock } from './lock.mjs';
import { ROOT, SETUP_LOCK } from './root.mjs';

/** @typedef {{ node: string, platform: string, arch: string }} Machine */

const STAMP = join(ROOT, 'node_modules', '.narrow-seas-stamp');

/** @type {Machine} */
const THIS_MACHINE = { node: process.version, platform: process.platform, arch: process.arch };

/**
 * What an installation depends on: the lockfile, and the kind of machine the native tools were chosen for.
 * @param {string} lockfile
 * @param {Machine} machine
 */
export const stampOf = (lockfile, { node, platform, arch }) =>
  createHash('sha256')
    .update([/^v?\d+/.exec(node)?.[0], platform, arch, lockfile].join('\n'))
    .digest('hex');

/** @param {string} path */
const textOf = path => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const wantedStamp = () => stampOf(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), THIS_MACHINE);
const isInstalled = () => textOf(STAMP) === wantedStamp();

/** @type {readonly (readonly [RegExp, string])[]} */
const ADVICE = [
  [/EUSAGE|in sync/, 'Run `npm install` once so that package-lock.json agrees with every package.json.'],
  [/ENOTEMPTY|EBUSY/, 'Wait until nothing else works in node_modules, then run the command again.'],
  [/ENOSPC/, 'Free some disk space, then run the command again.'],
  [/EACCES|EPERM|EROFS/, 'Make the repository folder writable for this user, then run the command again.'],
  [/EINTEGRITY/, 'Run `npm cache clean --force`, then run the command again.'],
  [/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONN|network/, 'Check the network or proxy, then run the command again.'],
  [
    /E404|ETARGET|E40[13]/,
    'Check which registry `npm config get registry` names, then run the command again.',
  ],
];

/**
 * @param {string} output what npm printed
 */
export const adviceFor = output =>
  ADVICE.find(([sign]) => sign.test(output))?.[1] ?? 'Fix what npm names above, then run the command again.';

const LINES_SHOWN = 20;

/**
 * npm's own error lines without the manual page it may add; its last lines where it printed none.
 * @param {string} output
 */
export const reasonIn = output => {
  const lines = output.split('\n').filter(line => line.trim() !== '');
  const errors = lines.filter(line => /^npm (error|ERR!) *\S/.test(line));
  const manual = errors.findIndex(line => /^npm (error|ERR!) (Clean install a project|Usage:)/.test(line));
  const said = manual > 0 ? errors.slice(0, manual) : errors;
  return (said.length > 0 ? said.slice(0, LINES_SHOWN) : lines.slice(-LINES_SHOWN)).join('\n');
};

/**
 * Under `npm run` the very npm that was called is used, through Node, which also spares Windows its `npm.cmd`.
 * @param {readonly string[]} args
 * @param {import('./command.mjs').RunOptions} [options]
 */
export const runNpm = (args, options) => {
  const npm = process.env['npm_execpath'] ?? '';
  if (npm.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
};

/** `--include=dev`: NODE_ENV=production would leave out the compiler. */
const runNpmCi = () => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);

/** @returns {Promise<boolean>} */
const installNow = async () => {
  if (isInstalled()) return true;
  console.log('Installing packages from the lockfile; the first time this takes a minute.');
  rmSync(STAMP, { force: true });
  const { code, output, seconds } = await runNpmCi();
  if (code !== 0) {
    console.error(`${reasonIn(output)}\nThe packages could not be installed. ${adviceFor(output)}`);
    return false;
  }
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  writeFileSync(STAMP, wantedStamp());
  console.log(`Installed in ${seconds.toFixed(0)} s.`);
  return true;
};

/** Installs when node_modules is missing or was made from another lockfile; says why when it cannot. */
export const install = async () => isInstalled() || withLock(SETUP_LOCK, installNow);
