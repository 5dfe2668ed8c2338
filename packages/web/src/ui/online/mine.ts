import type { GameStatus } from '@narrow-seas/protocol';
import type { TableState } from '../../store/table-state.ts';
import { playerName } from './names.ts';

/** The sides that are played at this screen. */
export const mySides = ({ seats }: Pick<TableState, 'seats'>): readonly string[] =>
  Object.keys(seats).filter(side => seats[side] === 'person');

/** The player of a side by name, with the side. */
export const playerOf = (
  { seats }: GameStatus,
  { display }: Pick<TableState, 'display'>,
  side: string,
): string => {
  const seat = seats.find(known => known.side === side);
  const name = seat === undefined ? '' : playerName(seat);
  return name === '' ? display.saySide(side) : name;
};

/** Whether somebody else than the player of this side sits at the table, who could answer an offer. */
export const hasOpponent = ({ seats }: GameStatus, side: string): boolean => {
  const own = seats.find(seat => seat.side === side)?.player?.id;
  return seats.some(({ kind, player }) => kind === 'person' && player?.id !== own);
};
