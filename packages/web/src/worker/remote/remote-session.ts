import {
  failed,
  type Fault,
  fault,
  type GameTypes,
  ok,
  type Refusal,
  refusal,
  type Result,
  type Viewer,
} from '@narrow-seas/core';
import type { GameStatus, Problem, ServerMessage } from '@narrow-seas/protocol';
import type { MatchTable } from '@narrow-seas/umpire';
import type { OnlineTold } from '../../link/notice.ts';
import type { Action, Calls, Snapshot } from '../../link/protocol.ts';
import { getText } from '../../online/api.ts';
import { connect, type Connection } from '../../online/connection.ts';
import { ONLINE } from '../../words/online.ts';
import type { AnySession, Session } from '../session-calls.ts';
import type { GameParts } from '../game-parts.ts';
import { sessionOf } from '../session.ts';
import { NO_SEAT, sideNamed } from '../seat.ts';
import { type Memory, remember, type TableMessage } from './remote-match.ts';
import { remoteTable } from './remote-table.ts';
import { makeWishes, type Outcome, type Wishes } from './wishes.ts';

export interface RemoteOrder {
  readonly id: string;
  readonly scenario: string;
  /** The sides that I play; none for a spectator. */
  readonly mine: readonly string[];
  readonly tell: (told: OnlineTold) => void;
}

interface Line {
  readonly order: RemoteOrder;
  readonly connection: Connection;
}

/** A match on a server, while it is open here. */
interface Remote<T extends GameTypes> extends Line {
  readonly memory: Memory<T>;
  readonly match: MatchTable<T>;
  readonly wishes: Wishes;
  /** The desk on what is held: everything that changes nothing is answered by it at once. */
  readonly local: Session;
  viewer: Viewer<T['side']>;
  /** The table has changed while an answer was on its way. */
  isNews: boolean;
}

const SPECTATOR = 'spectator';

/** Hands over at one screen show nothing of either side, as a spectator sees it. */
const eyesOf = ({ mine }: RemoteOrder): readonly string[] => {
  if (mine.length === 0) return [SPECTATOR];
  return mine.length === 1 ? mine : [...mine, SPECTATOR];
};

const byProblem = ({ rule = 'NS.1', code, sentence, culprits = [] }: Problem): Refusal =>
  refusal(rule, code, sentence, culprits);

const WAITS = refusal('NS.1', 'waiting', ONLINE.connection.waiting);
const WAITS_ALREADY = refusal('NS.1', 'waiting', ONLINE.connection.already);

/** The snapshot; the whole log where what the page has of it was taken back. */
const fresh = <T extends GameTypes>({ memory, local, viewer, match }: Remote<T>): Snapshot => {
  const snapshot = memory.takeCut(viewer) ? local.look(viewer) : local.snapshot();
  const side = sideNamed(match, viewer);
  const isAsk = side !== undefined && memory.held(side)?.undo === 'ask';
  return isAsk ? { ...snapshot, undoByConsent: true } : snapshot;
};

/** The page is told what it has not asked for; while an answer is on its way, with that. */
const tellTable = <T extends GameTypes>(remote: Remote<T>): void => {
  if (remote.wishes.isAsking()) remote.isNews = true;
  else remote.order.tell({ what: 'table', snapshot: fresh(remote) });
};

const LOST: Problem = { code: 'lost', sentence: ONLINE.api.unreachable };

const subscribe = async ({ connection, order }: Line, as: string): Promise<Problem | undefined> => {
  const answer = await connection.ask({ type: 'subscribe', game: order.id, as, since: 0 });
  if (answer === 'lost') return LOST;
  return answer.type === 'refused' ? answer.problem : undefined;
};

const followTable = <T extends GameTypes>(remote: Remote<T>, message: TableMessage): void => {
  const { as } = message.table;
  if (!remote.memory.take(message)) void subscribe(remote, as);
  else if (as === remote.viewer) tellTable(remote);
};

const isOver = (status: GameStatus | undefined): boolean => status?.outcome !== undefined;

const followStatus = <T extends GameTypes>(remote: Remote<T>, status: GameStatus): void => {
  const { memory, order } = remote;
  const before = memory.status();
  memory.setStatus(status);
  order.tell({ what: 'status', status });
  const isSame =
    isOver(before) === isOver(status) &&
    JSON.stringify(before?.offers ?? []) === JSON.stringify(status.offers);
  if (!isSame && memory.held(remote.viewer) !== undefined) tellTable(remote);
};

const hear = <T extends GameTypes>(remote: Remote<T>, message: ServerMessage): void => {
  const { order } = remote;
  if ('game' in message && message.game !== order.id) return;
  switch (message.type) {
    case 'table':
    case 'news':
      return followTable(remote, message);
    case 'status':
      return followStatus(remote, message.status);
    case 'presence':
      return order.tell({ what: 'presence', here: message.here });
    case 'chat':
      return order.tell({ what: 'said', said: message.said });
    case 'refused':
      return order.tell({ what: 'unsent', sentence: message.problem.sentence });
    default:
      return undefined;
  }
};

