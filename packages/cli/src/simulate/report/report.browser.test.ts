import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { someGame } from '@narrow-seas/core';
import { gamePackage as sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage as skerry } from '@narrow-seas/skerry';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../testing/stage.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'];

const root = mkdtempSync(join(tmpdir(), 'narrow-seas-report-'));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const REPORTS = {
  batch: ['sixth-fleet/short', '--nato', 'random', '--soviet', 'random', '--games', '12'],
  comparison: [
    'skerry/sortie',
    '--vary',
    'north=cadet,random',
    '--vary',
    'turns=3,6',
    '--south',
    'random',
    '--games',
    '30',
  ],
} as const;
type Name = keyof typeof REPORTS;
const NAMES: readonly Name[] = ['batch', 'comparison'];

const HOW = ['--seed', '1', '--threads', '1', '--quiet'] as const;

/** Desktop, a phone in the hand, and A4 at 96 dots to the inch without its margins. */
const SIZES = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
  paper: { width: 680, height: 960 },
} as const;
type Size = keyof typeof SIZES;

const WIDER = `[...document.querySelectorAll('body *')]
  .filter(element => !element.closest('.scroll') && !element.closest('svg'))
  .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
  .map(element => element.tagName + ' ' + element.className)`;

/** The letters of plots, as large as they are shown. */
const LETTERS = `[...document.querySelectorAll('svg text')].map(text => {
  const svg = text.ownerSVGElement;
  return parseFloat(getComputedStyle(text).fontSize) * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
})`;

/** How wide the ground of each map is, and how many shades lie on it. */
const MAPS = `[...document.querySelectorAll('svg.map')].map(map => ({
  land: map.querySelector('use[href="#ground"]').getBBox().width,
  hexes: map.querySelectorAll('path').length,
}))`;

const SERIOUS = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`;

describe.skipIf(!CHROMIUM)('the report', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM ?? '',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    });
    const shelf = [someGame(sixthFleet), someGame(skerry)];
    const make = (name: Name) =>
      run(['simulate', ...REPORTS[name], ...HOW, '--out', join(root, name)], { shelf });
    const made = await Promise.all(NAMES.map(make));
    if (made.some(({ code }) => code !== 0)) throw new Error(made.map(({ err }) => err).join(''));
  });

  afterAll(async () => {
    await browser.close();
    rmSync(root, { recursive: true });
  });

  const asked: string[] = [];

  const open = async (name: Name, size: Size, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
    const page = await browser.newPage({ viewport: SIZES[size], colorScheme });
    page.on('request', request => asked.push(request.url()));
    if (size === 'paper') await page.emulateMedia({ media: 'print' });
    await page.goto(pathToFileURL(join(root, name, 'report.html')).href);
    return page;
  };

  const cases = NAMES.flatMap(name => (Object.keys(SIZES) as Size[]).map(size => [name, size] as const));

  test.each(cases)('of a %s fits on %s, with letters that can be read', async (name, size) => {
    const page = await open(name, size);
    expect(await page.evaluate(WIDER)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    const letters = (await page.evaluate(LETTERS)) as readonly number[];
    expect(letters.length).toBeGreaterThan(20);
    expect(Math.min(...letters)).toBeGreaterThan(7.5);
    await page.close();
  });

  test.each([
    ...cases.map(([name, size]) => [name, size, 'light'] as const),
    ['batch', 'desktop', 'dark'] as const,
    ['comparison', 'phone', 'dark'] as const,
  ])('of a %s on %s, %s, has nothing that axe calls serious', async (name, size, scheme) => {
    const page = await open(name, size, scheme);
    await page.evaluate(AXE);
    expect(await page.evaluate(SERIOUS)).toEqual([]);
    await page.close();
  });

  test.each(['desktop', 'phone'] as const)('says the answer on the first screen on %s', async size => {
    const page = await open('comparison', size);
    const box = await page.locator('h1').boundingBox();
    expect(await page.locator('h1').textContent()).toMatch(
      /moves the result by .* it helps them\.|luck is not ruled out/,
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(SIZES[size].height);
    await page.close();
  });

  test('begins with who wins', async () => {
    const page = await open('batch', 'phone');
    expect(await page.locator('h1').textContent()).toMatch(/wins? \d+ of 12 games/);
    await page.close();
  });

  test('draws the real map under every heat map, and hexes on it', async () => {
    const page = await open('batch', 'desktop');
    const maps = (await page.evaluate(MAPS)) as readonly { readonly land: number; readonly hexes: number }[];
    expect(maps.length).toBeGreaterThanOrEqual(4);
    for (const { land, hexes } of maps) {
      expect(land).toBeGreaterThan(500);
      expect(hexes).toBeGreaterThan(0);
    }
    await page.close();
  });

  test('prints on a few pages, and asks nobody for anything', async () => {
    const page = await open('batch', 'desktop');
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
    });
    const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThan(9);
    expect(asked.filter(url => !url.startsWith('file:'))).toEqual([]);
    await page.close();
  });
});
