import type { Fault, GameTypes, Result } from '@narrow-seas/core';
import type { GameCard } from '../link/protocol.ts';
import { openRoom, type Room, type RoomOrder, type Setting } from './room.ts';

/** Where matches of one game are opened; the types of the game stay behind it. */
export interface Counter {
  readonly card: GameCard;
  readonly open: (order: RoomOrder) => Result<Room, Fault>;
}

export const counterOf = <T extends GameTypes>(setting: Setting<T>): Counter => {
  const { id, title, summary, sides, scenarios } = setting.game;
  return {
    card: { id, title, summary, sides, scenarios, overlays: setting.desk.overlays },
    open: order => openRoom(setting, order),
  };
};
