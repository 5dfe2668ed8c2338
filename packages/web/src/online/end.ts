import type { GameStatus } from '@narrow-seas/protocol';
import { ONLINE } from '../words/online.ts';

const { ended: SAID } = ONLINE;

/** How the players ended a game, by their names: both read the same. Undefined where the rules ended it. */
export const sayEnd = ({ outcome, seats }: Pick<GameStatus, 'outcome' | 'seats'>): string | undefined => {
  if (outcome === undefined || outcome.reason === 'rules') return undefined;
  if (outcome.reason === 'agreed') return SAID.agreed;
  const winner = seats.find(({ side }) => side === outcome.winner)?.player?.name;
  const loser = seats.find(({ side }) => side !== outcome.winner)?.player?.name;
  return winner === undefined || loser === undefined ? outcome.summary : SAID[outcome.reason](loser, winner);
};
