import {
  type Entry,
  type Fault,
  fault,
  fold,
  type GameTypes,
  isToAct,
  type Lesson,
  type LessonMoment,
  type LessonStart,
  type LessonStep,
  mustBe,
  NOBODY,
  ok,
  openingState,
  type Refusal,
  type Result,
} from '@narrow-seas/core';
import { type MatchTable, openStored, PERSON } from '@narrow-seas/umpire';
import type { LessonPlace, LessonSheet } from '../link/lesson.ts';
import type { Action, LessonTold, Snapshot } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import type { GameParts } from './game-parts.ts';
import { chosenDice } from './lesson-dice.ts';
import { replyOf } from './lesson-replies.ts';
import { sheetOf } from './lesson-sheet.ts';
import type { Session } from './session-calls.ts';
import { sessionOf } from './session.ts';

/** A lesson at its table: it plays like any other game, and says whether the step is done. */
export interface LessonRoom {
  readonly sheet: LessonSheet;
  readonly session: () => Session;
  /** Begins a step: from where the one before it ended, or from where it began before. */
  readonly go: (to: LessonGo) => LessonTold;
  /** The order of this number that leads to the goal, as the rules read it now. */
  readonly show: (place: number) => Action | undefined;
}

export interface LessonGo {
  readonly step: number;
  /** The same step once more, from its beginning. */
  readonly again?: true;
}

interface Setting<T extends GameTypes> {
  readonly parts: GameParts<T>;
  readonly lesson: Lesson<T>;
}

/** How the lesson stands: the position that its log begins from, the step, and the table. */
interface Standing<T extends GameTypes> {
  start: LessonStart<T>;
  step: number;
  /** The log when the step began. */
  before: readonly Entry<T>[];
  /** How many replies of the step were given. */
  replied: number;
  table: MatchTable<T>;
  session: Session;
}

/** What is asked when a lesson is opened. */
export type LessonOrder = Omit<LessonPlace, 'game'>;

export const openLesson = async <T extends GameTypes>(
  parts: GameParts<T>,
  { lesson: id, step, position }: LessonOrder,
): Promise<Result<{ readonly room: LessonRoom; readonly told: LessonTold }, Fault>> => {
  const course = await parts.lessons?.();
  if (course === undefined) return fault('ERR_LESSON', 'lesson', WORDS.start.noLesson(id));
  const read = course.read(id);
  if (!read.ok) return read;
  const room = roomOf({ parts, lesson: read.value }, { step, position });
  return ok({ room, told: room.told(true) });
};

type Resumed = Pick<LessonOrder, 'step' | 'position'>;

const roomOf = <T extends GameTypes>(setting: Setting<T>, resumed: Resumed) => {
  const { lesson, parts } = setting;
  const first = firstStanding(setting, resumed);
  const standing: Standing<T> = { ...first, ...seated(setting, first.start, []) };
  const become = (next: Partial<Pick<Standing<T>, 'start' | 'step'>>, entries: readonly Entry<T>[]): void => {
    const { start = standing.start, step = standing.step } = next;
    Object.assign(standing, { start, step, before: entries, replied: 0 }, seated(setting, start, entries));
  };
  const told = (isWhole: boolean): LessonTold => ({
    snapshot: judged(
      setting,
      standing,
      isWhole ? standing.session.look(lesson.side) : standing.session.snapshot(),
    ),
    isWhole,
    step: standing.step,
    position: parts.game.notation.print(stateNow(setting, standing)),
  });
  const go = ({ step, again }: LessonGo): LessonTold => {
    if (again === true) {
      become({}, standing.before);
      return told(false);
    }
    return told(moveOn(setting, standing, become, step));
  };
  return {
    sheet: sheetOf(lesson, parts.game.rules),
    told,
    go,
    session: () => playing(setting, standing),
    show: (place: number) => orderShown(setting, standing, place),
  };
};

const stepAt = <T extends GameTypes>({ lesson }: Setting<T>, step: number): LessonStep<T> =>
  lesson.steps[Math.max(0, Math.min(step, lesson.steps.length - 1))] as LessonStep<T>;

