import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';

/** @typedef {{ platform: string, isRoot: boolean, distribution: string }} System */

/** The shell first: it is the same engine without the windows, and a test takes two thirds of the time with it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** @param {string} path */
const isExecutable = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The browser for browser tests: CHROMIUM_PATH alone where it is set, else the first Chromium or Chrome found.
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export const findChromium = (env, exists = isExecutable) => {
  const asked = env['CHROMIUM_PATH'];
  if (asked) return exists(asked) ? asked : undefined;
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)];
  return [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...APPLICATIONS].find(exists);
};

/**
 * Only Debian itself: Ubuntu's package of that name is an empty one that points to a snap.
 * @param {System} system
 */
export const canInstall = ({ isRoot, distribution }) => isRoot && distribution === 'debian';

/** @type {{ readonly [platform: string]: string }} */
const HOW = {
  debian: 'run `apt-get install chromium-headless-shell` as root',
  ubuntu: 'run `snap install chromium` as root',
  fedora: 'run `dnf install chromium` as root',
  arch: 'run `pacman -S chromium` as root',
  alpine: 'run `apk add chromium` as root',
  darwin: 'run `brew install --cask chromium`',
  win32: 'run `winget install Google.Chrome`',
};

/**
 * @param {System} system
 */
export const howToGet = ({ platform, distribution }) =>
  `For the browser tests ${HOW[distribution] ?? HOW[platform] ?? 'install Chromium'}, ` +
  'and set CHROMIUM_PATH to its program if it is not in PATH.';

/** @param {string} release the text of /etc/os-release */
export const distributionIn = release => /^ID="?([\w-]+)/m.exec(release)?.[1] ?? '';

const release = () => {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
};

/** @returns {System} */
const thisSystem = () => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  distribution: process.platform === 'linux' ? distributionIn(release()) : '',
});

/** @param {readonly string[]} args */
const aptGet = args => run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** @param {string} name */
const installPackage = name => aptGet(['install', '-y', '--no-install-recommends', name]);

const installChromium = async () => {
  console.log('Installing Chromium for the browser tests with apt-get.');
  const update = await aptGet(['update']);
  const shell = update.code === 0 ? await installPackage('chromium-headless-shell') : update;
  // The shell has a package of its own only in newer releases.
  const installed = update.code === 0 && shell.code !== 0 ? await installPackage('chromium') : shell;
  if (installed.code !== 0)
    console.log(`apt-get failed:\n${installed.output.trim().split('\n').slice(-5).join('\n')}`);
};

/**
 * Finds Chromium, or installs it where that needs nobody's consent, or says how to get it.
 * @returns {Promise<string | undefined>}
 */
export const provideChromium = async () => {
  const asked = process.env['CHROMIUM_PATH'];
  const system = thisSystem();
  if (!asked && !findChromium(process.env) && canInstall(system)) await installChromium();
  const found = findChromium(process.env);
  if (asked && !found)
    console.log(`CHROMIUM_PATH names ${asked}, which is not a program. Correct it or unset it.`);
  else if (!found) console.log(`No Chromium found. ${howToGet(system)}`);
  return found;
};
