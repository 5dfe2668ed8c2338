import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClean } from '../testing/axe.ts';
import { type Letter, type MailSink, openMailSink } from '../testing/mail-sink.ts';
import { turnTold } from '../testing/online.ts';
import { askAs, meetByServer, part } from '../testing/online-match.ts';
import { openTimedSite, passInPage, type TimedSite } from '../testing/online-time.ts';
import { openPushService, type PushService } from '../testing/push-service.ts';
import { CHROMIUM, DESKTOP, KEEPING } from '../testing/site.ts';
import { expectSoon } from '../testing/table.ts';

const HOUR_MS = 3_600_000;

/** NATO sets up first, so Anna is asked. */
const SLOW = { game: 'sixth-fleet', scenario: 'short', sides: ['nato', 'soviet'] } as const;

/** A browser that shows notices. */
const NOTIFIED = { ...DESKTOP, ...KEEPING, permissions: ['notifications'] };

describe.skipIf(!CHROMIUM)('slow online games', () => {
  let site: TimedSite;
  let sink: MailSink;
  let service: PushService;
  beforeAll(async () => {
    [sink, service] = await Promise.all([openMailSink(), openPushService()]);
    site = await openTimedSite({
      NOTICE_DELAY_SECONDS: '0',
      SMTP_URL: sink.url,
      MAIL_FROM: 'seas@example.org',
      PRIVATE_ADDRESSES: 'on',
    });
  });
  afterAll(async () => {
    await site.close();
    sink.close();
    service.close();
  });

  const lettersWith = (words: string): readonly Letter[] =>
    sink.letters.filter(({ text }) => text.includes(words));

  /** The first letter to this address with these words in it. */
  const letter = async (to: string, words: string): Promise<string> => {
    const find = (): string => lettersWith(words).find(one => one.to === to)?.text ?? '';
    await expectSoon(find).not.toBe('');
    return find();
  };

  const mailOf = (name: string): string => `${name.toLowerCase()}@example.org`;

  /** Wants mail, and confirms the address by the link in the letter. */
  const wantMail = async (page: Page, name: string): Promise<void> => {
    const mail = mailOf(name);
    await askAs(page, 'POST', '/me/mail', { mail });
    const [, token] = /#confirm\/([\w.~-]+)/.exec(await letter(mail, '#confirm/')) ?? [];
    expect(await askAs(page, 'POST', '/mail/confirm', { token })).toEqual({ mail });
  };

  /** Wants notices on this device, by the account. */
  const wantPush = async (page: Page): Promise<void> => {
    await page.addInitScript(service.script);
    await page.reload();
    await page.getByText('Your account and notices').click();
    const box = page.getByLabel('On this device');
    await box.click();
    await expectSoon(() => box.isChecked()).toBe(true);
  };

  const prepare = async (page: Page, name: string): Promise<void> => {
    await wantMail(page, name);
    if (name === 'Anna') await wantPush(page);
  };

  test('a turn and a reminder come by mail and on the device, then the other side claims the win and both see the end', async () => {
    const match = await meetByServer(site, {
      ...SLOW,
      clock: { kind: 'days', days: 1 },
      options: NOTIFIED,
      prepare,
    });
    const [anna, { page }] = [match.first.page, match.second];
    await expectSoon(() => turnTold(anna)).toBe('Your turn');
    expect(await page.locator('.online-seats').textContent()).toMatch(/23:59:|1 d 0 h/);
    expect(await letter(mailOf('Anna'), "It's your turn")).toContain(`#online/${match.id}`);
    await expectSoon(() => service.pushed.length).toBe(1);
    expect(service.pushed[0]).toMatchObject({
      headers: { authorization: expect.stringMatching(/^vapid t=/), 'content-encoding': 'aes128gcm' },
    });
    site.pass(17 * HOUR_MS);
    expect(lettersWith('running out')).toEqual([]);
    site.pass(2 * HOUR_MS);
    expect(await letter(mailOf('Anna'), 'Your time is running out')).toContain('You have 5 hours.');
    await expectSoon(() => service.pushed.length).toBe(2);
    site.pass(6 * HOUR_MS);
    await passInPage(page, 25 * HOUR_MS);
    await page.getByText('Anna has run out of time.').waitFor();
    await expectClean(page, 'a table with a claim');
    await page.getByRole('button', { name: 'Claim the win' }).click();
    const end = { level: 1, name: 'Anna left the game. Boris wins.' };
    await Promise.all([page, anna].map(one => one.getByRole('heading', end).waitFor()));
    await part(match);
  });
});