/** Where the lesson begins, or where somebody left it. A position of an older lesson that is no longer one counts for nothing. */
const firstStanding = <T extends GameTypes>(
  { lesson, parts }: Setting<T>,
  { step, position }: Resumed,
): Pick<Standing<T>, 'start' | 'step' | 'before' | 'replied'> => {
  const state = position === undefined ? undefined : openingState(parts.game, { position });
  const isKept = state?.ok === true && step >= 0 && step < lesson.steps.length;
  const own = lesson.steps[step]?.start;
  const fresh = { start: lesson.start, step: 0, before: [], replied: 0 };
  if (own !== undefined) return { ...fresh, start: own, step };
  if (!isKept || position === undefined) return fresh;
  return { ...fresh, start: { opening: { position }, state: state.value }, step };
};

/** The dice that no step chooses fall the same for everybody. */
const seedOf = ({ seed }: { readonly seed: number }): string => seed.toString(16).padStart(64, '0');

const seated = <T extends GameTypes>(
  { parts, lesson }: Setting<T>,
  { opening }: LessonStart<T>,
  entries: readonly Entry<T>[],
): Pick<Standing<T>, 'table' | 'session'> => {
  const { game } = parts;
  const seats = Object.fromEntries(
    game.sides.map(side => [side, side === lesson.side ? PERSON : lesson.other]),
  ) as MatchTable<T>['seats'];
  const dice = { seed: seedOf(lesson), salt: '' };
  const rows = [{ kind: 'opened', by: 'table', common: 0, entries }] as const;
  const table = mustBe(openStored(game, { opening, seats, dice }, rows));
  const levels = Object.fromEntries(
    Object.entries(parts.levels).map(([level, make]) => [level, () => make(lesson.seed)]),
  );
  const prepared = table.lengthFor(lesson.side);
  const session = sessionOf(
    { match: table },
    { ...parts, levels },
    { bookmarks: [], prepared },
    () => undefined,
  );
  session.look(lesson.side);
  return { table, session };
};

const stateAfter = <T extends GameTypes>(
  { parts: { game } }: Setting<T>,
  { start }: Pick<Standing<T>, 'start'>,
  entries: readonly Entry<T>[],
): T['state'] => entries.reduce((state, { events }) => fold(game, state, events), start.state);

const stateNow = <T extends GameTypes>(setting: Setting<T>, standing: Standing<T>): T['state'] =>
  stateAfter(setting, standing, standing.table.entriesSince(0));

const momentOf = <T extends GameTypes>(setting: Setting<T>, standing: Standing<T>): LessonMoment<T> => ({
  side: setting.lesson.side,
  before: stateAfter(setting, standing, standing.before),
  after: stateNow(setting, standing),
  entries: standing.table.entriesSince(standing.before.length),
});

/** Whether the step is done; not before the other side and the dice have done what follows from the move. */
const judged = <T extends GameTypes>(
  setting: Setting<T>,
  standing: Standing<T>,
  snapshot: Snapshot,
): Snapshot => {
  const { goal, instead } = stepAt(setting, standing.step);
  const { table } = standing;
  const isSettled = table.outcome() !== undefined || isToAct(table.actor(), setting.lesson.side);
  if (!isSettled) return { ...snapshot, lesson: { isMet: false } };
  const moment = momentOf(setting, standing);
  if (goal.at === 'table' && goal.isMet(moment)) return { ...snapshot, lesson: { isMet: true } };
  const said = instead.find(({ when }) => when(moment))?.text;
  return { ...snapshot, lesson: { isMet: false, ...(said === undefined ? {} : { instead: said }) } };
};

