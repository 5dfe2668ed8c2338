import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  arrive,
  atTable,
  handOn,
  invite,
  moveByServer,
  type OnlineSite,
  openOnlineSite,
  turnTold,
} from '../testing/online.ts';
import { quiet } from '../testing/quiet.ts';
import { CHROMIUM, DESKTOP, PHONE } from '../testing/site.ts';
import { expectSoon, phaseOf } from '../testing/table.ts';

describe.skipIf(!CHROMIUM)('sealed orders of Second Fleet online', () => {
  let site: OnlineSite;
  beforeAll(async () => void (site = await openOnlineSite()));
  afterAll(() => site.close());

  test('both sides, one on a phone, order strategic air at the same time, and nothing of it reaches the other before both are done', async () => {
    const one = await arrive(site, DESKTOP);
    const link = await invite(one.page, {
      game: 'Second Fleet',
      scenario: 'The Standing Force',
      name: 'Anna',
    });
    const two = await arrive(site, PHONE, link);
    await accept(two.page, 'Boris');
    await atTable(one.page);
    expect(await phaseOf(one.page)).toContain('Strategic air');
    expect([await turnTold(one.page), await turnTold(two.page)]).toEqual([
      'Both sides act now',
      'Both sides act now',
    ]);
    // One order that only Anna's side may know.
    expect(await moveByServer(one.page, 'nato')).toBe(true);
    await quiet(one.page);
    const before = await two.page.locator('.phase-title').textContent();
    await handOn(one.page);
    // Who is asked is seen by everybody; what was ordered is not.
    await expectSoon(() => turnTold(two.page)).toBe('Your turn');
    expect(await two.page.locator('.phase-title').textContent()).toBe(before);
    await two.page.getByRole('tab', { name: 'Log' }).click();
    await two.page.locator('.log h2').waitFor();
    expect(await two.page.locator('.log ol li').count()).toBe(1);
    await one.page.getByRole('tab', { name: 'Log' }).click();
    await one.page.locator('.log h2').waitFor();
    expect(await one.page.locator('.log ol li').count()).toBe(2);
    await handOn(two.page, 'tap');
    await expectSoon(() => phaseOf(one.page)).not.toContain('Strategic air');
    await expectSoon(() => phaseOf(two.page)).not.toContain('Strategic air');
    expect([...one.errors, ...two.errors]).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });
});
