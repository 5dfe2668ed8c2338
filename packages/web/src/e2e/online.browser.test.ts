/* oxlint-disable no-await-in-loop -- one thing after another, as people would */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import {
  accept,
  arrive,
  atTable,
  invite,
  moveByServer,
  type OnlineSite,
  openOnlineSite,
  type Player,
  turnTold,
} from '../testing/online.ts';
import { meetByServer } from '../testing/online-match.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, openSite, PHONE } from '../testing/site.ts';
import { expectSoon, phaseOf } from '../testing/table.ts';

const SORTIE = { game: 'Skerry', scenario: 'Sortie' };

interface Match {
  readonly north: Player;
  readonly south: Player;
  readonly link: string;
}

/** Anna makes a game of Skerry and plays North; Boris comes by the link. */
const meet = async (site: OnlineSite): Promise<Match> => {
  const north = await arrive(site, DESKTOP);
  const link = await invite(north.page, { ...SORTIE, name: 'Anna' });
  const south = await arrive(site, DESKTOP, link);
  await accept(south.page, 'Boris');
  await atTable(north.page);
  return { north, south, link };
};

/** The same where nobody looks at how they meet. */
const meetAtOnce = async (site: OnlineSite): Promise<Match> => {
  const { first, second } = await meetByServer(site);
  return { north: first, south: second, link: '' };
};

/** Mines and signals, which both sides give at the same time, until somebody sails. */
const untilSailing = async ({ north, south }: Match): Promise<void> => {
  for (let step = 0; step < 60 && (await phaseOf(north.page)) !== 'Sailing'; step++) {
    const made = [
      await moveByServer(north.page, 'north', step),
      await moveByServer(south.page, 'south', step),
    ];
    expect(made).toContain(true);
    await quiet(north.page);
  }
  await expectSoon(() => phaseOf(south.page)).toBe('Sailing');
};

const isTurnOf = async ({ page }: Player): Promise<boolean> => (await turnTold(page)) === 'Your turn';

/** Who sails, and who waits. */
const inTurn = async ({ north, south }: Match): Promise<readonly [mover: Player, other: Player]> => {
  await expectSoon(async () => (await isTurnOf(north)) !== (await isTurnOf(south))).toBe(true);
  return (await isTurnOf(north)) ? [north, south] : [south, north];
};

/** One boat sails to the first hex that the panel lists for it. */
const sailOnce = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /still to act/ }).click();
  await page.locator('.panel .choices button').first().click();
  await quiet(page);
};

const endSailing = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await quiet(page);
  await page.getByRole('button', { name: 'End sailing' }).click();
  const sure = page.getByRole('button', { name: /anyway$/ });
  await expectSoon(async () => (await sure.isVisible()) || (await turnTold(page)) !== 'Your turn').toBe(true);
  if (await sure.isVisible()) await sure.click();
};

const logLength = async (page: Page): Promise<number> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log h2').waitFor();
  await quiet(page);
  return page.locator('.log ol li').count();
};

const leave = async ({ north, south }: Match): Promise<void> => {
  expect([...north.errors, ...south.errors]).toEqual([]);
  await Promise.all([north.close(), south.close()]);
};

