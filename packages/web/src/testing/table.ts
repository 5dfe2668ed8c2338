import { createHash } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS, quiet } from './quiet.ts';
import { cardOf, inPhase, type Site, type Visit, visit } from './site.ts';

/** What becomes true in a while. */
export const expectSoon = (look: () => unknown): ReturnType<typeof expect.poll> =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- the caller awaits what it expects of it
  expect.poll(look, { timeout: PATIENCE_MS });

/** The title of the phase, as the bar shows it. */
export const phaseOf = async (page: Page): Promise<string> =>
  (await page.locator('.phase-title').textContent()) ?? '';

/** Turn and phase: a quick computer can be through before anybody looks, and the same phase of the next turn is another one. */
export const momentOf = async (page: Page): Promise<string> =>
  `${await page.locator('.track-now').textContent()} ${await phaseOf(page)}`;

/** What a screen reader was given last. */
export const heard = async (page: Page): Promise<string> =>
  (await page.locator('.ear[role=status]').textContent()) ?? '';

/** Waits until the computer has played. */
export const untilAsked = (page: Page): Promise<void> =>
  page.getByText(/^The computer plays/).waitFor({ state: 'detached' });

/** Presses the primary button, and answers where the page asks whether the phase may end. */
export const pressPrimary = async (page: Page): Promise<void> => {
  await page.locator('.main-way').click();
  const sure = page.getByRole('button', { name: /anyway$/ });
  if (await sure.isVisible()) await sure.click();
};

/** Whether the phase of that moment is over, or the computer has begun to play. */
const hasEndedSince = async (page: Page, before: string): Promise<boolean> =>
  (await momentOf(page)) !== before || (await page.locator('.thinking').isVisible());

/** Waits until the phase of that moment is over. A quick computer may be through before anybody could read that it plays. */
export const untilEnded = async (page: Page, before: string): Promise<void> =>
  expectSoon(() => hasEndedSince(page, before)).toBe(true);

/** Ends the phase, also where the page asks first, and waits until it is the player's again. */
export const endPhase = async (page: Page, press: 'click' | 'tap' = 'click'): Promise<void> => {
  const before = await momentOf(page);
  const sure = page.getByRole('button', { name: /anyway$/ });
  // With the next unit in the hand the primary button is about that unit.
  const whileHanded = page.locator('.end-phase');
  await ((await whileHanded.isVisible()) ? whileHanded : page.locator('.main-way'))[press]();
  await expectSoon(async () => (await sure.isVisible()) || (await hasEndedSince(page, before))).toBe(true);
  if (await sure.isVisible()) await sure[press]();
  await untilEnded(page, before);
  await untilAsked(page);
  // The computer may play more than one phase: until all is still, the log grows and the map moves.
  await quiet(page);
};

/** How many units can still act, by the button that finds them. */
export const readyCount = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByRole('button', { name: /still to act/ }).textContent()) ?? '', 10);

/** One move: the first unit that can act, by the list of where it can go. */
export const moveOnce = async (page: Page): Promise<void> => {
  const before = await readyCount(page);
  await page.getByRole('button', { name: /still to act/ }).click();
  await page.getByText('List them').click();
  await page.locator('.panel details .choices button').first().click();
  await page.locator('.to-act', { hasText: `${before - 1} still to act` }).waitFor();
  await quiet(page);
};

const FAST = `localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`;

/** The start page, with computers that do not wait between their moves. */
export const visitFast = (site: Site, options: BrowserContextOptions): Promise<Visit> =>
  visit(site, options, FAST);

const seat = async (page: Page | Locator, nato: string, soviet: string): Promise<void> => {
  await page.locator('.seat', { hasText: 'NATO' }).locator('select').selectOption(nato);
  await page.locator('.seat', { hasText: 'Soviet' }).locator('select').selectOption(soviet);
};

/** Opens a game of one's own; each seat is a person or a level of the computer. */
export const begin = async (
  page: Page,
  nato: string,
  soviet: string,
  scenario = 'Ten turns',
  game = 'Sixth Fleet',
): Promise<void> => {
  const card = cardOf(page, game);
  await card.getByText('Your own game').click();
  await card.getByRole('radio', { name: scenario }).check();
  await seat(card, nato, soviet);
  await card.getByRole('button', { name: 'Set up this game' }).click();
};

/** Sets up by the book and ends the set-up. */
export const placeAll = async (page: Page, phase: string): Promise<void> => {
  await inPhase(page, phase);
  await page.getByRole('button', { name: 'Place the rest' }).click();
  await page.getByRole('button', { name: 'Place the rest' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Finish this set-up' }).click();
};

/** The Soviet player's first movement, against a computer that makes any legal move without waiting. */
export const startFast = async (site: Site, options: BrowserContextOptions): Promise<Visit> => {
  const opened = await visitFast(site, options);
  await begin(opened.page, 'random', 'person');
  for (const phase of ['Soviet set-up: ships', 'Soviet set-up: aircraft']) {
    // oxlint-disable-next-line no-await-in-loop -- one phase after another
    await placeAll(opened.page, phase);
  }
  await inPhase(opened.page, 'Soviet movement');
  return opened;
};

/** Loads a position in the game's notation, bars between its statements, for these players. */
export const openPosition = async (
  page: Page,
  position: string,
  nato: string,
  soviet: string,
): Promise<void> => {
  const file = {
    format: 'narrow-seas/match',
    version: 1,
    game: 'sixth-fleet',
    rules: 1,
    opening: { position },
    entries: [],
  };
  const buffer = Buffer.from(JSON.stringify(file));
  const name = 'position.json';
  await page.getByLabel('Load a file').setInputFiles({ name, mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Play from here' }).waitFor();
  await seat(page, nato, soviet);
  await page.getByRole('button', { name: 'Play from here' }).click();
};

/** The same for two people at this screen, from the beginning of this phase on. */
export const loadPosition = async (page: Page, position: string, phase: string): Promise<void> => {
  await openPosition(page, position, 'person', 'person');
  await inPhase(page, phase);
  await quiet(page);
};

/** In a hotseat game the other player takes the screen; the seat is changed once nobody offers to. */
export const takeOver = async (page: Page, side: string, press: 'click' | 'tap' = 'click'): Promise<void> => {
  const button = page.getByRole('button', { name: `Continue as ${side}` });
  await button[press]();
  await button.waitFor({ state: 'detached' });
};

/** A fingerprint of the map as it is drawn now; two are the same only when every pixel is the same. */
export const mapPicture = async (page: Page): Promise<string> => {
  const picture = await page.evaluate(`document.querySelector('canvas.map').toDataURL()`);
  return createHash('sha256').update(String(picture)).digest('hex');
};
