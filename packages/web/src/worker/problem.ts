import {
  type Entry,
  type Fault,
  failed,
  fault,
  type GameTypes,
  ok,
  type Problem,
  type Refusal,
  refusal,
  type Result,
} from '@narrow-seas/core';
import type { ProblemPlace, ProblemSheet } from '../link/problem.ts';
import type { Action, Snapshot } from '../link/protocol.ts';
import { PROBLEMS } from '../words/problems.ts';
import type { GameParts } from './game-parts.ts';
import { answerIn, type ProblemSetting, type ProblemStanding, seated } from './problem-table.ts';
import { judged, markedBy, shownOn } from './problem-verdict.ts';
import type { AnySession, Session } from './session-calls.ts';

/** A problem at its table: it plays like any other game until an answer is given, and then says what that reaches. */
export interface ProblemRoom {
  readonly sheet: ProblemSheet;
  readonly session: () => AnySession;
  /** The problem from its beginning. */
  readonly again: () => Snapshot;
  /** The order of this number of the solution; undefined after the last. */
  readonly show: (place: number) => Action | undefined;
  /** How much of the proof of an answer is done, 0 to 1; undefined where nothing is being proven. */
  readonly share: () => number | undefined;
  /** The answer that is being proven is no longer wanted. */
  readonly withdraw: () => void;
}

export type ProblemOrder = Omit<ProblemPlace<Action>, 'game'>;

const BUSY: Refusal = refusal('NS.1', 'proving', PROBLEMS.proving);
const GIVEN: Refusal = refusal('NS.3', 'answered', PROBLEMS.given);

export const openProblem = async <T extends GameTypes>(
  parts: GameParts<T>,
  { problem: id, given }: ProblemOrder,
): Promise<Result<{ readonly room: ProblemRoom; readonly snapshot: Snapshot }, Fault>> => {
  const { problems: source, game } = parts;
  if (source === undefined) return fault('ERR_PROBLEM', 'problem', PROBLEMS.none(id));
  const read = await source.read(id);
  if (!read.ok) return read;
  const problem = read.value;
  const start = game.notation.parse(problem.position);
  const side = game.sides.find(each => each === problem.side);
  if (!start.ok) return start;
  if (side === undefined) return fault('ERR_PROBLEM', 'side', PROBLEMS.none(id));
  const room = roomOf({ parts, source, problem, side, start: start.value });
  return ok({ room, snapshot: room.resume(given) });
};

const roomOf = <T extends GameTypes>(setting: ProblemSetting<T>) => {
  const { problem, parts } = setting;
  const standing: ProblemStanding<T> = { ...seated(setting, []), proof: undefined, answered: undefined };
  const playing = () => playingAt(setting, standing);
  const become = (entries: readonly Entry<T>[]): Snapshot => {
    standing.proof?.stop();
    Object.assign(standing, seated(setting, entries), { proof: undefined, answered: undefined });
    return playing().look(setting.side);
  };
  return {
    sheet: sheetOf(problem),
    session: playing,
    again: () => become([]),
    resume: (given: readonly Action[]): Snapshot => {
      const snapshot = become([]);
      const orders = given.flatMap(order => decoded(parts, order));
      // What was given then is no answer yet; where the rules have changed, it counts for nothing.
      if (orders.length === 0 || answerIn(setting, standing, orders) !== undefined) return snapshot;
      const resumed = standing.session.act(orders);
      return resumed.ok ? playing().look(setting.side) : become([]);
    },
    show: (place: number) => problem.solution.actions[place],
    share: () => standing.proof?.share(),
    withdraw: () => standing.proof?.stop(),
  };
};

const sheetOf = ({ id, title, task, side, aim, hints, solution, difficulty }: Problem): ProblemSheet => ({
  id,
  title,
  task,
  side,
  aim,
  hints,
  solution: { steps: solution.steps, orders: solution.actions.length, reached: solution.reached },
  ...(difficulty.level === undefined ? {} : { level: difficulty.level }),
});

const decoded = <T extends GameTypes>({ game }: GameParts<T>, order: Action): readonly T['action'][] => {
  const action = game.decodeAction(order);
  return action.ok ? [action.value] : [];
};

type Playing = Omit<AnySession, 'look'> & Pick<Session, 'look'>;

/** The session of the table, where an answer is judged. */
const playingAt = <T extends GameTypes>(
  setting: ProblemSetting<T>,
  standing: ProblemStanding<T>,
): Playing => {
  const { parts, side } = setting;
  const marked = (snapshot: Snapshot): Snapshot => markedBy(standing, snapshot);
  const act: AnySession['act'] = async actions => {
    if (standing.proof !== undefined) return failed(BUSY);
    if (standing.answered !== undefined) return failed(GIVEN);
    const orders = actions.flatMap(order => decoded(parts, order));
    const answer = orders.length < actions.length ? undefined : answerIn(setting, standing, orders);
    if (answer !== undefined) return judged(setting, standing, answer);
    const acted = standing.session.act(actions);
    return acted.ok ? ok(marked(acted.value)) : acted;
  };
  const undo: AnySession['undo'] = ask => {
    if (standing.proof !== undefined) return failed(BUSY);
    if (standing.answered === undefined) {
      const undone = standing.session.undo(ask);
      return undone.ok ? ok(marked(undone.value)) : undone;
    }
    Object.assign(standing, seated(setting, standing.answered.before), { answered: undefined });
    return ok(marked(standing.session.look(side)));
  };
  return {
    ...standing.session,
    act,
    undo,
    snapshot: () => marked(standing.session.snapshot()),
    look: () => marked(standing.session.look(side)),
    computer: () => ({ snapshot: shownOn(setting, standing), nodes: 0, share: undefined }),
  };
};
