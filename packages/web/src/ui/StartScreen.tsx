import { useEffect, useRef } from 'react';
import type { Client } from '../link/client.ts';
import type { Order } from '../store/opening.ts';
import type { SaveHeader } from '../store/header.ts';
import type { Archive } from '../store/saves.ts';
import type { Poster, Quick, Shelved } from '../shelf/poster.ts';
import { WORDS } from '../words.ts';
import { GameForm } from './GameForm.tsx';
import { Kept } from './Kept.tsx';
import { MapPicture } from './MapPicture.tsx';
import { seatsAtFirst } from './Seating.tsx';

interface Props {
  readonly client: Client;
  readonly archive: Archive;
  /** Changes when a game has been put away. */
  readonly left: number;
  readonly shelf: readonly Shelved[];
  readonly complaint: string;
  /** Where the same may succeed when it is tried again. */
  readonly again: (() => void) | undefined;
  readonly begin: (order: Order, prepare?: Quick['prepare']) => void;
  readonly resume: (save: SaveHeader) => void;
  readonly load: (text: string) => void;
}

export const StartScreen = (props: Props) => (
  <div className="start">
    <header>
      <h1>{WORDS.name}</h1>
      <p>{WORDS.motto}</p>
    </header>
    <main>
      <Complaint {...props} />
      {props.shelf.map(shelved => (
        <GameCardView key={shelved.poster.id} {...props} shelved={shelved} />
      ))}
      <Kept archive={props.archive} left={props.left} resume={props.resume} load={props.load} />
    </main>
    <footer>
      <p>{WORDS.start.trust}</p>
      <p>
        <a href="/licences.txt">{WORDS.start.licences}</a>
      </p>
    </footer>
  </div>
);

/** What did not come over the network can be asked for again; a page that has grown old must be loaded anew. */
const Complaint = ({ complaint, again }: Pick<Props, 'complaint' | 'again'>) => {
  const place = useRef<HTMLDivElement>(null);
  // Who came here from far down the page must not miss it. Some browsers answer with a promise, which is no clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, [complaint]);
  if (complaint === '') return null;
  return (
    <div ref={place} className="refusal" role="alert">
      <p>{complaint}</p>
      {again !== undefined && (
        <div className="row">
          <button type="button" className="primary" onClick={again}>
            {WORDS.start.again}
          </button>
          <button type="button" onClick={() => location.reload()}>
            {WORDS.start.reload}
          </button>
        </div>
      )}
    </div>
  );
};

interface CardProps extends Props {
  readonly shelved: Shelved;
}

const quickOrder = (card: Poster): Order => ({
  game: card.id,
  opening: { scenario: card.quick.scenario, options: {} },
  seats: seatsAtFirst(card),
});

const GameCardView = ({ client, shelved, begin }: CardProps) => {
  const card = shelved.poster;
  const { quick } = card;
  const scenario = card.scenarios.find(({ id }) => id === quick.scenario)?.title ?? '';
  return (
    <article className="card">
      <MapPicture shelved={shelved} />
      <div className="card-text">
        <h2>{card.title}</h2>
        <p>{card.summary}</p>
        <button
          type="button"
          className="primary large"
          onClick={() => begin(quickOrder(card), quick.prepare)}
        >
          {WORDS.start.quick}
          <small>
            {WORDS.start.quickHint(card.names[quick.side] ?? '', scenario, WORDS.start.level(quick.level))}
          </small>
        </button>
        <details>
          <summary>{WORDS.start.what}</summary>
          <p>{card.about}</p>
        </details>
        <details className="own">
          <summary>{WORDS.start.own}</summary>
          <GameForm client={client} card={card} begin={begin} />
        </details>
      </div>
    </article>
  );
};
