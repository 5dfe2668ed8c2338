import {
  type Desk,
  type GameTypes,
  type JsonObject,
  newDiceSeed,
  type Opening,
  ok,
  type Refusal,
  type Result,
  decodeSeatOrders,
  seededRandom,
  type Viewer,
  type Fault,
  failed,
  fault,
} from '@narrow-seas/core';
import {
  type Acted,
  computerDue,
  isRecord,
  type MatchTable,
  openTable,
  PERSON,
  readRecord,
  recordTable,
  shareOf,
} from '@narrow-seas/umpire';
import type { Bookmark, Seats, Snapshot } from '../link/protocol.ts';
import { withBookmarks } from '../store/save-head.ts';
import { WORDS } from '../words.ts';
import { openAdvisory } from './adviser.ts';
import { bookmarksStored, bookmarksTold } from './bookmarks.ts';
import { compactSave, expandSave } from './compact-save.ts';
import { seatComputer } from './computer.ts';
import type { MatchProgress } from './autosave.ts';
import { NO_SEAT, sideNamed } from './seat.ts';
import { olderRules, scenarioIn } from './save-facts.ts';
import { storyOf } from './story.ts';
import { pastMoment, timelineOf, sampledTimeline } from './timeline.ts';
import type { GameParts } from './game-parts.ts';
import type { OpenVariation, Session } from './session-calls.ts';
import { missionsTold, sheetFor, suggestionsFor } from './missions.ts';
import { withNotes } from './notes.ts';
import { safeDesk } from './safe-desk.ts';
import { openStudyDesk, type StudyDesk } from './study-desk.ts';
import { type GivenOrder, refuseUndo, undoFor } from './undo.ts';
import { variationsOf } from './variation.ts';

export interface SessionOrder {
  readonly opening: Opening;
  readonly seats: Seats;
  /** A saved match to continue. */
  readonly text?: string;
  /** Its bookmarks, at places of the log. */
  readonly bookmarks?: readonly Bookmark[];
  /** How many of the player's first entries set up the game for him. */
  readonly prepared?: number;
  /** Keeps the match in the browser; called after every change. */
  readonly onChange: (progress: MatchProgress) => void;
}

/**
 * The viewer the page shows: the person to act, else the only person at the table, else nobody's. Where there are
 * secrets and several persons, it is nobody's until one of them says that he is there.
 */
const viewerFor = <T extends GameTypes>(
  { actor, seats, game }: MatchTable<T>,
  secrets: boolean,
): Viewer<T['side']> => {
  const due = actor();
  const people = game.sides.filter((side: T['side']) => seats[side] === PERSON);
  if (secrets && people.length > 1) return 'spectator';
  const asked = due === 'chance' ? undefined : people.find(side => due.includes(side));
  return asked ?? (people.length === 1 ? people[0] : undefined) ?? 'spectator';
};

/** What the session remembers of its page. */
interface Memory<T extends GameTypes> {
  viewer: Viewer<T['side']>;
  /** The number of his entries that the page has. */
  told: number;
  /** At places of the log. */
  bookmarks: readonly Bookmark[];
  /** The viewer's first entries that were made for him. */
  prepared: number;
  /** His last order of several moves: it is taken back as a whole. */
  order: GivenOrder | undefined;
}

export const openSession = <T extends GameTypes>(
  parts: GameParts<T>,
  order: SessionOrder,
): Result<Session, Fault> => {
  const { bookmarks = [], prepared = 0, onChange, text } = order;
  if (text !== undefined && isRecord(text)) return openRecord(parts, text, onChange);
  const opened = openMatch(parts, order);
  return opened.ok
    ? ok(sessionOf({ match: opened.value }, parts, { bookmarks, prepared }, onChange))
    : opened;
};

export const openMatch = <T extends GameTypes>(
  { game, standing }: GameParts<T>,
  { opening, seats, text }: Pick<SessionOrder, 'opening' | 'seats' | 'text'>,
): Result<MatchTable<T>, Fault> => {
  const dice = { seed: newDiceSeed(), salt: String(Date.now()) };
  const opened = openTable(game, {
    opening,
    seats: seats as MatchTable<T>['seats'],
    dice,
    ...(standing === undefined ? {} : { standing }),
  });
  if (!opened.ok || text === undefined) return opened;
  const whole = expandSave(game, text);
  if (!whole.ok) return whole;
  const loaded = opened.value.load(whole.value);
  return loaded.ok ? opened : loaded;
};

/** The views of a record are not checked by any rule: one that cannot be shown is refused here. */
const openRecord = <T extends GameTypes>(
  parts: GameParts<T>,
  text: string,
  onChange: SessionOrder['onChange'],
): Result<Session, Fault> => {
  const record = readRecord(parts.game, text);
  if (!record.ok) return record;
  const { viewer, views } = record.value;
  try {
    for (const view of views) parts.desk.score(view);
    parts.desk.survey(views.at(-1) as T['view']);
  } catch {
    return fault('ERR_RECORD', 'entries', WORDS.record.unreadable);
  }
  const match = recordTable(parts.game, record.value);
  return ok(sessionOf({ match, only: viewer }, parts, { bookmarks: [], prepared: 0 }, onChange));
};

