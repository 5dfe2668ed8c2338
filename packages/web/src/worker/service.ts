import { type Fault, fault, ok, type Result, sameData } from '@narrow-seas/core';
import { newToken } from '../link/locks.ts';
import type { Service } from '../link/service.ts';
import type { Notice, OnlineTold } from '../link/notice.ts';
import {
  type Calls,
  OPEN_ELSEWHERE,
  type NewGame,
  type Reopened,
  type Snapshot,
  UNKNOWN,
} from '../link/protocol.ts';
import type { Archive, Claimed } from '../store/saves.ts';
import { WORDS } from '../words.ts';
import { type ExplorerDesk, openExplorerDesk } from './explorer-desk.ts';
import type { GameHost } from './game-host.ts';
import type { GameHosts } from './games.ts';
import { type GameLock, lockGame } from './game-lock.ts';
import { readReference } from './reference.ts';
import { editingIn } from './editing-service.ts';
import { loadHost } from './load-host.ts';
import { type SaveInfo, type Autosave, makeAutosave } from './autosave.ts';
import type { SessionOrder } from './session.ts';
import { lessonIn, playIn, problemIn, readingsIn, type Rooms } from './table-calls.ts';
import type { AnySession, Variation } from './session-calls.ts';

/** Where the worker keeps games, and whom it tells how that went. */
export interface Environment {
  readonly archive: Archive;
  readonly tell: (notice: Notice) => void;
}

/** What the worker has at hand: one match at a time. */
interface CurrentGame extends Rooms {
  session: AnySession | undefined;
  /** The host of the game that the session is of, where it is in this browser. */
  host: GameHost | undefined;
  /** Undefined for what is only looked at. */
  autosave: Autosave | undefined;
  lock: GameLock | undefined;
  /** What is tried out beside the game: then the page plays that. */
  variation: Variation | undefined;
}

interface WorkerState extends Environment {
  readonly hosts: GameHosts;
  readonly current: CurrentGame;
}

const sessionIn = ({ session, lesson, problem }: CurrentGame): AnySession => {
  const open = lesson?.session() ?? problem?.session() ?? session;
  if (open === undefined) throw new Error(WORDS.error.noSession);
  return open;
};

const leave = async ({ current }: WorkerState): Promise<void> => {
  const { autosave, lock, session } = current;
  session?.close?.();
  current.session = undefined;
  current.host = undefined;
  current.autosave = undefined;
  current.lock = undefined;
  current.variation = undefined;
  current.lesson = undefined;
  current.problem?.withdraw();
  current.problem = undefined;
  await autosave?.settled();
  lock?.release();
};

type SessionDetails = Omit<SessionOrder, 'onChange'>;

interface SessionRequest {
  readonly order: SessionDetails;
  readonly info: SaveInfo;
  readonly owner: string;
  readonly lock: GameLock | undefined;
  readonly claimed: Claimed | undefined;
}

/** A log that was brought up from older rules is another one than that which is stored. */
const storedOf = ({ claimed }: SessionRequest, { head }: AnySession): number =>
  claimed?.stamp !== undefined && sameData(claimed.header.head, head) ? claimed.stamp.length : 0;

/** A game that cannot be opened leaves the one before it as it is. */
const startSession = async (
  worker: WorkerState,
  host: GameHost,
  request: SessionRequest,
): Promise<Result<Snapshot, Fault>> => {
  const { archive, tell, current } = worker;
  const { order, info, owner, lock, claimed } = request;
  const opened = host.open({ ...order, onChange: progress => current.autosave?.save(progress) });
  if (!opened.ok) {
    lock?.release();
    return opened;
  }
  await leave(worker);
  const session = opened.value;
  current.session = session;
  current.host = host;
  current.lock = lock;
  if (info.id !== '') {
    const stored = storedOf(request, session);
    current.autosave = makeAutosave({ archive, info, owner, stamp: claimed?.stamp, stored, tell });
  }
  return ok(session.snapshot());
};

/** The worker is told at once when another tab takes the game: from then on it writes nothing. */
const lockFor = ({ current, tell }: WorkerState, id: string, steal: boolean): Promise<GameLock | undefined> =>
  lockGame(id, steal, () => {
    if (current.autosave?.id !== id) return;
    current.autosave.stop();
    tell({ notice: 'overtaken', id });
  });

