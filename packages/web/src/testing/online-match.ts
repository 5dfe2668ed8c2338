import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { arrive, atTable, type Player } from './online.ts';
import { DESKTOP, type Site } from './site.ts';

/** Asks the server as the player of this browser. */
export const askAs = async <A>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<A> => {
  const init = JSON.stringify({
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const told = (await page.evaluate(
    `fetch('/api/v1${path}', ${init}).then(async answer => ({ ok: answer.ok, body: await answer.text() }))`,
  )) as { readonly ok: boolean; readonly body: string };
  expect({ path, ...told }).toMatchObject({ ok: true });
  return JSON.parse(told.body) as A;
};

export interface MatchWanted {
  readonly game?: string;
  readonly scenario?: string;
  readonly clock?: object;
  readonly visibility?: 'public' | 'link';
  /** Who sits first, by name. */
  readonly names?: readonly [string, string];
  readonly sides?: readonly [string, string];
  readonly options?: BrowserContextOptions;
  /** What each does before the game is made. */
  readonly prepare?: (page: Page, name: string) => Promise<void>;
}

/** Two people at the table of one game, each with a browser of their own. */
export interface OnlineMatch {
  readonly id: string;
  readonly first: Player;
  readonly second: Player;
}

const named = async (site: Site, name: string, options: BrowserContextOptions): Promise<Player> => {
  const player = await arrive(site, options);
  await askAs(player.page, 'POST', '/me', { name });
  return player;
};

export const goToGame = async ({ page }: Player, id: string): Promise<void> => {
  await page.evaluate(`location.hash = '#/play/${id}'`);
  await atTable(page);
};

/** Makes the game and seats both by the server, for what a test does not look at; both are at the table then. */
export const meetByServer = async (site: Site, wanted: MatchWanted = {}): Promise<OnlineMatch> => {
  const { game = 'skerry', scenario = 'sortie', names = ['Anna', 'Boris'], options = DESKTOP } = wanted;
  const [one, other] = wanted.sides ?? ['north', 'south'];
  const first = await named(site, names[0], options);
  const second = await named(site, names[1], DESKTOP);
  await wanted.prepare?.(first.page, names[0]);
  await wanted.prepare?.(second.page, names[1]);
  const made = await askAs<{ readonly id: string; readonly invitation: { readonly token: string } }>(
    first.page,
    'POST',
    '/games',
    {
      game,
      scenario,
      seats: { [one]: { kind: 'me' }, [other]: { kind: 'open' } },
      visibility: wanted.visibility ?? 'link',
      ...(wanted.clock === undefined ? {} : { clock: wanted.clock }),
    },
  );
  const { id, invitation } = made;
  await askAs(second.page, 'POST', `/games/${id}/seats`, { invitation: invitation.token });
  await goToGame(first, id);
  await goToGame(second, id);
  return { id, first, second };
};

/** Nothing went wrong in either page. */
export const part = async ({ first, second }: OnlineMatch): Promise<void> => {
  expect([...first.errors, ...second.errors]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
};
