import { setImmediate } from 'node:timers/promises';
import { type Level, type Player, playerOf } from '@narrow-seas/ai';
import {
  failed,
  type GamePackage,
  type GameTypes,
  isToAct,
  ok,
  type Question,
  type Result,
} from '@narrow-seas/core';
import { computerDue, type MatchTable, PERSON } from '@narrow-seas/umpire';
import { PLAY_WORDS } from '../words/play.ts';
import type { Chair } from './chair.ts';

export interface LocalSetting<T extends GameTypes> {
  readonly table: MatchTable<T>;
  /** The side that the person plays; the first that acts where both do. */
  readonly side: T['side'];
  /** The seed of the computer's thinking. */
  readonly seed: number;
}

/** Who thinks for the seats that the computer has; each keeps its plan from move to move. */
const computersAt = <T extends GameTypes, Q extends Question>(
  { game, mind }: GamePackage<T, Q>,
  { table, seed }: LocalSetting<T>,
): ((side: T['side']) => T['action'] | undefined) => {
  const players = new Map<T['side'], Player<T>>();
  return side => {
    if (mind === undefined) return undefined;
    const player = players.get(side) ?? playerOf(table.seats[side] as Level, game, mind, seed);
    players.set(side, player);
    return moveOf(player, table.viewFor(side), side);
  };
};

/** Lets the computer play until a person may act. */
const letComputersPlay = async <T extends GameTypes>(
  table: MatchTable<T>,
  think: (side: T['side']) => T['action'] | undefined,
  isDone: () => boolean,
): Promise<Result<undefined, string>> => {
  for (let due = computerDue(table); due !== undefined && !isDone(); due = computerDue(table)) {
    const action = think(due);
    if (action === undefined) return failed(PLAY_WORDS.noMove(due));
    const acted = table.act(due, action);
    if (!acted.ok) return failed(PLAY_WORDS.refused(acted.error));
    // oxlint-disable-next-line no-await-in-loop -- so that Ctrl-C is heard between two moves
    await setImmediate();
  }
  return ok(undefined);
};

/** A match in this process: the umpire rules, the computer answers for the seats that it has. */
export const sitHere = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  setting: LocalSetting<T>,
): Chair<T> => {
  const { table } = setting;
  const think = computersAt(pack, setting);
  const seen = new Map<T['side'], number>();
  let { side } = setting;
  const mayAct = (): boolean => isToAct(table.actor(), side);
  return {
    hasBegun: () => true,
    isElsewhere: false,
    side: () => side,
    view: () => table.viewFor(side),
    mayAct,
    outcome: () => table.outcome()?.summary,
    news: () => {
      const news = table.entriesSeen(side, seen.get(side) ?? 0);
      seen.set(side, table.lengthFor(side));
      return news;
    },
    act: async actions => {
      const acted = table.actAll(side, actions);
      const refused = acted.ok ? acted.value.refused : acted.error;
      return Promise.resolve(refused === undefined ? ok(undefined) : failed(PLAY_WORDS.refused(refused)));
    },
    undo: async () => {
      const undone = table.undo(side);
      if (undone.ok) seen.set(side, Math.min(seen.get(side) ?? 0, undone.value));
      return Promise.resolve(undone.ok ? ok(undefined) : failed(PLAY_WORDS.refused(undone.error)));
    },
    wait: async isStopped => {
      const played = await letComputersPlay(table, think, () => mayAct() || isStopped());
      side = seatedNext(table, side);
      return played;
    },
    save: table.save,
  };
};

/** Two at one keyboard: who may act sits down. */
const seatedNext = <T extends GameTypes>(table: MatchTable<T>, side: T['side']): T['side'] => {
  const due = table.actor();
  if (due === 'chance' || due.includes(side)) return side;
  return due.find((other: T['side']) => table.seats[other] === PERSON) ?? side;
};

const moveOf = <T extends GameTypes>(
  player: Player<T>,
  view: T['view'],
  side: T['side'],
): T['action'] | undefined => {
  const thinking = player.think(view, side);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done === true) return step.value;
};