const infoOf = ({ saveId, game, title, seats }: Omit<NewGame, 'opening'>): Omit<SaveInfo, 'bookmarks'> => ({
  id: saveId,
  game,
  title,
  seats,
});

/** A game that has just been named is nobody else's. */
const startNewSession = async (
  worker: WorkerState,
  host: GameHost,
  order: SessionDetails,
  info: SaveInfo,
) => {
  const lock = info.id === '' ? undefined : await lockFor(worker, info.id, false);
  return startSession(worker, host, { order, info, owner: newToken(), lock, claimed: undefined });
};

/** The opening is replaced by that of the save. */
const savedOrder = (
  { card }: GameHost,
  { text, seats, bookmarks }: Pick<Calls['resume']['ask'], 'text' | 'seats' | 'bookmarks'>,
  prepared = 0,
): SessionDetails => ({
  opening: { scenario: card.scenarios[0]?.id ?? '', options: {} },
  seats,
  text,
  bookmarks,
  prepared,
});

const claimGame = async (
  { archive }: WorkerState,
  id: string,
  owner: string,
): Promise<Result<Claimed, Fault>> => {
  try {
    const claimed = await archive.claim(id, owner);
    return claimed === undefined ? fault(UNKNOWN, 'id', WORDS.start.unknown) : ok(claimed);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return fault('ERR_STORAGE', 'id', WORDS.start.unreadable(reason));
  }
};

/** Claimed only once it is locked: what another tab confirms until then is read with the rest. */
const reopen = async (
  worker: WorkerState,
  asked: Calls['reopen']['ask'],
): Promise<Result<Reopened, Fault>> => {
  const { id, game, steal } = asked;
  const host = await loadHost(worker.hosts, game);
  if (!host.ok) return host;
  if (worker.current.autosave?.id === id) await leave(worker);
  const lock = await lockFor(worker, id, steal);
  if (lock === undefined) return fault(OPEN_ELSEWHERE, 'id', WORDS.tabs.openElsewhere);
  const owner = newToken();
  const claimed = await claimGame(worker, id, owner);
  if (!claimed.ok) {
    lock.release();
    return claimed;
  }
  const { header, text } = claimed.value;
  const { title, seats, marks: bookmarks } = header;
  const order = savedOrder(host.value, { text, seats, bookmarks }, header.prepared);
  const info = { id, game, title, seats, bookmarks };
  const seated = await startSession(worker, host.value, { order, info, owner, lock, claimed: claimed.value });
  return seated.ok ? ok({ snapshot: seated.value, title, seats }) : seated;
};

/** A game on the server is saved there. */
const openOnline = async (
  worker: WorkerState,
  { game, ...asked }: Calls['openOnline']['ask'],
): Promise<Result<Snapshot, Fault>> => {
  const host = await loadHost(worker.hosts, game);
  if (!host.ok) return host;
  await leave(worker);
  const state = { isOver: false };
  const tell = (told: OnlineTold): void => {
    if (!state.isOver) worker.tell({ notice: 'online', id: asked.id, told });
  };
  const joined = await host.value.join({ ...asked, tell });
  if (!joined.ok) return joined;
  const session = joined.value;
  // Who has left the table is told nothing more of it.
  const close = (): void => {
    state.isOver = true;
    session.close?.();
  };
  worker.current.session = { ...session, close };
  return ok(session.snapshot());
};

/** A lesson is saved nowhere: the page remembers its step. */
const openLesson = async (
  worker: WorkerState,
  { game, ...order }: Calls['openLesson']['ask'],
): Promise<Calls['openLesson']['answer']> => {
  const host = await loadHost(worker.hosts, game);
  if (!host.ok) return host;
  const opened = await host.value.teach(order);
  if (!opened.ok) return opened;
  await leave(worker);
  const { room, told } = opened.value;
  worker.current.lesson = room;
  return ok({ ...told, sheet: room.sheet });
};

