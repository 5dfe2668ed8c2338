import type { GameListed } from '@narrow-seas/protocol';
import { Fragment, useEffect, useState } from 'react';
import { findListing } from '../../catalogue/catalogue.ts';
import type { GameListing } from '../../catalogue/listing.ts';
import { type Listed, type ListName, listGames } from '../../online/calls.ts';
import { leftOf, useNow } from '../../online/clock.ts';
import { ONLINE } from '../../words/online.ts';
import type { Go } from './go.ts';
import { type Naming, namesOf, playerName } from './names.ts';
import { SeatName } from './PlayerLink.tsx';
import { SmallMap } from './SmallMap.tsx';

const { home: SAID } = ONLINE;

const AGAIN_MS = 20_000;

export interface Listing extends Listed {
  /** Undefined before the first answer, empty when all is well. */
  readonly complaint: string | undefined;
  readonly more: () => void;
}

/** A list of games, read again from time to time while somebody looks at it. */
export const useGames = (list: ListName, search = ''): Listing => {
  const [games, setGames] = useState<Listed & { readonly complaint: string | undefined }>({
    games: [],
    complaint: undefined,
  });
  useEffect(() => {
    const state = { isOver: false };
    const read = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const told = await listGames(list, search);
      if (state.isOver) return;
      setGames(before =>
        told.ok ? { ...told.value, complaint: '' } : { ...before, complaint: told.error.sentence },
      );
    };
    const again = (): void => void read();
    again();
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      state.isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [list, search]);
  const readMore = async (next: string): Promise<void> => {
    const told = await listGames(list, search, next);
    if (told.ok) setGames({ ...told.value, games: [...games.games, ...told.value.games], complaint: '' });
  };
  const more = (): void => {
    if (games.next !== undefined) void readMore(games.next);
  };
  return { ...games, more };
};

/** Least time left of those who have to act. */
export const leastLeft = ({ clock, toAct }: GameListed, now: number): number =>
  clock === undefined
    ? Number.POSITIVE_INFINITY
    : Math.min(Number.POSITIVE_INFINITY, ...toAct.map(side => leftOf(clock, side, now)));

const stateOf = (game: GameListed): string => {
  if (game.state === 'finished') return game.outcome?.summary ?? SAID.over;
  if (game.state === 'open') return SAID.open;
  if (game.waitsForMe) return SAID.yourTurn;
  const names = game.seats.filter(({ side }) => game.toAct.includes(side)).map(playerName);
  return names.length === 0 ? '' : SAID.waitsFor(names.join(', '));
};

const timeOf = (game: GameListed, now: number): string => {
  if (game.state !== 'running') return '';
  const left = leastLeft(game, now);
  if (!Number.isFinite(left)) return '';
  return left <= 0 ? SAID.noTime : SAID.left(left);
};

interface RowsProps {
  readonly games: readonly GameListed[];
  readonly catalogue: readonly GameListing[];
  readonly go: Go;
  /** What one does with it. */
  readonly verb: string;
}

export const GameRows = ({ games, catalogue, go, verb }: RowsProps) => {
  const now = useNow(games.some(({ clock }) => clock !== undefined));
  return (
    <ul className="online-rows">
      {games.map(game => {
        const naming = namesOf(catalogue, game);
        const listing = findListing(catalogue, game.game);
        return (
          <li key={game.id} className={`saved ${game.waitsForMe ? '' : 'over'}`}>
            {listing !== undefined && <SmallMap listing={listing} game={game} />}
            <GameRow game={game} naming={naming} now={now} verb={verb} go={go} />
          </li>
        );
      })}
    </ul>
  );
};

interface RowProps extends Pick<RowsProps, 'verb' | 'go'> {
  readonly game: GameListed;
  readonly naming: Naming;
  readonly now: number;
}

/** The button covers the row, and the names of players lie over it. */
const GameRow = ({ game, naming: { card, title }, now, verb, go }: RowProps) => {
  const time = timeOf(game, now);
  return (
    <div className="game-row">
      <button type="button" onClick={() => go({ id: game.id })}>
        <span className="saved-title">
          <span>
            {verb}: <b>{title}</b>
          </span>
          {stateOf(game) !== '' && <em>{stateOf(game)}</em>}
        </span>
      </button>
      <small>
        {card?.title ?? game.game}
        {game.seats.map(seat => (
          <Fragment key={seat.side}>
            {', '}
            <SeatName card={card} seat={seat} />
          </Fragment>
        ))}
      </small>
      {time !== '' && <span className="time-left">{time}</span>}
    </div>
  );
};
