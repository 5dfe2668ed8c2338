import type { GameStatus } from '@narrow-seas/protocol';
import { useEffect, useState } from 'react';
import type { GameListing } from '../../catalogue/listing.ts';
import { myName, takeSeat } from '../../online/calls.ts';
import type { Lobby } from '../../online/lobby.ts';
import { ONLINE } from '../../words/online.ts';
import type { Go } from './go.ts';
import { namesOf, sideName } from './names.ts';

const { lobby: SAID, make: MAKE } = ONLINE;

interface Props {
  readonly lobby: Lobby;
  readonly status: GameStatus;
  readonly catalogue: readonly GameListing[];
  readonly go: Go;
}

/** A name and a word for the dice: both may stay empty. */
export const NameFields = (props: {
  readonly name: string;
  readonly salt: string;
  readonly setName: (name: string) => void;
  readonly setSalt: (salt: string) => void;
}) => (
  <>
    <label className="field">
      <span>{MAKE.name}</span>
      <input
        type="text"
        maxLength={40}
        autoComplete="nickname"
        value={props.name}
        onChange={event => props.setName(event.target.value)}
      />
      <small>{MAKE.nameHint}</small>
    </label>
    <label className="field">
      <span>{MAKE.salt}</span>
      <input
        type="text"
        maxLength={100}
        value={props.salt}
        onChange={event => props.setSalt(event.target.value)}
      />
      <small>{MAKE.saltHint}</small>
    </label>
  </>
);

/** Who has played here before has a name already. */
export const useMyName = (): readonly [name: string, setName: (name: string) => void] => {
  const [name, setName] = useState('');
  useEffect(() => void myName().then(known => setName(before => before || known)), []);
  return [name, setName];
};

/** One button for each free seat; an invitation may be to one of them only, which the server knows. */
export const JoinForm = ({ lobby, status, catalogue, go }: Props) => {
  const { id, token } = lobby;
  const [name, setName] = useMyName();
  const [salt, setSalt] = useState('');
  const [complaint, setComplaint] = useState('');
  const { card } = namesOf(catalogue, status);
  const free = status.seats.filter(({ kind }) => kind === 'open').map(({ side }) => side);
  const isInvited = token !== undefined || status.visibility === 'public';
  const take = async (side: string): Promise<void> => {
    const taken = await takeSeat({ id, token, side, name, salt });
    if (taken.ok) go({ id });
    else setComplaint(taken.error.sentence);
  };
  if (!isInvited) return <p>{SAID.noLink}</p>;
  return (
    <form
      className="lobby-form"
      onSubmit={event => {
        event.preventDefault();
        const [first] = free;
        if (first !== undefined) void take(first);
      }}
    >
      <NameFields name={name} salt={salt} setName={setName} setSalt={setSalt} />
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
      <FreeSeats sides={free} name={side => sideName(card, side)} take={side => void take(side)} />
    </form>
  );
};

interface SeatsProps {
  readonly sides: readonly string[];
  readonly name: (side: string) => string;
  readonly take: (side: string) => void;
}

/** Enter takes the first. */
const FreeSeats = ({ sides, name, take }: SeatsProps) => (
  <div className="lobby-ways">
    {sides.map((side, place) =>
      place === 0 ? (
        <button key={side} type="submit" className="primary">
          {SAID.take(name(side))}
        </button>
      ) : (
        <button key={side} type="button" onClick={() => take(side)}>
          {SAID.take(name(side))}
        </button>
      ),
    )}
  </div>
);