/** Nor is a problem: the page remembers what was ordered in it. */
const openProblem = async (
  worker: WorkerState,
  { game, ...order }: Calls['openProblem']['ask'],
): Promise<Calls['openProblem']['answer']> => {
  const host = await loadHost(worker.hosts, game);
  if (!host.ok) return host;
  const posed = await host.value.pose(order);
  if (!posed.ok) return posed;
  await leave(worker);
  const { room, snapshot } = posed.value;
  worker.current.problem = room;
  return ok({ snapshot, sheet: room.sheet });
};

type Opener = Pick<
  Service,
  | 'readRulesTable'
  | 'open'
  | 'resume'
  | 'reopen'
  | 'openOnline'
  | 'openLesson'
  | 'openProblem'
  | 'reconnect'
  | 'leave'
>;

/** What is asked of a game that may not be loaded yet. */
const openerOf = (worker: WorkerState): Opener => ({
  readRulesTable: async ({ game, option, text }) => {
    const host = await loadHost(worker.hosts, game);
    return host.ok ? host.value.readRulesTable(option, text) : host;
  },
  open: async asked => {
    const host = await loadHost(worker.hosts, asked.game);
    return host.ok ? startNewSession(worker, host.value, asked, { ...infoOf(asked), bookmarks: [] }) : host;
  },
  resume: async asked => {
    const host = await loadHost(worker.hosts, asked.game);
    if (!host.ok) return host;
    const order = savedOrder(host.value, asked);
    return startNewSession(worker, host.value, order, { ...infoOf(asked), bookmarks: asked.bookmarks });
  },
  reopen: asked => reopen(worker, asked),
  openOnline: asked => openOnline(worker, asked),
  openLesson: asked => openLesson(worker, asked),
  openProblem: asked => openProblem(worker, asked),
  reconnect: () => {
    worker.current.session?.reconnect?.();
    return undefined;
  },
  leave: async () => {
    await leave(worker);
    return undefined;
  },
});

type VariationCall = 'openVariation' | 'closeVariation' | 'variationLine' | 'throws' | 'throwDice';

/** What is tried out beside the game. */
const variationsIn = (current: CurrentGame): Pick<Service, VariationCall> => {
  const open = (): Variation => {
    if (current.variation === undefined) throw new Error(WORDS.error.noSession);
    return current.variation;
  };
  return {
    openVariation: order => {
      const opened = sessionIn(current).openVariation(order);
      if (opened === undefined) return fault('ERR_SEAT', 'viewer', WORDS.refusal.noSeat);
      if (!opened.ok) return opened;
      current.variation = opened.value.variation;
      return ok(opened.value.told);
    },
    closeVariation: () => void (current.variation = undefined),
    variationLine: () => open().line(),
    throws: at => open().throws(at),
    throwDice: () => open().throwDice(),
  };
};

/** The position that is on the screen, in all games of this browser. */
const exploreIn = (
  { host, session, variation }: CurrentGame,
  explorer: ExplorerDesk,
  { at, slice }: Calls['explore']['ask'],
): Promise<Calls['explore']['answer']> => {
  const sought = (variation?.session() ?? session)?.position(at);
  return sought === undefined || host === undefined
    ? Promise.resolve(undefined)
    : explorer.ask(host, sought, slice);
};

/** What the page may ask. One match is open at a time. */
export const makeService = (hosts: GameHosts, environment: Environment): Service => {
  const current: CurrentGame = {
    session: undefined,
    host: undefined,
    autosave: undefined,
    lock: undefined,
    variation: undefined,
    lesson: undefined,
    problem: undefined,
  };
  const explorer = openExplorerDesk(environment.archive);
  const session = (): AnySession => current.variation?.session() ?? sessionIn(current);
  return {
    ...openerOf({ ...environment, hosts, current }),
    ...editingIn(hosts),
    ...variationsIn(current),
    ...lessonIn(current),
    ...problemIn(current),
    ...playIn(session),
    ...readingsIn(session),
    reference: readReference,
    setBookmarks: bookmarks => {
      const stored = session().setBookmarks(bookmarks);
      // Those of a variation go with it.
      if (current.variation === undefined) current.autosave?.setBookmarks(stored);
      return undefined;
    },
    retrySave: () => {
      current.autosave?.retry();
      return undefined;
    },
    analysis: slice => sessionIn(current).analysis(slice),
    analysisKey: () => sessionIn(current).analysisKey(undefined),
    explore: question => exploreIn(current, explorer, question),
  };
};
