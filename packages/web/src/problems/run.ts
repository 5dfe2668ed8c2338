import type { ProblemVerdict } from '../link/problem.ts';
import type { ProblemScreen } from '../store/problem-screen.ts';
import { isBusy, lookPause, showAfresh, until } from '../store/staging.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, type TableState } from '../store/table-state.ts';
import { PROBLEMS } from '../words/problems.ts';
import { keepAnswer, keepDay, keepGiven, keepSeen } from './progress.ts';

/** The problem of a table that has one. */
export const problemOf = (state: Pick<TableState, 'problem'>): ProblemScreen => {
  if (state.problem === undefined) throw new Error(PROBLEMS.noProblem);
  return state.problem;
};

const change = (table: TableStore, changes: Partial<ProblemScreen>): void =>
  table.set({ problem: { ...problemOf(table.get()), ...changes } });

const asked = (table: TableStore, asking: Promise<void>): void => void asking.catch(table.fail);

/** What is said of the answer, once it has been given. */
export const verdictOf = ({ snapshot }: Pick<TableState, 'snapshot'>): ProblemVerdict | undefined =>
  snapshot.problem?.verdict;

/** Remembers every order and every answer, as it is given; what is only shown to the player is none of his. */
export const watchProblem = (table: TableStore): void => {
  const state = { mark: table.get().snapshot.problem };
  table.subscribe(() => {
    const { problem: mark } = table.get().snapshot;
    if (mark === undefined || mark === state.mark) return;
    const isNew = mark.verdict !== undefined && mark.verdict !== state.mark?.verdict;
    state.mark = mark;
    const { game, sheet, day, showing, isShown } = problemOf(table.get());
    if (showing !== undefined) return;
    if (mark.verdict === undefined) return keepGiven(game, sheet.id, mark.given);
    if (!isNew) return undefined;
    const { isRight } = mark.verdict;
    // Who has seen the solution and gives it has learned it, and has not found it.
    if (isRight && isShown) return undefined;
    keepAnswer(game, sheet.id, isRight);
    if (isRight && day !== undefined) keepDay(day);
    return undefined;
  });
};

export const giveHint = (table: TableStore): void => {
  const { hints, sheet } = problemOf(table.get());
  change(table, { hints: Math.min(hints + 1, sheet.hints.length) });
};

const beginAgain = async (table: TableStore): Promise<void> =>
  showAfresh(table, await table.client('problemAgain', undefined));

/** The problem from its beginning. */
export const tryAgain = (table: TableStore): void => {
  change(table, { showing: undefined });
  asked(table, beginAgain(table));
};

/** The check of an answer is no longer waited for. */
export const stopCheck = (table: TableStore): void =>
  void table.client('withdrawAnswer', undefined).then(() => undefined, table.fail);

const giveOrder = async (table: TableStore, place: number, isOver: () => boolean): Promise<void> => {
  await until(table, () => !isBusy(table));
  const action = await table.client('problemOrder', place);
  if (isOver() || action === undefined || !isMyTurn(table.get())) return;
  const { snapshot, refusal } = table.get();
  table.perform({ actions: [action] });
  await until(table, () => table.get().snapshot !== snapshot || table.get().refusal !== refusal);
  await until(table, () => !isBusy(table));
  await lookPause();
};

const showOrders = async (table: TableStore): Promise<void> => {
  const { sheet, game } = problemOf(table.get());
  const showing = {};
  const isOver = (): boolean => problemOf(table.get()).showing !== showing;
  change(table, { showing, isShown: true });
  keepSeen(game, sheet.id);
  await beginAgain(table);
  for (let place = 0; place < sheet.solution.orders; place += 1) {
    if (isOver() || verdictOf(table.get()) !== undefined) return;
    // oxlint-disable-next-line no-await-in-loop -- one order after another
    await giveOrder(table, place, isOver);
  }
};

/** Plays the solution on the map. It stays on the screen until the player tries again. */
export const showSolution = (table: TableStore): void => asked(table, showOrders(table));