/** A match, and who alone may look at it where it is a record. */
interface SessionMatch<T extends GameTypes> {
  readonly match: MatchTable<T>;
  readonly only?: Viewer<T['side']>;
}

export const sessionOf = <T extends GameTypes>(
  { match, only }: SessionMatch<T>,
  parts: GameParts<T>,
  saved: Pick<Memory<T>, 'bookmarks' | 'prepared'>,
  onChange: SessionOrder['onChange'],
): Session => {
  const { desk, levels, adviser, analyst } = parts;
  const first = only ?? viewerFor(match, desk.secrets === true);
  const memory: Memory<T> = { viewer: first, told: 0, order: undefined, ...saved };
  const { head, tell, changed } = reporterOf(match, parts, memory, onChange);
  const computer = seatComputer(match, levels);
  const advisory = openAdvisory(match, desk, adviser);
  // A record has views and no match.
  const study = openStudyDesk(match, desk, only === undefined ? analyst : undefined);
  const done = <E>(result: Result<number, E>): Result<Snapshot, E> => (result.ok ? ok(changed()) : result);
  return {
    ...answersOf(match, parts, memory),
    snapshot: changed,
    head,
    act: actions => afterActions(orderGiven(match, memory, actions), changed),
    setOrders: orders => done(orderFor(match, memory.viewer, orders)),
    settle: () => {
      memory.prepared = match.lengthFor(memory.viewer);
      return void changed();
    },
    undo: () => done(undoFor(match, memory)),
    computer: turn => {
      const { made, ...progress } = computer.play(turn);
      return { snapshot: made > 0 ? changed() : undefined, ...progress };
    },
    setBookmarks: told => (memory.bookmarks = bookmarksStored(match, memory.viewer, memory.bookmarks, told)),
    advice: slice => advisory.ask(memory.viewer, slice),
    ...studiesOf(study, memory),
    openVariation: variationsAt(match, parts, study, memory),
    look: viewer => {
      memory.viewer = only ?? sideNamed(match, viewer) ?? 'spectator';
      memory.told = 0;
      return tell();
    },
  };
};

const studiesOf = <T extends GameTypes>(
  study: StudyDesk<T>,
  memory: Readonly<Memory<T>>,
): Pick<Session, 'analysis' | 'analysisKey' | 'report' | 'position'> => ({
  position: at => study.position(memory.viewer, at),
  analysis: slice => study.analysis(memory.viewer, slice),
  analysisKey: () => study.analysisKey(memory.viewer),
  report: question => study.report(memory.viewer, question),
});

/** A variation has no secrets: one person moves both sides of what he knows or imagines. */
const variationsAt = <T extends GameTypes>(
  match: MatchTable<T>,
  { game, desk, levels, adviser, analyst }: GameParts<T>,
  study: StudyDesk<T>,
  memory: Readonly<Memory<T>>,
): OpenVariation => {
  if (analyst === undefined) return () => undefined;
  const parts: GameParts<T> = {
    game,
    levels,
    analyst,
    desk: { ...desk, secrets: false },
    ...(adviser === undefined ? {} : { adviser }),
  };
  const seat = (table: MatchTable<T>): Session =>
    sessionOf({ match: table }, parts, { bookmarks: [], prepared: 0 }, () => undefined);
  return variationsOf({ game, analyst, seat }, study, match.placeOf, () => memory.viewer);
};

/** Tells the page how the match stands and, after a change, the autosave what is new. */
const reporterOf = <T extends GameTypes>(
  match: MatchTable<T>,
  { desk, standing }: GameParts<T>,
  memory: Memory<T>,
  onChange: SessionOrder['onChange'],
): { readonly head: JsonObject; readonly tell: () => Snapshot; readonly changed: () => Snapshot } => {
  const head = match.saveHead();
  const safe = safeDesk(match.game, desk);
  const written = followLog(match);
  // Only orders change it: they are kept beside the moves.
  const saved = { head };
  match.subscribe(({ kind }) => void (kind === 'ordered' && (saved.head = match.saveHead())));
  const about = { ...olderRules(head), ...scenarioIn(head) };
  const tell = (): Snapshot =>
    safe.withFaults({
      ...snapshotOf(match, safe.desk, memory),
      ...missionsTold(match, standing, memory.viewer),
      ...about,
    });
  const changed = (): Snapshot => {
    const told = tell();
    const { survey, outcome, score, actor, view } = told;
    const turn = desk.turn?.(view) ?? '';
    const common = written.take();
    const over = outcome !== undefined;
    onChange({
      common,
      phase: survey.title,
      turn,
      lead: score.headline,
      actor,
      over,
      prepared: memory.prepared,
      head: saved.head,
      since: match.entriesSince,
    });
    return told;
  };
  return { head, tell, changed };
};

