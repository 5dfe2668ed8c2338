import type { SeatTold } from '@narrow-seas/protocol';
import type { ReactNode } from 'react';
import type { StartCard } from '../../catalogue/listing.ts';
import { playerAddress } from '../../link/address.ts';
import { playerName, sideName } from './names.ts';

interface LinkProps {
  readonly player: { readonly id: string; readonly name: string } | undefined;
  /** What is said instead of the name. */
  readonly children?: ReactNode;
}

/** A name that leads to the page of the player; computers have none. */
export const PlayerLink = ({ player, children }: LinkProps) =>
  player === undefined ? (
    children
  ) : (
    <a className="player-link" href={playerAddress(player.id)}>
      {children ?? player.name}
    </a>
  );

interface SeatProps {
  readonly card: StartCard | undefined;
  readonly seat: SeatTold;
}

/** "North: Anna". */
export const SeatName = ({ card, seat }: SeatProps) => (
  <>
    {sideName(card, seat.side)}: <PlayerLink player={seat.player}>{playerName(seat)}</PlayerLink>
  </>
);
