import type { Duty } from '@narrow-seas/core';
import type { TableStore } from '../store/table.ts';
import { type ActionChoice, isWeighed } from './choice.ts';
import type { Stage } from '../ui/stage.ts';

/** The only thing to do, where nothing has to be seen before it is done. */
const onlyWay = async (
  { client }: TableStore,
  pieces: readonly number[],
): Promise<ActionChoice | undefined> => {
  const [only, ...more] = await client('choices', { pieces, targets: [] });
  return only !== undefined && more.length === 0 && !isWeighed(only) ? only : undefined;
};

/** What is owed may be beyond the first piece, or beyond any alone: then all of them are picked together. */
const firstAble = async ({ client }: TableStore, pieces: readonly number[]): Promise<readonly number[]> => {
  const together = await client('choices', { pieces, targets: [] });
  if (together.length > 0) return pieces;
  for (const piece of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- the first that can do something ends the search
    if ((await client('choices', { pieces: [piece], targets: [] })).length > 0) return [piece];
  }
  return pieces;
};

/** Picks who owes it, all who can do it together, and shows where they are; what has no other way is done. */
export const goToDuty = (table: TableStore, stage: Stage, { hexes, pieces, atOnce }: Duty): void => {
  const [hex] = hexes;
  if (hex === undefined) return table.set({ tab: 'forces', panelHeight: 'half' });
  stage.view?.reveal(hex);
  const ready = pieces.filter(id => table.get().snapshot.survey.ready.includes(id));
  if (ready.length === 0) return table.pick(hex, []);
  const show = async (): Promise<void> => {
    const able = await firstAble(table, ready);
    const only = atOnce === true ? await onlyWay(table, able) : undefined;
    table.pick(hex, able);
    if (only !== undefined) table.perform(only);
  };
  void show().catch(table.fail);
};
