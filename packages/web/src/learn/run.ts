import type { PageGoal } from '@narrow-seas/core';
import { acknowledge } from '../film/film.ts';
import type { LessonTold } from '../link/protocol.ts';
import type { TableStore } from '../store/table.ts';
import { isBusy, lookPause, showAfresh, until } from '../store/staging.ts';
import { isMyTurn, type LessonScreen, type TableState } from '../store/table-state.ts';
import { LEARN } from '../words/learn.ts';
import { keepDone, keepStep } from './progress.ts';

/** The lesson of a table that has one. */
export const lessonOf = (state: TableState): LessonScreen => {
  if (state.lesson === undefined) throw new Error(LEARN.noLesson);
  return state.lesson;
};

const change = (table: TableStore, changes: Partial<LessonScreen>): void =>
  table.set({ lesson: { ...lessonOf(table.get()), ...changes } });

const isReached = ({ picked, selected, pointed, layers }: TableState, goal: PageGoal): boolean => {
  switch (goal.type) {
    case 'continue':
      return false;
    case 'pick':
      return goal.pieces.some(piece => picked.includes(piece));
    case 'look':
      return goal.hexes.some(hex => hex === selected || hex === pointed);
    case 'layer':
      return layers.some(({ id }) => id === goal.layer);
  }
};

/** Whether the step is done: by what the page sees, or by the rules. */
export const isStepDone = (state: TableState): boolean => {
  const { sheet, step } = lessonOf(state);
  const goal = sheet.steps[step]?.goal;
  return goal === undefined ? state.snapshot.lesson?.isMet === true : isReached(state, goal);
};

/** The table as the lesson tells it; what was shown of the moves before is put away. */
const takeOver = (table: TableStore, { snapshot, isWhole }: LessonTold): void => {
  // The result was read before the player went on.
  acknowledge(table.film);
  const isSame = !isWhole && snapshot.length === table.get().snapshot.length;
  if (isSame) table.set({ snapshot });
  else showAfresh(table, snapshot);
};

const begin = (table: TableStore, told: LessonTold, said: string): void => {
  takeOver(table, told);
  const { game, sheet } = lessonOf(table.get());
  // On a phone the map needs the room, unless the step is about the panel.
  table.set({ panelHeight: sheet.steps[told.step]?.point.part === 'panel' ? 'half' : 'low' });
  change(table, { step: told.step, said, isHinted: false, showing: undefined });
  keepStep(game, sheet.id, told.step, told.position);
};

const finish = (table: TableStore): void => {
  const { game, sheet } = lessonOf(table.get());
  change(table, { isOver: true, showing: undefined });
  keepDone(game, sheet.id);
};

const asked = (table: TableStore, asking: Promise<void>): void => void asking.catch(table.fail);

/** The next step, or the end of the lesson. */
export const goOn = (table: TableStore): void => {
  const { step, sheet } = lessonOf(table.get());
  const { goal, done = '' } = sheet.steps[step] ?? {};
  if (step + 1 >= sheet.steps.length) return finish(table);
  // Where the page decides nobody stops to read: what is said stands above the next step.
  const said = goal === undefined ? '' : done;
  const moveOn = async (): Promise<void> =>
    begin(table, await table.client('lessonStep', { step: step + 1 }), said);
  asked(table, moveOn());
};

/** The same step from its beginning. */
const tryAgain = async (table: TableStore): Promise<void> => {
  const { step } = lessonOf(table.get());
  const told = await table.client('lessonStep', { step, again: true });
  takeOver(table, told);
  change(table, { showing: undefined });
};

export const startAgain = (table: TableStore): void => asked(table, tryAgain(table));

export const giveHint = (table: TableStore): void => change(table, { isHinted: true });

/** One order of the lesson is given as if the player had given it. */
const giveOrder = async (table: TableStore, place: number, isOver: () => boolean): Promise<void> => {
  await until(table, () => !isBusy(table));
  const action = await table.client('lessonOrder', place);
  if (isOver() || action === undefined || !isMyTurn(table.get())) return;
  const { snapshot, refusal } = table.get();
  table.perform({ actions: [action] });
  await until(table, () => table.get().snapshot !== snapshot || table.get().refusal !== refusal);
  await until(table, () => !isBusy(table));
  await lookPause();
};

const showOrders = async (table: TableStore, orders: number): Promise<void> => {
  await tryAgain(table);
  const showing = {};
  const isOver = (): boolean => table.get().lesson?.showing !== showing;
  change(table, { showing });
  for (let place = 0; place < orders; place += 1) {
    if (isOver()) return;
    // oxlint-disable-next-line no-await-in-loop -- one order after another
    await giveOrder(table, place, isOver);
  }
  if (!isOver()) change(table, { showing: undefined });
};

/** Does the step for the player, so that he sees how. */
export const showStep = (table: TableStore): void => {
  const { sheet, step } = lessonOf(table.get());
  const { goal, orders = 0 } = sheet.steps[step] ?? {};
  switch (goal?.type) {
    case undefined:
      return asked(table, showOrders(table, orders));
    case 'continue':
      return goOn(table);
    case 'pick':
      return pickFor(table, goal.pieces);
    case 'look':
      return table.pick(goal.hexes[0], []);
    case 'layer':
      return table.toggleLayer(goal.layer);
  }
};

const pickFor = (table: TableStore, [piece]: readonly number[]): void => {
  const found = table.get().board.pieces.find(({ id }) => id === piece);
  if (found !== undefined) table.pick(found.hex, [found.id]);
};
