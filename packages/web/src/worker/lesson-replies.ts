import type { Desk, GameTypes } from '@narrow-seas/core';
import type { MatchTable } from '@narrow-seas/umpire';
import { computerDue } from '@narrow-seas/umpire';
import { WORDS } from '../words.ts';

/**
 * What a side does that nobody plays: the next of these orders that is possible, else it ends its phase, else the first
 * thing that it may do. Answers with the number of orders that are used up.
 */
export const replyOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  learner: T['side'],
  replies: readonly string[],
  used: number,
): number => {
  const side = computerDue(table);
  if (side === undefined || side === learner) return used;
  const { game } = table;
  const view = table.viewFor(side);
  const options = game.options(view);
  const truth = game.imagine(view, { below: () => 0 });
  for (let place = used; place < replies.length; place += 1) {
    const read = game.notation.parseAction(truth, replies[place] as string);
    if (!read.ok || options.refuse(read.value) !== undefined) continue;
    return acted(table, side, read.value, place + 1);
  }
  const { end } = desk.survey(view);
  if (end !== undefined && end.refusal === undefined) return acted(table, side, end.action, used);
  for (const action of options.list()) return acted(table, side, action, used);
  throw new Error(WORDS.error.noMove(side));
};

const acted = <T extends GameTypes>(
  table: MatchTable<T>,
  side: T['side'],
  action: T['action'],
  used: number,
): number => {
  const done = table.act(side, action);
  if (!done.ok) throw new Error(WORDS.error.badMove(done.error.reason));
  return used;
};
