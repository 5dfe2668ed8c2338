import type { ClockRule, GameStatus } from '@narrow-seas/protocol';
import { useEffect, useRef, useState } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import { connect } from '../../online/connection.ts';
import type { Lobby } from '../../online/lobby.ts';
import { ONLINE } from '../../words/online.ts';
import { WORDS } from '../../words.ts';
import type { Go } from './go.ts';
import { JoinForm } from './JoinForm.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { namesOf } from './names.ts';
import { SeatName } from './PlayerLink.tsx';

const { lobby: SAID, clock: CLOCK } = ONLINE;

interface Props {
  readonly lobby: Lobby;
  readonly catalogue: readonly GameListing[];
  readonly go: Go;
  readonly leave: () => void;
}

/** The game as everybody sees it, told again when something changes. */
const useStatus = ({ id, status: first, mine }: Lobby): GameStatus => {
  const [status, setStatus] = useState(first);
  const as = mine[0] ?? 'spectator';
  useEffect(() => {
    const connection = connect({
      opened: () => void connection.ask({ type: 'subscribe', game: id, as, since: 0 }),
      lost: () => undefined,
      heard: message => {
        if (message.type === 'status' && message.game === id) setStatus(message.status);
      },
    });
    return connection.close;
  }, [id, as]);
  return status;
};

/** Who takes the last seat hears twice that the game has begun: from the answer, and with everybody. */
const useOnce = (go: Go): Go => {
  const isGone = useRef(false);
  return place => {
    if (isGone.current) return;
    isGone.current = true;
    go(place);
  };
};

export const sayClock = (rule: ClockRule): string => {
  if (rule.kind === 'none') return CLOCK.rule.none;
  return rule.kind === 'days'
    ? CLOCK.rule.days(rule.days)
    : CLOCK.rule.fischer(Math.round(rule.seconds / 60), rule.increment);
};

/** A game in which a seat is free: who made it waits here, who was invited sits down here. */
export const LobbyScreen = ({ lobby, catalogue, go, leave }: Props) => {
  const status = useStatus(lobby);
  const { id, mine, token } = lobby;
  const isMine = mine.length > 0;
  const hasBegun = status.state !== 'open';
  const goOnce = useOnce(go);
  useEffect(() => {
    if (hasBegun) goOnce(token === undefined ? { id } : { id, token });
  }, [hasBegun]);
  return (
    <div className="start">
      <main className="lobby">
        <h1>{isMine ? SAID.waiting : invitedTo(status)}</h1>
        <AboutGame status={status} catalogue={catalogue} />
        {isMine ? (
          <InvitationLink id={id} />
        ) : (
          <JoinForm lobby={lobby} status={status} catalogue={catalogue} go={goOnce} />
        )}
        <p>
          <button type="button" onClick={leave}>
            {WORDS.bar.leave}
          </button>
        </p>
      </main>
    </div>
  );
};

const invitedTo = ({ seats }: GameStatus): string => {
  const name = seats.find(({ kind }) => kind === 'person')?.player?.name;
  return name === undefined ? SAID.invitedBy : SAID.invited(name);
};

const AboutGame = ({ status, catalogue }: Pick<Props, 'catalogue'> & { readonly status: GameStatus }) => {
  const { card, title } = namesOf(catalogue, status);
  const scenario = card?.scenarios.find(({ id }) => id === status.scenario);
  return (
    <section className="card-text lobby-game">
      <h2>
        {title} <small>{card?.title}</small>
      </h2>
      <p>{scenario?.summary}</p>
      <ul aria-label={SAID.seats} className="lobby-seats">
        {status.seats.map(seat => (
          <li key={seat.side}>
            <SeatName card={card} seat={seat} />
          </li>
        ))}
        <li>{sayClock(status.clockRule)}</li>
      </ul>
    </section>
  );
};
