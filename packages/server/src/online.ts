import { CATALOGUE } from '@narrow-seas/catalogue';
import { cardOf, type SomeGame } from '@narrow-seas/core';
import type { ChatSaid } from '@narrow-seas/protocol';
import { listDueClocks, type Store } from '@narrow-seas/store';
import { openProvider, type Provider } from './accounts/provider.ts';
import { openSeal } from './accounts/seal.ts';
import type { ApiParts } from './api/parts.ts';
import { createHub } from './games/hub.ts';
import { createService } from './games/service.ts';
import type { Settings } from './settings.ts';
import { archiveIn } from './storage/archive.ts';
import { chatIn } from './storage/chat.ts';
import { invitationsIn } from './storage/invitations.ts';
import { listsIn } from './storage/lists.ts';
import { openNotices } from './storage/open-notices.ts';
import { peopleIn } from './storage/people.ts';
import { openThinking, workOnThinking } from './storage/thinking.ts';
import { playComputer } from './thinking/computers.ts';
import { rememberOrders } from './thinking/remembered.ts';
import type { Move, Task } from './thinking/think.ts';

export interface OnlineParts {
  readonly store: Store;
  readonly version: string;
  readonly settings: Omit<Settings, 'host' | 'port' | 'storage' | 'proxies' | 'logLevel'>;
  /** How this machine reaches the server: what players see where nobody has said otherwise. */
  readonly address?: string;
  readonly think: (task: Task) => Promise<Move | undefined>;
  readonly now?: () => number;
  readonly failed?: (error: unknown) => void;
  /** Tells the host something in a sentence. */
  readonly tell?: (sentence: string) => void;
}

export interface Online {
  readonly api: ApiParts;
  /** Ends games whose clocks ran out and tells what is due; every process looks, and one of them does it. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Whether the provider answers is tried at once, so that a host who has mistyped something hears of it at the start. */
const providerIn = ({ settings, tell = () => undefined }: OnlineParts): Provider | undefined => {
  if (settings.openid === undefined) return undefined;
  const provider = openProvider(settings.openid, tell);
  void provider.begin(settings.openid.issuer);
  return provider;
};

const SWEEP_MS = 5_000;

const loadGame = async (id: string): Promise<SomeGame | undefined> =>
  CATALOGUE.find(listed => listed.id === id)?.load();

/** What everybody sees of a game without a title of its own. */
const nameOfGame = async (id: string, scenario: string): Promise<string> => {
  const some = await loadGame(id);
  if (some === undefined) return scenario;
  const { title, scenarios } = some(({ game }) => cardOf(game));
  return `${title}, ${scenarios.find(known => known.id === scenario)?.title ?? scenario}`;
};

/** Looks again and again, never twice at once; what goes wrong is told, and the next look comes all the same. */
const regularly = (ms: number, work: () => Promise<void>, failed: (error: unknown) => void) => {
  const state = { busy: false };
  const timer = setInterval(() => {
    if (state.busy) return;
    state.busy = true;
    void work()
      .catch(failed)
      .finally(() => {
        state.busy = false;
      });
  }, ms).unref();
  return () => clearInterval(timer);
};

const openGames = ({ store, settings, now = Date.now }: OnlineParts) => {
  const archive = archiveIn(store, settings.noticeDelaySeconds * 1000);
  const hub = createHub();
  const games = createService({
    archive,
    hub,
    loadGame,
    now,
    tablesInMemory: settings.tablesInMemory,
    delayMs: settings.spectatorDelaySeconds * 1000,
  });
  return { archive, hub, games };
};

/** A line of chat goes to the players who are here, without those who have muted the game or blocked the speaker. */
const tellChat = async (
  { games, hub, chat }: Pick<ApiParts, 'games' | 'hub' | 'chat'>,
  game: string,
  said: ChatSaid,
): Promise<void> => {
  const seats = games.tables.now(game)?.live.facts.seats ?? {};
  for (const viewer of hub.viewersOf(game)) {
    const player = seats[viewer]?.player;
    // oxlint-disable-next-line no-await-in-loop -- two at most
    if (player !== undefined && (await chat.isHeardBy(game, player, said.by?.id)))
      hub.tellViewer(game, viewer, { type: 'chat', game, said });
  }
};

/** Sides of games whose orders are kept in memory: a few hundred bytes each. */
const MOST_REMEMBERED = 5000;

/** Everything of online play, put together over a store. */
// oxlint-disable-next-line max-lines-per-function -- a list of what is put together
export const openOnline = async (parts: OnlineParts): Promise<Online> => {
  const { store, version, settings, think, now = Date.now, failed = () => undefined } = parts;
  await openThinking(store);
  const { archive, hub, games } = openGames(parts);
  const chat = chatIn(store);
  const told = await openNotices({ ...parts, now, nameOf: nameOfGame });
  const accounts = { store, now, seal: await openSeal(store, now), send: told.send, address: told.address };
  const gameOf = async (id: string): Promise<string | undefined> => (await games.see(id))?.file.game;
  const remembered = rememberOrders(MOST_REMEMBERED);
  const play = async (id: string, number: number): Promise<void> =>
    playComputer({ games, gameOf, think, remembered }, id, number);
  const sweep = async (): Promise<void> => {
    // Nothing can be looked up: what is due stays due.
    if (store.state().is === 'down') return;
    const late = await listDueClocks(store.db, new Date(now()));
    await Promise.all(late.map(async ({ game }) => games.flag(game)));
    await told.deliver();
  };
  const stops = [
    await archive.listen(games.tables.heard, games.tables.missed),
    await chat.listen((game, said) => void tellChat({ games, hub, chat }, game, said).catch(failed)),
    await workOnThinking(store, settings.threads, play),
    told.stop,
  ];
  const rest = regularly(SWEEP_MS, sweep, failed);
  await sweep();
  return {
    api: {
      games,
      hub,
      chat,
      accounts,
      notices: told.notices,
      people: peopleIn(store, now),
      invitations: invitationsIn(store, now),
      lists: listsIn(store),
      version,
      sockets: new Set(),
      publicUrl: settings.publicUrl,
      isSecure: settings.publicUrl?.protocol === 'https:',
      adminToken: settings.adminToken,
      provider: providerIn(parts),
      perMinute: settings.requestsPerMinute,
    },
    sweep,
    stop: async () => {
      rest();
      await Promise.all(stops.map(async end => end()));
      await games.tables.idle();
    },
  };
};
