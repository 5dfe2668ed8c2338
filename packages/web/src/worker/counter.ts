import {
  type Fault,
  fault,
  type Game,
  type GameTypes,
  type OptionValue,
  parseJson,
  type Result,
} from '@narrow-seas/core';
import type { GameCard } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import { openRoom, type Room, type RoomOrder, type Setting } from './room.ts';

/** Where matches of one game are opened; the types of the game stay behind it. */
export interface Counter {
  readonly card: GameCard;
  readonly open: (order: RoomOrder) => Result<Room, Fault>;
  /** The value of an option, from the file of a player's own table. */
  readonly readTable: (option: string, text: string) => Result<OptionValue, Fault>;
}

const readTable = <T extends GameTypes>(
  { tables = [], id }: Game<T>,
  option: string,
  text: string,
): Result<OptionValue, Fault> => {
  const table = tables.find(known => known.option === option);
  if (table === undefined) return fault('ERR_TABLE', 'option', WORDS.start.noTable(id, option));
  const file = parseJson(text);
  return file.ok ? table.read(file.value) : file;
};

export const counterOf = <T extends GameTypes>(setting: Setting<T>): Counter => {
  const { id, title, summary, sides, scenarios } = setting.game;
  const { overlays, secrets = false } = setting.desk;
  const levels = Object.keys(setting.levels);
  const advises = setting.adviser !== undefined;
  // A decoder cannot travel to the page.
  const tables = (setting.game.tables ?? []).map(({ option, title: name, ours }) => ({
    option,
    title: name,
    ours,
  }));
  return {
    card: { id, title, summary, sides, scenarios, overlays, tables, levels, advises, secrets },
    open: order => openRoom(setting, order),
    readTable: (option, text) => readTable(setting.game, option, text),
  };
};