const tellConnection = <T extends GameTypes>({ order, wishes }: Remote<T>, isOn: boolean): void =>
  order.tell({ what: 'connection', isOn, isWaiting: wishes.isWaiting() });

/** After the connection is back: the tables first, then what waits to be sent. */
const catchUp = async <T extends GameTypes>(remote: Remote<T>): Promise<void> => {
  const { order, wishes } = remote;
  const problems = await Promise.all(eyesOf(order).map(as => subscribe(remote, as)));
  if (problems.includes(LOST)) return;
  const outcome = await wishes.resend();
  if (outcome?.is === 'refused')
    order.tell({ what: 'unsent', sentence: ONLINE.connection.unsent(outcome.problem.sentence) });
  if (outcome?.is === 'waiting') return;
  tellConnection(remote, true);
  if (outcome !== undefined) tellTable(remote);
};

/** What the page is told of something that it wanted. */
const settled = async <T extends GameTypes>(
  remote: Remote<T>,
  outcome: Outcome,
): Promise<Result<Snapshot, Refusal>> => {
  const { memory, order, viewer } = remote;
  if (outcome.is === 'waiting') {
    tellConnection(remote, false);
    return failed(outcome.before ? WAITS_ALREADY : WAITS);
  }
  if (outcome.is === 'refused') {
    if (remote.isNews) order.tell({ what: 'table', snapshot: fresh(remote) });
    remote.isNews = false;
    return failed(byProblem(outcome.problem));
  }
  const { acted } = outcome;
  // News comes before the answer; where it does not, the table is asked for.
  if (acted !== undefined && memory.held(viewer)?.number !== acted.number) await subscribe(remote, viewer);
  remote.isNews = false;
  const why = acted?.refused;
  return ok({ ...fresh(remote), ...(why === undefined ? {} : { refused: byProblem(why) }) });
};

const act = async <T extends GameTypes>(
  remote: Remote<T>,
  actions: readonly Action[],
): Promise<Result<Snapshot, Refusal>> => {
  const { match, memory, wishes, order, viewer } = remote;
  const side = sideNamed(match, viewer);
  if (side === undefined) return failed(NO_SEAT);
  const number = memory.held(side)?.number ?? 0;
  const sent = actions as readonly { readonly [field: string]: unknown }[];
  const wish = { type: 'act' as const, game: order.id, as: side, number, actions: [...sent] };
  return settled(remote, await wishes.send(wish));
};

/** [NS.2] To the last roll at once; beyond it the other side is asked. */
const undo = async <T extends GameTypes>(remote: Remote<T>): Promise<Result<Snapshot, Refusal>> => {
  const { match, memory, wishes, order, viewer } = remote;
  const side = sideNamed(match, viewer);
  if (side === undefined) return failed(NO_SEAT);
  const why = match.refuseUndo(side);
  if (why !== undefined) return failed(why);
  const about = { game: order.id, as: side };
  return settled(
    remote,
    await wishes.send(
      memory.held(side)?.undo === 'ask'
        ? { type: 'offer', ...about, kind: 'undo' }
        : { type: 'undo', ...about },
    ),
  );
};

