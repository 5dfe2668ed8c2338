import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { arrive } from '../testing/online.ts';
import { openOnlineServer } from '../testing/online-server.ts';
import { CHROMIUM, DESKTOP, PHONE, type Site } from '../testing/site.ts';

const TOKEN = 'a token of the host, long enough';

/** A provider that nobody answers at: the button is there, and says so when it is pressed. */
const PROVIDER = {
  OPENID_ISSUER: 'http://127.0.0.1:9',
  OPENID_CLIENT_ID: 'seas',
  OPENID_CLIENT_SECRET: 'secret',
  OPENID_NAME: 'The club',
};

/** Somebody who reports somebody else: what a host finds in the morning. */
const report = async ({ address }: Site): Promise<void> => {
  const meet = async (name: string) => {
    const post = async (path: string, body: object, cookie = '') =>
      fetch(new URL(`/api/v1${path}`, address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(address).origin, cookie },
        body: JSON.stringify(body),
      });
    const known = await post('/me', { name });
    const cookie = known.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const { id } = (await known.json()) as { id: string };
    return { id, post: async (path: string, body: object) => post(path, body, cookie) };
  };
  const [anna, ben] = [await meet('Anna'), await meet('Ben')];
  await anna.post('/reports', { about: ben.id, text: 'He swears in every game.' });
};

const overflowOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'));

describe.skipIf(!CHROMIUM)('what a host sees and sets', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openOnlineServer({ ADMIN_TOKEN: TOKEN, ...PROVIDER });
    await report(site);
  });
  afterAll(() => site.close());

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('the admin page on a %s: sign in, look, search, sign out', async (_size, size) => {
    const { page, errors, close } = await arrive(site, size, new URL('/admin', site.address).href);
    await expectClean(page, 'the form');
    await page.getByLabel('Admin token').fill(TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('He swears in every game.').waitFor();
    expect(page.url()).not.toContain('token');
    await expectClean(page, 'the overview');
    expect(await overflowOf(page)).toBe(0);
    await page.getByLabel('Name begins with').fill('Be');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('rowheader', { name: 'Ben' }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Admin token').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('a report is closed by its form', async () => {
    const { page, close } = await arrive(site, DESKTOP, new URL('/admin', site.address).href);
    await page.getByLabel('Admin token').fill(TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('What you did about it').fill('Spoke to him.');
    await page.getByRole('button', { name: 'Close this report' }).click();
    await page.getByText('The report is closed.').waitFor();
    expect(await page.getByRole('button', { name: 'Close this report' }).count()).toBe(0);
    await close();
  });

  test('the account offers the provider that the host has named, and says when it does not answer', async () => {
    const { page, close } = await arrive(site, DESKTOP);
    await page.getByText('Your account and notices').click();
    const account = page.locator('.account');
    await account.getByRole('button', { name: 'Keep with The club' }).waitFor();
    await account.getByRole('button', { name: 'Sign in with The club' }).click();
    await account.getByText('The service that signs you in does not answer').waitFor();
    await expectClean(page, 'the account with a provider');
    await close();
  });
});
