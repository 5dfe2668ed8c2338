import {
  type Desk,
  type Game,
  type GameTypes,
  isObject,
  type JsonObject,
  newDiceSeed,
  type Opening,
  ok,
  type Refusal,
  type Result,
  seededRandom,
  type Viewer,
  type Fault,
  failed,
  fault,
} from '@narrow-seas/core';
import {
  computerDue,
  isRecord,
  type MatchTable,
  openTable,
  PERSON,
  readRecord,
  recordTable,
  shareOf,
} from '@narrow-seas/umpire';
import type { Calls, Mark, Seats, Standing } from '../link/protocol.ts';
import { withMarks } from '../store/save-head.ts';
import { WORDS } from '../words.ts';
import { type Adviser, openAdvisory } from './adviser.ts';
import { marksKept, marksTold } from './bookmarks.ts';
import { briefOf, wholeOf } from './brief.ts';
import { seatComputer } from './computer.ts';
import type { Progress } from './keeper.ts';
import type { Levels } from './levels.ts';
import { courseOf, momentsOf } from './moments.ts';
import { sureDesk } from './sure-desk.ts';

/** What a game brings to the worker. */
export interface Setting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly desk: Desk<T>;
  readonly levels: Levels<T>;
  /** Left out where a game has no words for plans. */
  readonly adviser?: Adviser<T>;
}

export interface RoomOrder {
  readonly opening: Opening;
  readonly seats: Seats;
  /** A saved match to go on with. */
  readonly text?: string;
  /** Its bookmarks, at places of the log. */
  readonly marks?: readonly Mark[];
  /** Keeps the match in the browser; called after every change. */
  readonly keep: (progress: Progress) => void;
}

type RoomCall = Exclude<keyof Calls, 'readTable' | 'open' | 'resume' | 'reopen' | 'leave' | 'keep' | 'mark'>;

/** One match with its answers to the page. Which game it is of is its own business. */
export type Room = { readonly [C in RoomCall]: (ask: Calls[C]['ask']) => Calls[C]['answer'] } & {
  readonly standing: () => Standing;
  /** Takes the viewer's bookmarks; answers with everybody's, at places of the log. */
  readonly mark: (marks: readonly Mark[]) => readonly Mark[];
  /** What a save says before its moves. */
  readonly head: JsonObject;
};

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

/** What the room remembers of its page. */
interface Memory<T extends GameTypes> {
  viewer: Viewer<T['side']>;
  /** How many of his entries he has been told. */
  told: number;
  /** At places of the log. */
  marks: readonly Mark[];
}

export const openRoom = <T extends GameTypes>(setting: Setting<T>, order: RoomOrder): Result<Room, Fault> => {
  const { marks = [], keep, text } = order;
  if (text !== undefined && isRecord(text)) return openRecord(setting, text, keep);
  const opened = openMatch(setting, order);
  return opened.ok ? ok(roomOf({ table: opened.value }, setting, marks, keep)) : opened;
};

const openMatch = <T extends GameTypes>(
  { game, desk }: Setting<T>,
  { opening, seats, text }: RoomOrder,
): Result<MatchTable<T>, Fault> => {
  const dice = { seed: newDiceSeed(), salt: String(Date.now()) };
  const opened = openTable(game, desk, { opening, seats: seats as MatchTable<T>['seats'], dice });
  if (!opened.ok || text === undefined) return opened;
  const whole = wholeOf(game, text);
  if (!whole.ok) return whole;
  const loaded = opened.value.load(whole.value);
  return loaded.ok ? opened : loaded;
};

/** The views of a record are not checked by any rule: one that cannot be shown is told before it is. */
const openRecord = <T extends GameTypes>(
  setting: Setting<T>,
  text: string,
  keep: RoomOrder['keep'],
): Result<Room, Fault> => {
  const record = readRecord(setting.game, text);
  if (!record.ok) return record;
  const { viewer, views } = record.value;
  try {
    for (const view of views) setting.desk.score(view);
    setting.desk.survey(views.at(-1) as T['view']);
  } catch {
    return fault('ERR_RECORD', 'entries', WORDS.record.unreadable);
  }
  const table = recordTable(setting.game, record.value);
  return ok(roomOf({ table, only: viewer }, setting, [], keep));
};

/** A match, and who alone may look at it where it is a record. */
interface Laid<T extends GameTypes> {
  readonly table: MatchTable<T>;
  readonly only?: Viewer<T['side']>;
}

const roomOf = <T extends GameTypes>(
  { table, only }: Laid<T>,
  { desk, levels, adviser }: Setting<T>,
  marks: readonly Mark[],
  keep: RoomOrder['keep'],
): Room => {
  const memory: Memory<T> = { viewer: only ?? viewerFor(table, desk.secrets === true), told: 0, marks };
  const { head, tell, changed } = tellerOf(table, desk, memory, keep);
  const computer = seatComputer(table, levels);
  const advisory = openAdvisory(table, adviser);
  const done = (result: Result<number, Refusal>): Result<Standing, Refusal> =>
    result.ok ? ok(changed()) : result;
  return {
    ...answersOf(table, desk, memory),
    standing: changed,
    head,
    act: action => done(actFor(table, memory.viewer, action)),
    undo: () => done(undoFor(table, memory.viewer)),
    computer: turn => {
      const { made, ...progress } = computer.play(turn);
      return { standing: made > 0 ? changed() : undefined, ...progress };
    },
    mark: told => (memory.marks = marksKept(table, memory.viewer, memory.marks, told)),
    advice: slice => {
      const side = sideNamed(table, memory.viewer);
      return side === undefined ? undefined : advisory.ask(side, slice);
    },
    look: viewer => {
      memory.viewer = only ?? sideNamed(table, viewer) ?? 'spectator';
      memory.told = 0;
      return tell();
    },
  };
};

