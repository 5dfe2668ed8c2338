import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { runNode } from './command.mjs';
import { runNpm } from './install.mjs';
import { ROOT } from './root.mjs';

/** @typedef {{ readonly args: readonly string[], readonly code?: number, readonly says: RegExp }} Trial */

const SAVE = 'match.json';
const CASES = 'packages/cli/examples/sixth-fleet.cases.json';

/**
 * Every verb but `serve`, with what it must say. `rules` reads sources, `map` data, `simulate` and `fuzz` use threads.
 * @type {readonly Trial[]}
 */
const VERBS = [
  { args: ['--version'], says: /^\d+\.\d+\.\d+\n$/ },
  { args: ['games'], says: /europa-naval/ },
  { args: ['play', 'skerry/sortie', '--level', 'cadet'], says: /you play North/ },
  { args: ['verify', SAVE], says: /checked/ },
  { args: ['replay', SAVE], says: /boats afloat/ },
  { args: ['advise', SAVE, '--level', 'cadet'], code: 2, says: /over/ },
  { args: ['judge', join('node_modules', 'narrow-seas', CASES)], says: /case/ },
  { args: ['rules', 'skerry'], says: /cases/ },
  { args: ['map', 'sixth-fleet', '--svg', 'map.svg'], says: /Drew/ },
  {
    args: ['simulate', 'skerry/sortie', '--games', '2', '--ladder', 'random,cadet', '--threads', '2'],
    says: /games/,
  },
  { args: ['fuzz', 'skerry', '--seconds', '1', '--seed', '1'], says: /game/ },
  { args: ['bench', '--quick'], code: 2, says: /clone of the repository/ },
];

/** @type {readonly Trial[]} */
const STORAGE = [
  { args: ['doctor'], says: /storage is well/ },
  { args: ['backup', 'all.backup'], says: /The backup is in/ },
  { args: ['restore', 'all.backup', '--folder', 'again'], says: /Everything was restored/ },
];

/**
 * Runs one verb; answers with what is wrong, or nothing.
 * @param {string} program
 * @param {string} folder
 * @param {Trial} trial
 */
const tryVerb = async (program, folder, { args, code: wanted = 0, says }) => {
  const { code, output, seconds } = await runNode([program, ...args], { cwd: folder });
  const passed = code === wanted && says.test(output);
  console.log(`narrow-seas ${args.join(' ')}: ${passed ? 'passed' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  if (!passed) console.log(`exit code ${code}\n${output}`);
  return passed;
};

/**
 * Starts the server and waits until people can play on it.
 * @param {string} program
 * @param {string} folder
 */
export const startServer = async (program, folder) => {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ONLINE: 'on', DATABASE_URL: '', DATA_FOLDER: '' },
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    address = /at (http:\S+)/.exec(line)?.[1] ?? address;
    if (line === 'Online play is ready.') return { address, stop };
  }
  throw new Error('The server ended before it was ready.');
};

/** What a page and a proxy ask for first, and what needs threads and all rules. */
const ADDRESSES = ['', 'readyz', 'games.json', 'api/v1/openapi.json'];

/**
 * @param {string} program
 * @param {string} folder
 */
const tryServer = async (program, folder) => {
  const { address, stop } = await startServer(program, folder);
  const answers = await Promise.all(ADDRESSES.map(async path => fetch(new URL(path, address))));
  const page = (await answers[0]?.text()) ?? '';
  const passed = answers.every(({ ok }) => ok) && /<script[^>]+src="\/assets/.test(page);
  const code = await stop();
  const statuses = answers.map(({ status }) => status).join(', ');
  console.log(`narrow-seas serve: ${passed && code === 0 ? 'passed' : 'FAILED'}, ${statuses}`);
  return passed && code === 0;
};

/**
 * @param {string} program
 * @param {string} folder
 * @param {readonly Trial[]} trials
 */
const tryAll = async (program, folder, trials) => {
  let passed = true;
  // oxlint-disable-next-line no-await-in-loop -- one after another, as a person would
  for (const trial of trials) passed = (await tryVerb(program, folder, trial)) && passed;
  return passed;
};

/**
 * Brings the tarball and its libraries into an empty folder, as somebody would who has never seen the repository.
 * @param {string} tarball
 * @param {string} folder
 */
const installInto = async (tarball, folder) => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const save = join(ROOT, 'packages', 'games', 'skerry', 'saves', 'v1-sortie.json.gz');
  writeFileSync(join(folder, SAVE), gunzipSync(readFileSync(save)));
  const args = ['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', tarball];
  const { code, output, seconds } = await runNpm(args, { cwd: folder });
  console.log(`npm install: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  if (code !== 0) console.log(output);
  return code === 0;
};

/**
 * Runs every verb of the package that is installed in this folder.
 * @param {string} folder
 */
const tryInstalled = async folder => {
  const program = join(folder, 'node_modules', 'narrow-seas', 'packages', 'cli', 'bin', 'narrow-seas.js');
  const verbs = await tryAll(program, folder, VERBS);
  const server = await tryServer(program, folder);
  return (await tryAll(program, folder, STORAGE)) && verbs && server;
};

/**
 * Installs the tarball into an empty folder outside the repository, and runs every verb there.
 * @param {string} tarball
 * @returns {Promise<boolean>}
 */
export const tryRelease = async tarball => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-release-'));
  try {
    return (await installInto(tarball, folder)) && (await tryInstalled(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
