import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from './command.mjs';
import { runNpm } from './install.mjs';
import { ROOT } from './root.mjs';
import { lineOf } from './stages.mjs';
import { NOTHING, tallyOfTests } from './tally.mjs';
import { runTests } from './vitest.mjs';

/** @typedef {{ version: string, platform: string, arch: string }} Machine */

/** The newest line of Node on which everything is known to run; node-version.cjs lets every later one in, too. */
export const NEWEST = 26;

/** What can differ between versions of Node: whatever touches files, processes, sockets and errors. The rest is rules. */
const PARTS = ['packages/core', 'packages/cli', 'packages/server', 'scripts'];

/** Of these the time goes into games, measurements and other tools, which do not differ. */
const LONG =
  /cli.src.(simulate.|disk|verbs.(simulate|bench|fuzz|advise|judge-faults|europa))|examination|save.fuzz|scripts.(lint|boundaries|disk)/;

/** @param {string} part */
const testsIn = part =>
  readdirSync(join(ROOT, part), { recursive: true, withFileTypes: true })
    .filter(entry => entry.name.endsWith('.test.ts'))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter(path => !/node_modules|dist/.test(path) && !LONG.test(path));

/** The test files that the newest Node is tried on. */
export const testsThatDiffer = () => PARTS.flatMap(testsIn);

const PATIENCE_MS = 60_000;

/**
 * The package of npm that holds the program.
 * @param {Machine} machine
 */
export const packageOf = ({ platform, arch }) =>
  `node-${platform === 'win32' ? 'win' : platform}-${arch}@${NEWEST}`;

/** @param {Machine} machine */
export const isNewest = ({ version }) => Number(/^v?(\d+)/.exec(version)?.[1]) >= NEWEST;

/**
 * Brings the newest Node into the folder; undefined where it does not come in time.
 * @param {string} folder
 * @param {Machine} machine
 * @returns {Promise<string | undefined>} its program
 */
const bring = async (folder, machine) => {
  const name = packageOf(machine);
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--fetch-retries=1',
    name,
  ];
  const { code } = await runNpm(args, { patience: PATIENCE_MS });
  if (code !== 0) return undefined;
  const [bare = ''] = name.split('@');
  const program = machine.platform === 'win32' ? 'node.exe' : 'node';
  const path = join(folder, 'node_modules', bare, 'bin', program);
  return (await run(path, ['--version'])).code === 0 ? path : undefined;
};

/**
 * Runs the tests of what can differ on the newest Node, where it can be had cheaply; one line says where it cannot.
 * @param {Machine} [machine]
 * @param {(sentence: string) => void} [say]
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export const testOnNewest = async (machine = process, say = console.log) => {
  if (isNewest(machine)) return NOTHING;
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-node-'));
  try {
    const node = await bring(folder, machine);
    if (node === undefined) {
      say(`Node ${NEWEST} was not tried: npm could not bring it within ${PATIENCE_MS / 1000} s.`);
      return NOTHING;
    }
    const { code, seconds, report } = await runTests(testsThatDiffer(), { node });
    say(lineOf(`Node ${NEWEST}`, code === 0, seconds));
    return tallyOfTests(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
