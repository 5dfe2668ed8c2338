import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import { CHROMIUM, DESKTOP, openSite, type Site, visit } from '../testing/site.ts';
import { loadPosition } from '../testing/table.ts';

/**
 * Presses the button, then counts how many pictures the map shows and how many styles move, until the next phase has
 * begun and the map has come to rest.
 */
const WATCH = `new Promise(resolve => {
  const canvas = document.querySelector('canvas.map');
  const phaseOf = () => document.querySelector('.phase-title')?.textContent;
  const isToldOf = () => document.querySelector('.strip .verdict') !== null;
  const [pictures, moving, phase] = [new Set(), [0], phaseOf()];
  const look = still => {
    const before = pictures.size;
    pictures.add(canvas.toDataURL('image/jpeg', 0.4));
    moving.push(document.getAnimations().length);
    const rested = pictures.size > before || (phaseOf() === phase && !isToldOf()) ? 0 : still + 1;
    if (rested < 12) requestAnimationFrame(() => look(rested));
    else resolve({ pictures: pictures.size, animations: Math.max(...moving) });
  };
  document.querySelector(BUTTON).click();
  requestAnimationFrame(() => look(0));
})`;

/** Time passes slowly for what the page draws: a busy machine draws few frames, and must still draw some on the way. */
const SLOW_CLOCK = `{
  const [clock, frame, times] = [performance.now.bind(performance), requestAnimationFrame, 8];
  performance.now = () => clock() / times;
  globalThis.requestAnimationFrame = draw => frame(now => draw(now / times));
}`;

interface Seen {
  readonly pictures: number;
  readonly animations: number;
}

const watch = (page: Page, button: string): Promise<Seen> =>
  page.evaluate(WATCH.replace('BUTTON', `'${button}'`)) as Promise<Seen>;

const open = async (site: Site, options: BrowserContextOptions, position: string, phase: string) => {
  const { page } = await visit(site, { ...DESKTOP, ...options }, SLOW_CLOCK);
  await loadPosition(page, position, phase);
  await page.getByRole('button', { name: /still to act/ }).click();
  await page.locator('.choice-panel .choices button, .target-table .chosen').first().waitFor();
  return page;
};

const attackUnder = async (site: Site, options: BrowserContextOptions): Promise<Seen> => {
  const page = await open(site, options, SURE_ATTACK, 'Soviet combat');
  await page.locator('.target-table .chosen').waitFor();
  const seen = await watch(page, '.main-way');
  await page.locator('.strip .verdict').waitFor();
  await page.context().close();
  return seen;
};

/** A window made lower; what the map shows in the frame in which it takes on the new size. */
const SHRINK = `new Promise(resolve => {
  const canvas = document.querySelector('canvas.map');
  const lit = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
  const before = canvas.height;
  // Asked after the page itself, before anything is painted.
  new ResizeObserver(() => {
    if (canvas.height !== before) resolve(lit().filter((value, place) => place % 4 !== 3 && value > 0).length / canvas.width / canvas.height);
  }).observe(canvas);
  document.querySelector('.middle').style.marginBottom = '90px';
})`;

/** A retreat: one hex, so that its few places are listed. */
const RETREAT =
  'sixth-fleet short turn 2 of 10 | ' +
  'phase retreat side=nato from=0915 pending=US6 cause=combat | ' +
  'under combat side=soviet attacked=So5 targets=0915 struck=US6 | nato @0915 US6 | soviet @0914 So5';

const retreatUnder = async (site: Site, options: BrowserContextOptions): Promise<Seen> => {
  const page = await open(site, options, RETREAT, 'NATO retreat');
  const seen = await watch(page, '.choice-panel .choices button');
  await page.context().close();
  return seen;
};

const [LIVELY, CALM] = [{ reducedMotion: 'no-preference' }, { reducedMotion: 'reduce' }] as const;

describe.skipIf(!CHROMIUM)('motion', () => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('a die tumbles; for who wants less motion it lies there at once', async () => {
    expect((await attackUnder(site, LIVELY)).animations).toBeGreaterThan(0);
    expect((await attackUnder(site, CALM)).animations).toBe(0);
  });

  test('a counter glides to its hex; for who wants less motion it is there at once', async () => {
    expect((await retreatUnder(site, LIVELY)).pictures).toBeGreaterThan(4);
    // Before the press, after it, and without what could be done.
    expect((await retreatUnder(site, CALM)).pictures).toBeLessThanOrEqual(4);
  });

  test('a map that takes on another size is never black, not for a single frame', async () => {
    const page = await open(site, {}, SURE_ATTACK, 'Soviet combat');
    expect(await page.evaluate(SHRINK)).toBeGreaterThan(2);
    await page.context().close();
  });
});
