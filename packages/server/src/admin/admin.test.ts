import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, type TestClient } from '../testing/client.ts';
import { type House, openHouse } from '../testing/house.ts';
import { meetIn } from '../testing/match.ts';
import { html } from './html.ts';
import { isPass, newPass, PASS_SECONDS } from './pass.ts';

const TOKEN = 'a token of the host, long enough';
const MARKUP = '<script>alert(1)</script>"\'&';
const time = { now: Date.now() };
let house: House;
beforeAll(async () => {
  house = await openHouse({ adminToken: TOKEN, now: () => time.now });
});
afterAll(async () => house.close());

interface Sent {
  readonly form?: { readonly [name: string]: string };
  readonly cookie?: string;
  readonly origin?: string;
}

/** As a browser sends a form, or opens a page where there is none. */
const send = async (
  path: string,
  { form, cookie = '', origin = house.address }: Sent = {},
): Promise<Response> =>
  fetch(`${house.address}${path}`, {
    redirect: 'manual',
    headers: { cookie, ...(form === undefined ? {} : { origin }) },
    ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
  });

const signIn = async (): Promise<string> => {
  const response = await send('/admin/sign-in', { form: { token: TOKEN } });
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
};

const pageOf = async (cookie: string, path = '/admin'): Promise<string> =>
  (await send(path, { cookie })).text();

const newPerson = async (name: string): Promise<{ readonly id: string; readonly client: TestClient }> => {
  const client = house.client();
  const { id } = (await client.post('/me', { name })).body as { id: string };
  return { id, client };
};

const say = async (client: TestClient, game: string, text: string): Promise<void> =>
  expect((await client.post(`/games/${game}/chat`, { text, key: newKey() })).status).toBe(200);

describe('the door', () => {
  test('a stranger sees a form and nothing else', async () => {
    await newPerson('Secretive');
    const response = await send('/admin');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('Admin token');
    expect(text).not.toContain('Secretive');
  });

  test('the token opens it; the cookie is short-lived, for no script, for no other site, and is not the token', async () => {
    const response = await send('/admin/sign-in', { form: { token: TOKEN } });
    const [cookie = ''] = response.headers.getSetCookie();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toContain('Path=/admin');
    expect(cookie).toContain(`Max-Age=${PASS_SECONDS}`);
    expect(decodeURIComponent(cookie)).not.toContain(TOKEN);
    expect(await pageOf(cookie.split(';', 1)[0] ?? '')).toContain('Games running');
  });

  test.each([
    ['a wrong token', { form: { token: 'guessed, guessed, guessed' } }],
    ['no token', { form: {} }],
    ['a form of another site', { form: { token: TOKEN }, origin: 'https://evil.example' }],
  ])('%s is refused', async (_what, sent) => {
    const response = await send('/admin/sign-in', sent);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each(['/admin/reports/close', '/admin/chat/hide'])('%s needs the cookie', async path => {
    const response = await send(path, { form: { id: 'x', game: 'x', number: '1' } });
    expect(response.status).toBe(403);
  });

  test('half an hour later, and after signing out, it is shut', async () => {
    const cookie = await signIn();
    time.now += PASS_SECONDS * 1000 + 1;
    expect(await pageOf(cookie)).toContain('Admin token');
    const out = await send('/admin/sign-out', { form: {}, cookie: await signIn() });
    expect(out.headers.getSetCookie()[0]).toMatch(/^narrow_seas_admin=;/);
  });

  test('a pass that somebody has made longer is no pass', () => {
    const pass = newPass(TOKEN, 0);
    expect(isPass(TOKEN, pass, 1)).toBe(true);
    expect(isPass(TOKEN, pass.replace(/^\d+/, '9999999999999'), 1)).toBe(false);
    expect(isPass('another token, just as long', pass, 1)).toBe(false);
    expect(isPass(TOKEN, undefined, 1)).toBe(false);
  });

  test('nothing on the page may run, and forms go nowhere else', async () => {
    const policy = (await send('/admin')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('script-src');
  });

  test('without an admin token there is no such page', async () => {
    const plain = await openHouse();
    expect((await fetch(`${plain.address}/admin`)).status).toBe(404);
    await plain.close();
  });
});

describe('the work', () => {
  test('a report is read with its line of chat, the line is hidden, the report closed, once', async () => {
    const [one, other] = [await newPerson('Reporter'), await newPerson('Rude')];
    const { id: game } = await meetIn([one.client, other.client]);
    await say(other.client, game, 'something rude');
    await one.client.post('/reports', { about: other.id, game, chat: 1, text: 'He swears.' });
    const cookie = await signIn();
    const before = await pageOf(cookie);
    for (const told of ['Reporter', 'Rude', 'He swears.', 'something rude']) expect(before).toContain(told);
    const hide = async () => send('/admin/chat/hide', { form: { game, number: '1' }, cookie });
    expect((await hide()).headers.get('location')).toBe('/admin?done=hidden');
    expect((await one.client.get(`/games/${game}/chat`)).body).toEqual({ said: [] });
    expect(await pageOf(cookie)).toContain('This line of chat is hidden.');
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(before) ?? [];
    const close = async () => send('/admin/reports/close', { form: { id, answer: 'Warned.' }, cookie });
    expect((await close()).headers.get('location')).toBe('/admin?done=closed');
    expect((await close()).headers.get('location')).toBe('/admin?done=gone');
    expect(await pageOf(cookie, '/admin?done=closed')).toContain('The report is closed.');
    expect(await pageOf(cookie)).not.toContain('He swears.');
    const [row] = await house.store.db.selectFrom('reports').select('answer').where('id', '=', id).execute();
    expect(row?.answer).toBe('Warned.');
  });

  test('players are found by how their names begin', async () => {
    await newPerson('Zebedee');
    await newPerson('Zoe');
    const page = await pageOf(await signIn(), '/admin?search=Zeb');
    expect(page).toContain('Zebedee');
    expect(page).not.toContain('Zoe');
    expect(page).toContain('value="Zeb"');
  });

  test('markup in names, chat, reports and searches is shown as text', async () => {
    const [one, other] = [await newPerson('<b>Bold</b>'), await newPerson('<i>It</i>')];
    const { id: game } = await meetIn([one.client, other.client]);
    await say(other.client, game, MARKUP);
    await one.client.post('/reports', { about: other.id, game, chat: 1, text: `${MARKUP} twice` });
    const cookie = await signIn();
    const search = `/admin?search=${encodeURIComponent('"><script>')}`;
    const pages = `${await pageOf(cookie)}${await pageOf(cookie, search)}`;
    expect(pages).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp; twice');
    expect(pages).toContain('<blockquote>&lt;script&gt;alert(1)');
    expect(pages).toContain('&lt;i&gt;It&lt;/i&gt;');
    expect(pages).not.toMatch(/<script|<b>|<i>/);
  });

  test('a search that is too long finds everybody instead of failing', async () => {
    const response = await send(`/admin?search=${'x'.repeat(500)}`, { cookie: await signIn() });
    expect(response.status).toBe(200);
  });
});

test('text becomes markup only by the template', () => {
  const inner = html`<b>${MARKUP}</b>`;
  expect(html`${inner}${[inner]}${3}`.markup).not.toContain('<script');
  expect(html`${inner}`.markup).toBe('<b>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;</b>');
});