const setOrders = async <T extends GameTypes>(
  remote: Remote<T>,
  orders: Calls['setOrders']['ask'],
): Promise<Result<Snapshot, Fault>> => {
  const { match, memory, wishes, order, viewer } = remote;
  const side = sideNamed(match, viewer);
  if (side === undefined) return fault('ERR_ORDERS', '', NO_SEAT.reason);
  const sent = await wishes.send({ type: 'orders', game: order.id, as: side, orders: { ...orders } });
  await memory.fetchOrders(side);
  const told = await settled(remote, sent);
  return told.ok ? told : fault('ERR_ORDERS', '', told.error.reason);
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/** What looks back needs what was seen then: it is fetched first. */
const lookingBack = <T extends GameTypes>(
  remote: Remote<T>,
): Pick<AnySession, 'story' | 'replay' | 'timeline' | 'sampledTimeline' | 'notation'> => {
  const { memory, local } = remote;
  const fetched = async (numbers: readonly number[]): Promise<void> => {
    const last = memory.held(remote.viewer)?.number ?? 0;
    const wanted = new Set(numbers.map(number => Math.min(Math.max(0, number), last)));
    await memory.album(remote.viewer)?.fetch([...wanted]);
  };
  const all = (): readonly number[] => range(0, memory.held(remote.viewer)?.number ?? 0);
  return {
    story: async asked => {
      await fetched(range(asked.from, asked.to));
      return local.story(asked);
    },
    replay: async length => {
      await fetched([length]);
      return local.replay(length);
    },
    timeline: async asked => {
      await fetched(all());
      return local.timeline(asked);
    },
    sampledTimeline: async points => {
      await fetched(all());
      return local.sampledTimeline(points);
    },
    notation: async length => {
      if (length !== undefined) await fetched([length]);
      return local.notation(length);
    },
  };
};

const fileOf = async (id: string, viewer: string): Promise<string> => {
  const text = await getText(`/games/${id}/file?as=${viewer}`);
  if (!text.ok) throw new Error(text.error.sentence);
  return text.value;
};

const sessionAt = <T extends GameTypes>(remote: Remote<T>): AnySession => {
  const { local, connection, order } = remote;
  const file = async (): Promise<string> => fileOf(order.id, remote.viewer);
  return {
    ...local,
    ...lookingBack(remote),
    // The match itself lies on the server.
    analysis: () => undefined,
    position: () => undefined,
    snapshot: () => fresh(remote),
    act: actions => act(remote, actions),
    undo: () => undo(remote),
    setOrders: orders => setOrders(remote, orders),
    look: viewer => {
      remote.viewer = sideNamed(remote.match, viewer) ?? SPECTATOR;
      remote.memory.takeCut(remote.viewer);
      return local.look(remote.viewer);
    },
    save: file,
    share: file,
    compactSave: file,
    reconnect: connection.retry,
    close: connection.close,
  };
};

/** What comes before anybody sits at the table. */
const hearFirst = <T extends GameTypes>(
  memory: Memory<T>,
  { tell }: RemoteOrder,
  message: ServerMessage,
): void => {
  if (message.type === 'table' || message.type === 'news') memory.take(message);
  else if (message.type === 'presence') tell({ what: 'presence', here: message.here });
  else if (message.type === 'status') {
    memory.setStatus(message.status);
    tell({ what: 'status', status: message.status });
  }
};

interface Arrival<T extends GameTypes> extends Line {
  readonly memory: Memory<T>;
  /** Whether the server was reached. */
  readonly arrived: Promise<boolean>;
  readonly sit: (remote: Remote<T>) => void;
}

const arrive = <T extends GameTypes>(parts: GameParts<T>, order: RemoteOrder): Arrival<T> => {
  const memory = remember(parts, order.id, order.scenario);
  const state: { remote: Remote<T> | undefined; arrive: (isThere: boolean) => void } = {
    remote: undefined,
    arrive: () => undefined,
  };
  const arrived = new Promise<boolean>(resolve => void (state.arrive = resolve));
  const connection = connect({
    opened: () => (state.remote === undefined ? state.arrive(true) : void catchUp(state.remote)),
    lost: () => (state.remote === undefined ? state.arrive(false) : tellConnection(state.remote, false)),
    heard: message =>
      state.remote === undefined ? hearFirst(memory, order, message) : hear(state.remote, message),
  });
  return { order, memory, connection, arrived, sit: remote => void (state.remote = remote) };
};

const firstTables = async <T extends GameTypes>(arrival: Arrival<T>): Promise<Problem | undefined> => {
  if (!(await arrival.arrived)) return LOST;
  const eyes = eyesOf(arrival.order);
  const told = await Promise.all(eyes.map(as => subscribe(arrival, as)));
  const isThere = eyes.every(viewer => arrival.memory.held(viewer) !== undefined);
  const notThere = isThere ? undefined : { code: 'not-started', sentence: ONLINE.lobby.notStarted };
  return told.find(problem => problem !== undefined) ?? notThere;
};

/** Opens the connection, waits for the first tables, and sits down at them. */
export const openRemote = async <T extends GameTypes>(
  parts: GameParts<T>,
  order: RemoteOrder,
): Promise<Result<AnySession, Fault>> => {
  const arrival = arrive(parts, order);
  const { memory, connection, sit } = arrival;
  const problem = await firstTables(arrival);
  if (problem !== undefined) {
    connection.close();
    return fault('ERR_ONLINE', '', problem.sentence);
  }
  await Promise.all(order.mine.map(memory.fetchOrders));
  const match = remoteTable(parts.game, memory);
  const [first = SPECTATOR, ...others] = eyesOf(order) as readonly Viewer<T['side']>[];
  const local = sessionOf(
    others.length === 0 ? { match, only: first } : { match },
    parts,
    { bookmarks: [], prepared: 0 },
    () => undefined,
  );
  const wishes = makeWishes(connection.ask);
  const viewer = local.snapshot().viewer as Viewer<T['side']>;
  const remote: Remote<T> = { order, memory, match, connection, wishes, local, viewer, isNews: false };
  sit(remote);
  return ok(sessionAt(remote));
};
