import type { GameStatus, SeatTold } from '@narrow-seas/protocol';
import { leftOf, useNow } from '../../online/clock.ts';
import { sayEnd } from '../../online/end.ts';
import { useStore } from '../../store/store.ts';
import { ONLINE } from '../../words/online.ts';
import { mySides, playerOf } from './mine.ts';
import type { OnlineProps } from './online-props.ts';
import { PlayerLink } from './PlayerLink.tsx';

const { table: SAID, clock: CLOCK } = ONLINE;

/** Whose turn it is, in a few words. */
const turnOf = ({ table }: OnlineProps, status: GameStatus, toAct: readonly string[]): string => {
  const state = table.get();
  const mine = mySides(state);
  const { outcome } = status;
  if (outcome !== undefined) return `${SAID.over} ${sayEnd(status) ?? ''}`.trim();
  if (toAct.length > 1 && mine.some(side => toAct.includes(side))) return SAID.bothTurn;
  if (mine.some(side => toAct.includes(side))) return SAID.yourTurn;
  const [side] = toAct;
  if (mine.length === 0 && status.delayed) return SAID.watchingLate;
  if (side === undefined) return '';
  const seat = status.seats.find(known => known.side === side);
  const plays = seat?.kind === 'computer' ? SAID.computerPlays : SAID.waitsFor(playerOf(status, state, side));
  return mine.length === 0 ? `${SAID.watching} ${plays}` : plays;
};

/** Who plays, who is here, and how much time each has. */
export const SeatList = (props: OnlineProps) => {
  const { table, online } = props;
  const status = useStore(online, state => state.status);
  const here = useStore(online, state => state.here);
  const toAct = useStore(table, ({ snapshot }) => snapshot.actor);
  const now = useNow((status?.clock?.running.length ?? 0) > 0 && status?.outcome === undefined);
  if (status === undefined) return null;
  return (
    <>
      <ul className="online-seats">
        {status.seats.map(({ side, kind, player }) => (
          <SeatRow
            key={side}
            {...props}
            status={status}
            side={side}
            player={player}
            isHere={kind === 'computer' || here.includes(side)}
            isToAct={toAct.includes(side) && status.outcome === undefined}
            now={now}
          />
        ))}
      </ul>
      <p className="online-turn" role="status">
        {turnOf(props, status, toAct)}
      </p>
    </>
  );
};

interface RowProps extends OnlineProps {
  readonly status: GameStatus;
  readonly side: string;
  readonly player: SeatTold['player'];
  readonly isHere: boolean;
  readonly isToAct: boolean;
  readonly now: number;
}

const SeatRow = ({ table, status, side, player, isHere, isToAct, now }: RowProps) => {
  const state = table.get();
  const name = playerOf(status, state, side);
  const isMine = mySides(state).includes(side);
  const presence = isHere ? SAID.here(name) : SAID.away(name);
  const left = status.clock === undefined ? undefined : leftOf(status.clock, side, now);
  return (
    <li className={isToAct ? 'to-act-now' : ''}>
      <span
        className={`presence ${isHere ? 'is-here' : ''}`}
        role="img"
        aria-label={presence}
        title={presence}
      />
      <b>{state.display.saySide(side)}</b>
      <span className="online-name">
        <PlayerLink player={player}>{isMine ? SAID.you : name}</PlayerLink>
      </span>
      {left !== undefined && (
        <span
          className={`online-clock ${left < 60_000 ? 'short' : ''}`}
          role="timer"
          aria-label={CLOCK.say(name, left)}
        >
          {CLOCK.left(left)}
        </span>
      )}
    </li>
  );
};