describe.skipIf(!CHROMIUM)('online play', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('two people meet by a link without an account, and each sees what the other does', async () => {
    const match = await meet(site);
    const { north, south } = match;
    expect(await south.page.locator('.online-seats').textContent()).toContain('Anna');
    expect(await north.page.locator('.online-seats').textContent()).toContain('Boris');
    expect(north.page.url()).toMatch(/#\/play\/[\w-]+$/);
    await untilSailing(match);
    const [mover, other] = await inTurn(match);
    expect(await mover.page.title()).toMatch(/^●/);
    expect(await other.page.title()).not.toMatch(/^●/);
    expect(await mover.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
    const before = await logLength(other.page);
    await sailOnce(mover.page);
    await expectSoon(() => other.page.locator('.log ol li').count()).toBeGreaterThan(before);
    await endSailing(mover.page);
    await expectSoon(() => isTurnOf(other)).toBe(true);
    await quiet(other.page);
    await sailOnce(other.page);
    await leave(match);
  });

  test('a link is for one seat: the next who opens it watches, and cannot move', async () => {
    const match = await meet(site);
    const third = await arrive(site, DESKTOP, match.link);
    await atTable(third.page);
    expect(await turnTold(third.page)).toMatch(/^You are watching/);
    expect(await third.page.getByRole('button', { name: 'Undo' }).getAttribute('title')).toBe(
      "Spectators can't move.",
    );
    await untilSailing(match);
    const [mover] = await inTurn(match);
    const before = await logLength(third.page);
    await sailOnce(mover.page);
    await expectSoon(() => third.page.locator('.log ol li').count()).toBeGreaterThan(before);
    expect(third.errors).toEqual([]);
    await third.close();
    await leave(match);
  });

  test('who reloads is at the same table again, and finds the game on the start page', async () => {
    const match = await meetAtOnce(site);
    const { page } = match.north;
    await page.reload();
    await atTable(page);
    expect(await page.locator('.online-seats').textContent()).toContain('Boris');
    await page.getByRole('button', { name: 'Back to the games' }).click();
    const row = page.locator('.online-rows li').first();
    await row.waitFor();
    expect(await row.textContent()).toMatch(/Sortie.*your turn.*Boris/);
    expect(await page.title()).toMatch(/^● 1 game waits for you/);
    await row.getByRole('button').click();
    await atTable(page);
    await leave(match);
  });

  test('without a connection the page says so, a move waits, and it is made once when the line is back', async () => {
    const anna = await arrive(site, DESKTOP);
    const link = await invite(anna.page, { ...SORTIE, name: 'Anna' });
    const boris = await arrive(site, DESKTOP, link.replace(site.address, site.line.address));
    await accept(boris.page, 'Boris');
    await atTable(anna.page);
    const match = { north: anna, south: boris, link };
    await untilSailing(match);
    const [first] = await inTurn(match);
    if (first === anna) await endSailing(anna.page);
    await expectSoon(() => isTurnOf(boris)).toBe(true);
    await quiet(boris.page);
    const before = await logLength(anna.page);
    await site.line.cut();
    await boris.page.locator('.alert', { hasText: 'No connection.' }).waitFor();
    await sailOnce(boris.page);
    await boris.page.locator('.alert', { hasText: 'Your last move waits and is sent' }).waitFor();
    expect(await anna.page.locator('.log ol li').count()).toBe(before);
    await site.line.restore();
    await boris.page.getByRole('button', { name: 'Try now' }).click();
    await boris.page.locator('.online-back', { hasText: 'The connection is back.' }).waitFor();
    await expectSoon(() => anna.page.locator('.log ol li').count()).toBe(before + 1);
    await quiet(boris.page);
    expect(await logLength(boris.page)).toBe(await logLength(anna.page));
    expect(anna.errors).toEqual([]);
    await Promise.all([anna.close(), boris.close()]);
  });

  test('a move beyond the last roll is taken back when the other side agrees', async () => {
    const match = await meetAtOnce(site);
    await untilSailing(match);
    const [mover, other] = await inTurn(match);
    const before = await logLength(other.page);
    await sailOnce(mover.page);
    await expectSoon(() => other.page.locator('.log ol li').count()).toBeGreaterThan(before);
    const undo = mover.page.getByRole('button', { name: /^(Undo|Ask to take back)$/ });
    const isFree = (await undo.getAttribute('aria-label')) === 'Undo';
    await undo.click();
    if (isFree) {
      // A boat that sailed without a roll: it is back at once. What both sealed before is taken back by consent.
      await expectSoon(() => other.page.locator('.log ol li').count()).toBe(before);
      await mover.page.getByRole('button', { name: 'Ask to take back' }).click();
    }
    await mover.page.getByText('You asked to take back your last move.').waitFor();
    await other.page.getByText(/asks to take back the last move/).waitFor();
    const asked = await other.page.locator('.log ol li').count();
    await other.page.getByRole('button', { name: 'Accept' }).click();
    await expectSoon(() => other.page.locator('.log ol li').count()).toBeLessThan(asked);
    await other.page.getByText(/asks to take back the last move/).waitFor({ state: 'detached' });
    await leave(match);
  });

  test('talk reaches the other player; a resignation is asked about, shows the seed, and leads to a rematch', async () => {
    const match = await meetAtOnce(site);
    const { north, south } = match;
    await north.page.getByRole('button', { name: 'Talk and game' }).click();
    await north.page.getByLabel('Say something').fill('Good <b>luck</b>');
    await north.page.getByRole('button', { name: 'Send' }).click();
    await south.page.getByRole('button', { name: 'Talk and game: 1 new message' }).click();
    await south.page.getByText('Good <b>luck</b>').waitFor();
    await expectClean(south.page, 'the table with the panel of talk');
    await south.page.getByRole('button', { name: 'Resign' }).click();
    await south.page.getByRole('button', { name: 'No, I play on' }).click();
    await south.page.getByRole('button', { name: 'Resign' }).click();
    await south.page.getByRole('button', { name: 'Yes, I resign' }).click();
    for (const { page } of [north, south])
      await page.getByRole('heading', { level: 1, name: /resign/i }).waitFor();
    await north.page.getByRole('button', { name: 'Look at the map' }).click();
    await north.page.locator('.dice-seal summary').click();
    await north.page.getByRole('button', { name: 'Check the seal' }).click();
    await north.page.getByText('The seal holds').waitFor();
    const end = south.page.getByRole('region', { name: 'The game is over' });
    await end.getByRole('button', { name: 'Rematch with sides swapped' }).click();
    await south.page.getByLabel('Link to the free seat').waitFor();
    expect(await south.page.locator('.lobby-seats').textContent()).toMatch(/North: Boris/);
    // Anna is told, and both are at the new table without a link.
    await north.page.getByRole('button', { name: 'Play the rematch' }).click();
    for (const { page } of [north, south]) await atTable(page);
    expect(await north.page.locator('.online-seats').textContent()).toMatch(/North.*Boris.*South.*you/);
    await leave(match);
  });

  test('who has played can look at the analysis of the finished game, and a reload leads back to the server', async () => {
    const match = await meetAtOnce(site);
    const { north, south } = match;
    await untilSailing(match);
    const [mover] = await inTurn(match);
    await sailOnce(mover.page);
    await south.page.getByRole('button', { name: 'Talk and game' }).click();
    await south.page.getByRole('button', { name: 'Resign' }).click();
    await south.page.getByRole('button', { name: 'Yes, I resign' }).click();
    const end = north.page.getByRole('region', { name: 'The game is over' });
    await end.getByRole('button', { name: 'Analysis' }).click();
    const analysis = north.page.getByRole('region', { name: /analysis/i });
    await analysis.getByRole('heading', { name: 'Luck and skill' }).waitFor();
    expect(await analysis.getByRole('img', { name: /Expected result over the game/ }).count()).toBe(1);
    await analysis.getByRole('button', { name: 'Close' }).click();
    await north.page.getByRole('button', { name: 'Play from here' }).waitFor();
    await north.page.reload();
    await north.page.locator('.online-strip').waitFor();
    await leave(match);
  });

  test('a public game stands in the list, and a person on a phone takes the seat', async () => {
    const anna = await arrive(site, DESKTOP);
    await invite(anna.page, { ...SORTIE, name: 'Anna', isPublic: true });
    const boris = await arrive(site, PHONE);
    await boris.page.getByText('Open games').tap();
    await boris.page
      .getByRole('button', { name: /^Take a seat: Sortie/ })
      .first()
      .tap();
    await boris.page.getByRole('button', { name: /^Take the seat/ }).tap();
    await atTable(boris.page);
    await atTable(anna.page);
    await expectClean(boris.page, 'the online table on a phone');
    const box = await boris.page.locator('.online-strip').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    expect([...anna.errors, ...boris.errors]).toEqual([]);
    await Promise.all([anna.close(), boris.close()]);
  });

  test('the computer takes a seat of an online game and plays there', async () => {
    const { page, errors, close } = await arrive(site, DESKTOP);
    await page.getByRole('button', { name: /^Play with a friend/ }).click();
    const form = page.getByRole('form', { name: 'A new online game' });
    await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Skerry' });
    await form.locator('.seat', { hasText: 'South' }).locator('select').selectOption('random');
    await form.getByRole('button', { name: 'Make the game' }).click();
    await atTable(page);
    for (let step = 0; step < 60 && (await phaseOf(page)) !== 'Sailing'; step++) {
      await expectSoon(() => turnTold(page)).toMatch(/Your turn|Both sides act now|over/);
      await moveByServer(page, 'north', step);
      await quiet(page);
    }
    await expectSoon(() => turnTold(page)).toBe('Your turn');
    expect(await page.locator('.online-seats').textContent()).toContain('computer (Landlubber)');
    // A move that the computer's came before is refused, and the browser notes that.
    expect(errors.filter(error => !error.includes('409'))).toEqual([]);
    await close();
  });
});

describe.skipIf(!CHROMIUM)('a server without online play', () => {
  test('is not asked for it, and the page does not offer it', async () => {
    const site = await openSite();
    const { page, errors, close } = await arrive(site, DESKTOP);
    const asked: string[] = [];
    page.on('request', request => void asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked.filter(path => path.startsWith('/api'))).toEqual([]);
    expect(await page.getByText('Play with a friend').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
    await site.close();
  });
});
