import { createServer, connect as connectTo, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openOnlineServer } from './online-server.ts';
import { quiet } from './quiet.ts';
import { openContext, type Site } from './site.ts';
import { expectSoon, phaseOf } from './table.ts';

/** The built server with online play, in a folder of its own, and a line to it that can be cut. */
export interface OnlineSite extends Site {
  /** The same server by a line that can be cut. */
  readonly line: Line;
}

export interface Line {
  readonly address: string;
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** Passes everything on to the server, until it is cut. */
const openLine = async (address: string): Promise<Line & { readonly close: () => Promise<void> }> => {
  const target = Number(new URL(address).port);
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    const upstream = connectTo(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number): Promise<void> =>
    new Promise(resolve => void server.listen(port, '127.0.0.1', () => resolve()));
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise<void>(resolve => void server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, cut, restore: () => listen(port), close: cut };
};

export const openOnlineSite = async (): Promise<OnlineSite> => {
  const site = await openOnlineServer({ SPECTATOR_DELAY_SECONDS: '0' });
  const line = await openLine(site.address);
  return {
    ...site,
    line,
    close: async () => {
      await line.close();
      await site.close();
    },
  };
};

/** A person with a browser of their own. */
export interface Player {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

const WITHOUT_FILM = `localStorage.getItem('narrow-seas/settings') ??
  localStorage.setItem('narrow-seas/settings', '{"pace":"fast"}')`;

export const arrive = async (
  site: Site,
  options: BrowserContextOptions,
  address = site.address,
): Promise<Player> => {
  const context = await openContext(site, options);
  await context.addInitScript(WITHOUT_FILM);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', message => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', error => void errors.push(error.message));
  await page.goto(address);
  return { page, errors, close: () => context.close() };
};

export interface GameWanted {
  readonly game: string;
  readonly scenario: string;
  readonly name: string;
  readonly isPublic?: boolean;
}

/** Makes a game by the form of the start page; answers with the link to the free seat. */
export const invite = async (page: Page, { game, scenario, name, isPublic }: GameWanted): Promise<string> => {
  await page.getByRole('button', { name: /^Play with a friend/ }).click();
  const form = page.getByRole('form', { name: 'A new online game' });
  await form.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: game });
  await form.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: scenario });
  await form.getByLabel(/^Your name/).fill(name);
  if (isPublic === true) await form.getByLabel(/^Everybody/).check();
  await form.getByRole('button', { name: 'Make the game' }).click();
  const field = page.getByLabel('Link to the free seat');
  await expectSoon(() => field.inputValue()).toContain('#/join/');
  return field.inputValue();
};

/** Opens the link in this browser and takes the seat. */
export const accept = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel(/^Your name/).fill(name);
  await page.getByRole('button', { name: /^Take the seat/ }).click();
  await atTable(page);
};

export const atTable = async (page: Page): Promise<void> => {
  await page.locator('.online-strip').waitFor();
  await page.locator('.phase-title').waitFor();
  await quiet(page);
};

/** The words of the strip about whose turn it is. */
export const turnTold = async (page: Page): Promise<string> =>
  (await page.locator('.online-turn').textContent()) ?? '';

/** Presses the primary button, which hands the turn on, and answers where the page asks first. */
export const handOn = async (page: Page, press: 'click' | 'tap' = 'click'): Promise<void> => {
  const moment = async (): Promise<string> => `${await turnTold(page)} ${await phaseOf(page)}`;
  const before = await moment();
  await page.locator('.main-way')[press]();
  const sure = page.getByRole('button', { name: /anyway$/ });
  const isOn = async (): Promise<boolean> => (await moment()) !== before;
  await expectSoon(async () => (await sure.isVisible()) || (await isOn())).toBe(true);
  if (await sure.isVisible()) await sure[press]();
  await expectSoon(isOn).toBe(true);
  await quiet(page);
};

/** The id of the game in the address of the page. */
const idIn = (page: Page): string => /#\/play\/([\w-]+)/.exec(page.url())?.[1] ?? '';

/**
 * Some legal move of the side, asked of the server and sent to it by the player's own browser: for what a test does not
 * look at. Answers whether there was one.
 */
export const moveByServer = async (page: Page, side: string, place = 0): Promise<boolean> => {
  const work = `(async () => {
    const at = '/api/v1/games/${idIn(page)}';
    const { number, actions } = await (await fetch(at + '/options?as=${side}')).json();
    if (actions.length === 0) return false;
    const others = actions.filter(({ action }) => action.type !== 'done');
    const some = others.length === 0 ? actions : others;
    const { action } = some[${place} % some.length];
    const key = 'test-' + Math.random().toString(36).slice(2) + Date.now();
    const body = JSON.stringify({ as: '${side}', number, key, actions: [action] });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(at + '/actions', { method: 'POST', headers, body })).ok;
  })()`;
  return Boolean(await page.evaluate(work));
};
