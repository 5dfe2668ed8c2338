import type { AccountTold, WhoTold } from '@narrow-seas/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './testing/house.ts';
import { openTestProvider, type TestProvider } from './testing/provider.ts';

let provider: TestProvider;
let house: House;
beforeAll(async () => {
  provider = await openTestProvider();
  const { issuer, clientId, clientSecret } = provider;
  house = await openHouse({ openid: { issuer: new URL(issuer), clientId, clientSecret, name: 'The club' } });
});
afterAll(async () => {
  await house.close();
  provider.close();
});

/** A browser that keeps every cookie, which the plain client does not need. */
const newBrowser = () => {
  const jar = new Map<string, string>();
  const send = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(`${house.address}${path}`, {
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: house.address,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const ask = async <A>(path: string, body?: object): Promise<A> =>
    (await (await send(`/api/v1${path}`, body)).json()) as A;
  return {
    send,
    ask,
    jar,
    who: async () => (await ask<WhoTold>('/me')).player,
    begin: async (wish: object = {}) => (await ask<{ url: string }>('/sign-in/openid', wish)).url,
    come: async (back: URL) => send(`${back.pathname}${back.search}`),
  };
};

type Browser = ReturnType<typeof newBrowser>;

const signIn = async (browser: Browser, subject: string, wish: object = {}): Promise<Response> =>
  browser.come(provider.approve(await browser.begin(wish), subject));

/** A guest who has an account by a password from now on. */
const keep = async (browser: Browser, mail: string): Promise<void> => {
  await browser.ask('/me', { name: mail });
  await browser.ask('/me/password', { mail, password: 'a long password' });
};

const GAME = { game: 'skerry', scenario: 'sortie', seats: { north: { kind: 'me' } }, visibility: 'public' };

describe('with a provider', () => {
  test('the server names it to everybody', async () => {
    expect(await newBrowser().ask('/me')).toEqual({ openid: 'The club' });
  });

  test('a guest keeps the account, and signs in elsewhere', async () => {
    const guest = newBrowser();
    await guest.ask('/me', { name: 'Ada' });
    const before = await guest.who();
    const came = await signIn(guest, 'ada');
    expect([came.status, came.headers.get('location')]).toEqual([303, '/']);
    expect(await guest.who()).toEqual({ ...before, kept: true });
    expect(await guest.ask<AccountTold>('/me/account')).toMatchObject({ kept: true, openid: true });
    const elsewhere = newBrowser();
    await signIn(elsewhere, 'ada');
    expect(await elsewhere.who()).toEqual(await guest.who());
  });

  test('who is new here gets an account', async () => {
    const browser = newBrowser();
    expect((await signIn(browser, 'new')).status).toBe(303);
    expect(await browser.who()).toMatchObject({ kept: true });
  });

  test('an account gets one more way in, but none that is somebody else’s', async () => {
    const [one, other] = [newBrowser(), newBrowser()];
    await keep(one, 'one@example.org');
    await keep(other, 'other@example.org');
    expect((await signIn(one, 'shared', { link: true })).status).toBe(303);
    const refused = await signIn(other, 'shared', { link: true });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('Somebody has an account with this already');
    expect(await other.ask<AccountTold>('/me/account')).toMatchObject({ openid: false });
  });

  test('a stranger who signs in at the browser of somebody does not get into that account', async () => {
    const browser = newBrowser();
    await signIn(browser, 'owner');
    const owner = await browser.who();
    await signIn(browser, 'stranger');
    expect((await browser.who())?.id).not.toBe(owner?.id);
    await signIn(browser, 'owner');
    expect(await browser.who()).toEqual(owner);
  });

  test('a guest who plays must say that those games are given up', async () => {
    await signIn(newBrowser(), 'player');
    const guest = newBrowser();
    await guest.ask('/games', GAME);
    const before = await guest.who();
    const refused = await signIn(guest, 'player');
    expect(await refused.text()).toContain('You play games as a guest');
    expect(await guest.who()).toEqual(before);
    await signIn(guest, 'player', { leave: true });
    expect(await guest.who()).not.toEqual(before);
  });
});

describe('what is refused', () => {
  const expectRefused = async (come: (browser: Browser) => Promise<Response>): Promise<void> => {
    const browser = newBrowser();
    const response = await come(browser);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('The sign-in was not completed');
    expect(await browser.who()).toBeUndefined();
  };

  test('an answer that another browser asked for', async () =>
    expectRefused(async browser => browser.come(provider.approve(await newBrowser().begin(), 'eve'))));

  test('an answer to another question of the same browser', async () =>
    expectRefused(async browser => {
      const first = await browser.begin();
      await browser.begin();
      return browser.come(provider.approve(first, 'eve'));
    }));

  test('the same answer a second time', async () =>
    expectRefused(async browser => {
      const back = provider.approve(await browser.begin(), 'twice');
      const kept = new Map(browser.jar);
      await browser.come(back);
      browser.jar.clear();
      for (const [name, value] of kept) browser.jar.set(name, value);
      return browser.come(back);
    }));

  test.each([
    ['for another client', { aud: 'somebody else' }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['that is too old', { exp: 1 }],
    ['with another nonce', { nonce: 'guessed' }],
  ])('a token %s', async (_what, lie) => {
    Object.assign(provider.lies, lie);
    await expectRefused(async browser => signIn(browser, 'eve'));
    for (const claim of Object.keys(lie)) delete provider.lies[claim];
  });

  test('a beginning from another site', async () => {
    const response = await fetch(`${house.address}/api/v1/sign-in/openid`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});

test('a provider that does not answer is told in one sentence, and the rest of the server works', async () => {
  const gone = await openTestProvider();
  gone.close();
  const { issuer, clientId, clientSecret } = gone;
  const alone = await openHouse({
    openid: { issuer: new URL(issuer), clientId, clientSecret, name: 'Gone' },
  });
  try {
    const client = alone.client();
    expect(await client.post('/sign-in/openid')).toMatchObject({
      status: 503,
      body: { problem: { code: 'silent-provider' } },
    });
    expect((await client.post('/me', { name: 'Ada' })).status).toBe(200);
  } finally {
    await alone.close();
  }
});