/** How much of the log stayed as it was since it was last asked: a move may be taken back from under later ones. */
const followLog = <T extends GameTypes>(match: MatchTable<T>): { readonly take: () => number } => {
  const log = { common: match.length() };
  match.subscribe(({ common }) => void (log.common = Math.min(log.common, common)));
  return {
    take: () => {
      const { common } = log;
      log.common = match.length();
      return common;
    },
  };
};

type Readings = Omit<
  Session,
  | 'snapshot'
  | 'head'
  | 'act'
  | 'setOrders'
  | 'settle'
  | 'undo'
  | 'computer'
  | 'setBookmarks'
  | 'advice'
  | 'analysis'
  | 'analysisKey'
  | 'report'
  | 'position'
  | 'openVariation'
  | 'look'
>;

/** What is answered without changing anything, always for the viewer of the moment. */
const answersOf = <T extends GameTypes>(
  match: MatchTable<T>,
  { desk, standing, story }: GameParts<T>,
  memory: Readonly<Memory<T>>,
): Readings => {
  const random = seededRandom(Math.trunc(Math.random() * 2 ** 31));
  const view = (): T['view'] => match.viewFor(memory.viewer);
  return {
    choices: selection => desk.choices(view(), selection),
    why: selection => desk.why(view(), selection),
    orders: () => {
      const side = sideNamed(match, memory.viewer);
      return side === undefined ? undefined : match.orders(side);
    },
    story: range => storyOf(match, story, memory.viewer, range),
    mission: asked => sheetFor(standing, view(), asked),
    suggestions: () => suggestionsFor(match, standing, memory.viewer),
    overlay: ({ id, selection }) => desk.overlay(view(), id, selection),
    replay: length => pastMoment(match, desk, memory.viewer, length),
    briefing: () => withNotes(match.saveHead(), desk.briefing?.(view()), memory.viewer),
    sampledTimeline: points => sampledTimeline(match, desk, memory.viewer, points),
    timeline: () => timelineOf(match, desk, memory.viewer),
    save: () => withBookmarks(match.save(), memory.bookmarks),
    share: () => {
      const { secrets = false } = desk;
      const shared = shareOf(match, memory.viewer, secrets);
      return secrets ? shared : withBookmarks(shared, memory.bookmarks);
    },
    compactSave: () => withBookmarks(compactSave(match.save()), memory.bookmarks),
    notation: length => {
      const seen = length === undefined ? view() : match.replayTo(length, memory.viewer);
      return match.game.notation.print(match.game.imagine(seen, random));
    },
  };
};

/** What is done by one order is remembered: one Undo takes it back. */
const orderGiven = <T extends GameTypes>(
  match: MatchTable<T>,
  memory: Memory<T>,
  actions: readonly object[],
): Result<Acted, Refusal> => {
  const from = match.lengthFor(memory.viewer);
  const acted = actFor(match, memory.viewer, actions);
  memory.order = actions.length > 1 ? { from, to: match.lengthFor(memory.viewer) } : undefined;
  return acted;
};

const actFor = <T extends GameTypes>(
  match: MatchTable<T>,
  viewer: Viewer<T['side']>,
  values: readonly object[],
): Result<Acted, Refusal> => {
  const side = sideNamed(match, viewer);
  if (side === undefined) return failed(NO_SEAT);
  const actions = values.map(value => {
    const action = match.game.decodeAction(value);
    if (!action.ok) throw new Error(WORDS.error.noAction(action.error.message));
    return action.value;
  });
  return match.actAll(side, actions);
};

/** The table after the actions, and why the rest of them was not done. */
const afterActions = (acted: Result<Acted, Refusal>, changed: () => Snapshot): Result<Snapshot, Refusal> => {
  if (!acted.ok) return acted;
  const { refused } = acted.value;
  return ok({ ...changed(), ...(refused === undefined ? {} : { refused }) });
};

const orderFor = <T extends GameTypes>(
  match: MatchTable<T>,
  viewer: Viewer<T['side']>,
  given: object,
): Result<number, Fault> => {
  const side = sideNamed(match, viewer);
  if (side === undefined) return fault('ERR_ORDERS', '', NO_SEAT.reason);
  const orders = decodeSeatOrders(given);
  return orders.ok ? match.setOrders(side, orders.value) : orders;
};

/** With one person at the table the view stays his; hotseat changes it only when the page hands over. */
const snapshotOf = <T extends GameTypes>(
  match: MatchTable<T>,
  desk: Desk<T>,
  memory: Memory<T>,
): Snapshot => {
  const { viewer } = memory;
  const view = match.viewFor(viewer);
  const length = match.lengthFor(viewer);
  const since = Math.min(memory.told, length);
  const due = match.actor();
  memory.told = length;
  return {
    length,
    actor: due === 'chance' ? [] : due,
    viewer,
    view,
    survey: desk.survey(view),
    score: desk.score(view),
    outcome: match.outcome(),
    undoRefusal: refuseUndo(match, memory),
    computer: computerDue(match),
    since,
    entries: match.entriesSeen(viewer, since),
    bookmarks: bookmarksTold(match, viewer, memory.bookmarks),
  };
};
