import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { arrive, type OnlineSite, openOnlineSite } from '../testing/online.ts';
import { CHROMIUM, DESKTOP, PHONE } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

/** Passkeys belong to a name, not to a number: the same server as localhost. */
const byName = ({ address }: OnlineSite): string => address.replace('127.0.0.1', 'localhost');

/** A device that holds passkeys and whose owner always agrees. */
const addDevice = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const openAccount = async (page: Page): Promise<Locator> => {
  await page.getByText('Your account and notices').click();
  const account = page.locator('.account');
  await account.getByRole('button', { name: 'Save' }).waitFor();
  return account;
};

const giveName = async (account: Locator, name: string): Promise<void> => {
  await account.getByLabel('Your name').fill(name);
  await account.getByRole('button', { name: 'Save' }).click();
  await account.getByText('Saved.').waitFor();
};

const nameIn = (account: Locator): Promise<string> => account.getByLabel('Your name').inputValue();

describe.skipIf(!CHROMIUM)('the account of a player', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('a guest keeps the account with a passkey, signs out, and signs in with it', async () => {
    const { page, errors, close } = await arrive(site, DESKTOP, byName(site));
    await addDevice(page);
    const account = await openAccount(page);
    await account.getByText('You are a guest').waitFor();
    await giveName(account, 'Anna');
    await account.getByRole('button', { name: 'Add a passkey' }).click();
    await account.getByText('Your account is safe').waitFor();
    await account.getByRole('button', { name: 'Remove Passkey' }).waitFor();
    await account.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expectSoon(() => nameIn(account)).toBe('');
    await account.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectSoon(() => nameIn(account)).toBe('Anna');
    await expectClean(page, 'the account');
    expect(errors).toEqual([]);
    await close();
  });

  test('with an address and a password one signs in on a phone; a wrong one is refused in a sentence', async () => {
    const first = await arrive(site, DESKTOP);
    const account = await openAccount(first.page);
    await giveName(account, 'Boris');
    const keep = account.locator('section', { hasText: 'Keep your account' });
    await keep.getByLabel('Mail address').fill('boris@example.org');
    await keep.getByLabel('Password').fill('a long password');
    await keep.getByRole('button', { name: 'Keep with a password' }).click();
    await account.getByText('Password with boris@example.org').waitFor();
    await first.close();

    const second = await arrive(site, PHONE);
    const there = await openAccount(second.page);
    const signIn = there.locator('section', { hasText: 'Sign in to another account' });
    await signIn.getByLabel('Mail address').fill('boris@example.org');
    await signIn.getByLabel('Password').fill('another password');
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await signIn.getByRole('alert').waitFor();
    await signIn.getByLabel('Password').fill('a long password');
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectSoon(() => nameIn(there)).toBe('Boris');
    await there.getByText('Where you are signed in').waitFor();
    await second.close();
  });

  test('a link from a letter that is no longer good says so, and leads to the start page', async () => {
    const { page, close } = await arrive(site, DESKTOP, `${site.address}#confirm/none`);
    await page.getByRole('heading', { name: 'Confirming your address' }).waitFor();
    await expectSoon(() => page.getByRole('status').first().textContent()).toMatch(/\.$/);
    await page.getByRole('button', { name: 'To the start page' }).click();
    await page.getByRole('button', { name: /^Play with a friend/ }).waitFor();
    await close();
  });
});
