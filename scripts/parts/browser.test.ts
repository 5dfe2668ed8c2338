import { delimiter } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canInstall, distributionIn, findChromium, howToGet } from './browser.mjs';

describe('finding Chromium', () => {
  const only =
    (...paths: string[]) =>
    (path: string): boolean =>
      paths.includes(path);

  test.each([
    [
      'CHROMIUM_PATH first',
      { CHROMIUM_PATH: '/x/chrome', PATH: '/usr/bin' },
      only('/x/chrome', '/usr/bin/chromium'),
      '/x/chrome',
    ],
    [
      'a wrong CHROMIUM_PATH is not replaced silently',
      { CHROMIUM_PATH: '/none' },
      only('/usr/bin/chromium'),
      undefined,
    ],
    ['/usr/bin even if PATH lacks it', { PATH: '/bin' }, only('/usr/bin/chromium'), '/usr/bin/chromium'],
    [
      'the shell before the whole browser',
      { PATH: '/bin' },
      only('/usr/bin/chromium', '/usr/bin/chromium-headless-shell'),
      '/usr/bin/chromium-headless-shell',
    ],
    ['chromium-browser', { PATH: '/bin' }, only('/usr/bin/chromium-browser'), '/usr/bin/chromium-browser'],
    [
      'any folder of PATH',
      { PATH: ['/bin', '/opt/bin'].join(delimiter) },
      only('/opt/bin/google-chrome'),
      '/opt/bin/google-chrome',
    ],
    ['nothing', { PATH: '/bin' }, only(), undefined],
    ['no PATH at all', {}, only(), undefined],
  ])('%s', (_case, env, exists, expected) => {
    expect(findChromium(env, exists)).toBe(expected);
  });
});

describe('getting Chromium', () => {
  test.each([
    ['debian', true, true],
    ['debian', false, false],
    ['ubuntu', true, false],
    ['', true, false],
  ])('on %s with root %s: by itself %s', (distribution, isRoot, expected) => {
    expect(canInstall({ platform: 'linux', isRoot, distribution })).toBe(expected);
  });

  test.each([
    ['linux', 'debian', 'apt-get install chromium-headless-shell'],
    ['linux', 'fedora', 'dnf install chromium'],
    ['linux', 'void', 'install Chromium'],
    ['darwin', '', 'brew install --cask chromium'],
    ['win32', '', 'winget install Google.Chrome'],
  ])('%s %s is told: %s', (platform, distribution, words) => {
    expect(howToGet({ platform, isRoot: false, distribution })).toContain(words);
  });

  test.each([
    ['PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', 'debian'],
    ['ID="opensuse-leap"\nID_LIKE="suse"', 'opensuse-leap'],
    ['VERSION_ID="12"\n', ''],
  ])('the distribution in %j is %j', (text, expected) => {
    expect(distributionIn(text)).toBe(expected);
  });
});