/** Tells the page how the match stands and, after a change, the keeper what has come. */
const tellerOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  memory: Memory<T>,
  keep: RoomOrder['keep'],
): { readonly head: JsonObject; readonly tell: () => Standing; readonly changed: () => Standing } => {
  const head = table.saveHead();
  const sure = sureDesk(table.game, desk);
  const written = followLog(table);
  const older = olderRules(head);
  const tell = (): Standing => sure.withFaults({ ...tellStanding(table, sure.desk, memory), ...older });
  const changed = (): Standing => {
    const told = tell();
    const { survey, outcome } = told;
    const common = written.take();
    keep({ common, phase: survey.title, over: outcome !== undefined, head, since: table.entriesSince });
    return told;
  };
  return { head, tell, changed };
};

/** The version of the rules under which the first moves were made, where there are any and it is not ours. */
const olderRules = ({ older }: JsonObject): Pick<Standing, 'older'> => {
  if (!isObject(older) || older['moves'] === 0 || typeof older['rules'] !== 'number') return {};
  return { older: older['rules'] };
};

/** How much of the log stayed as it was since it was last asked: a move may be taken back from under later ones. */
const followLog = <T extends GameTypes>(table: MatchTable<T>): { readonly take: () => number } => {
  const log = { common: table.length() };
  table.subscribe(({ common }) => void (log.common = Math.min(log.common, common)));
  return {
    take: () => {
      const { common } = log;
      log.common = table.length();
      return common;
    },
  };
};

type Answers = Omit<Room, 'standing' | 'head' | 'act' | 'undo' | 'computer' | 'mark' | 'advice' | 'look'>;

/** What is answered without changing anything, always for the viewer of the moment. */
const answersOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  memory: Readonly<Memory<T>>,
): Answers => {
  const random = seededRandom(Math.trunc(Math.random() * 2 ** 31));
  const view = (): T['view'] => table.viewFor(memory.viewer);
  return {
    choices: selection => desk.choices(view(), selection),
    why: selection => desk.why(view(), selection),
    overlay: ({ id, selection }) => desk.overlay(view(), id, selection),
    replay: length => table.replayTo(length, memory.viewer),
    history: points => momentsOf(table, desk, memory.viewer, points),
    course: () => courseOf(table, desk, memory.viewer),
    save: () => withMarks(table.save(), memory.marks),
    share: () => {
      const { secrets = false } = desk;
      const shared = shareOf(table, memory.viewer, secrets);
      return secrets ? shared : withMarks(shared, memory.marks);
    },
    brief: () => withMarks(briefOf(table.save()), memory.marks),
    notation: length => {
      const seen = length === undefined ? view() : table.replayTo(length, memory.viewer);
      return table.game.notation.print(table.game.imagine(seen, random));
    },
    rules: () => table.game.rules,
  };
};

const sideNamed = <T extends GameTypes>({ game }: MatchTable<T>, name: string): T['side'] | undefined =>
  game.sides.find(side => side === name);

const NO_SEAT: Refusal = {
  rule: 'NS.1',
  code: 'no-seat',
  reason: WORDS.refusal.noSeat,
  culprits: [],
};

const actFor = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
  value: object,
): Result<number, Refusal> => {
  const side = sideNamed(table, viewer);
  if (side === undefined) return failed(NO_SEAT);
  const action = table.game.decodeAction(value);
  if (!action.ok) throw new Error(WORDS.error.noAction(action.error.message));
  return table.act(side, action.value);
};

const undoFor = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
): Result<number, Refusal> => {
  const side = sideNamed(table, viewer);
  return side === undefined ? failed(NO_SEAT) : table.undo(side);
};

/** With one person at the table the view stays his; hotseat changes it only when the page hands over. */
const tellStanding = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  memory: Memory<T>,
): Standing => {
  const { viewer } = memory;
  const view = table.viewFor(viewer);
  const length = table.lengthFor(viewer);
  const since = Math.min(memory.told, length);
  const due = table.actor();
  const side = sideNamed(table, viewer);
  memory.told = length;
  return {
    length,
    actor: due === 'chance' ? [] : due,
    viewer,
    view,
    survey: desk.survey(view),
    score: desk.score(view),
    outcome: table.outcome(),
    undoRefusal: side === undefined ? NO_SEAT : table.refuseUndo(side),
    computer: computerDue(table),
    since,
    entries: table.entriesSeen(viewer, since),
    marks: marksTold(table, viewer, memory.marks),
  };
};