/** The session of the table, with the dice of the step, the replies of the other side, and a word on the goal. */
const playing = <T extends GameTypes>(setting: Setting<T>, standing: Standing<T>): Session => {
  const { session } = standing;
  const after = (before: number, snapshot: Snapshot): Snapshot =>
    judged(setting, standing, withChosenDice(setting, standing, before, snapshot));
  return {
    ...session,
    snapshot: () => judged(setting, standing, session.snapshot()),
    look: viewer => judged(setting, standing, session.look(viewer)),
    act: actions => {
      const before = standing.table.length();
      const acted = session.act(actions);
      return acted.ok ? ok(after(before, acted.value)) : acted;
    },
    undo: ask => {
      const undone: Result<Snapshot, Refusal> = session.undo(ask);
      return undone.ok ? ok(judged(setting, standing, undone.value)) : undone;
    },
    computer: turn => {
      const before = standing.table.length();
      const { lesson } = setting;
      const progress = lesson.other === NOBODY ? replied(setting, standing) : session.computer(turn);
      const { snapshot } = progress;
      return { ...progress, snapshot: snapshot === undefined ? undefined : after(before, snapshot) };
    },
  };
};

/** The other side does what the step has ready, or as little as it can. */
const replied = <T extends GameTypes>({ parts, lesson }: Setting<T>, standing: Standing<T>) => {
  const { replies } = stepAt({ parts, lesson }, standing.step);
  const { table, session } = standing;
  standing.replied = replyOf(table, parts.desk, lesson.side, replies, standing.replied);
  return { snapshot: session.snapshot(), nodes: 0, share: undefined };
};

/** The dice that have just fallen fall again as the step wants them; what came of them is told as new. */
const withChosenDice = <T extends GameTypes>(
  setting: Setting<T>,
  standing: Standing<T>,
  before: number,
  snapshot: Snapshot,
): Snapshot => {
  const { parts, lesson } = setting;
  const entries = chosenDice({
    game: parts.game,
    start: standing.start,
    side: lesson.side,
    seed: lesson.seed,
    dice: stepAt(setting, standing.step).dice,
    entries: standing.table.entriesSince(0),
    begun: standing.before.length,
    before,
  });
  if (entries === undefined) return snapshot;
  const since = standing.table.numberAt(lesson.side, before);
  Object.assign(standing, seated(setting, standing.start, entries));
  const fresh = standing.session.look(lesson.side);
  return { ...fresh, since, entries: fresh.entries.slice(since) };
};

/** An order of the step, if it can be read in the position of the moment. */
const orderShown = <T extends GameTypes>(
  setting: Setting<T>,
  standing: Standing<T>,
  place: number,
): Action | undefined => {
  const { show } = stepAt(setting, standing.step);
  const order = show[place];
  if (order === undefined) return undefined;
  const read = setting.parts.game.notation.parseAction(stateNow(setting, standing), order);
  return read.ok ? read.value : undefined;
};

/** Nobody waits longer for the other side. */
const MOST_MOVES = 400;

const letOthersPlay = (session: () => Session): void => {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    if (session().snapshot().computer === undefined) return;
    session().computer({ moves: 1, slice: 50, enough: true });
  }
};

/** Who skips a step stands where it would have led him. */
const carriedOut = <T extends GameTypes>(setting: Setting<T>, standing: Standing<T>): void => {
  const session = (): Session => playing(setting, standing);
  for (let place = 0; place < stepAt(setting, standing.step).show.length; place += 1) {
    letOthersPlay(session);
    const action = orderShown(setting, standing, place);
    if (action !== undefined) session().act([action]);
  }
  letOthersPlay(session);
};

/** The next step; answers whether the page must be told the whole log. */
const moveOn = <T extends GameTypes>(
  setting: Setting<T>,
  standing: Standing<T>,
  become: (next: Partial<Pick<Standing<T>, 'start' | 'step'>>, entries: readonly Entry<T>[]) => void,
  step: number,
): boolean => {
  const { goal } = stepAt(setting, standing.step);
  const { start } = stepAt(setting, step);
  if (start !== undefined) {
    become({ start, step }, []);
    return true;
  }
  const isDone = goal.at === 'page' || goal.isMet(momentOf(setting, standing));
  if (!isDone) {
    become({}, standing.before);
    carriedOut(setting, standing);
  }
  become({ step }, standing.table.entriesSince(0));
  return !isDone;
};
