import { useEffect, useRef, useState } from 'react';
import { ABOUT_ADDRESS, type OnlinePlace, problemsAddress, rulesAddress } from '../link/address.ts';
import type { Client } from '../link/client.ts';
import type { Order } from '../store/opening.ts';
import type { SaveHeader } from '../store/header.ts';
import type { Archive } from '../store/saves.ts';
import type { QuickStart } from '@narrow-seas/core';
import type { GameListing, StartCard } from '../catalogue/listing.ts';
import { whenOnline } from '../online/probe.ts';
import { WORDS } from '../words.ts';
import { GameForm } from './GameForm.tsx';
import { lateOnline } from './late.tsx';
import { LoadFile } from './LoadFile.tsx';
import { SavedGames } from './SavedGames.tsx';
import { ScenarioCards } from './ScenarioCards.tsx';
import { firstGame, quickOrder, quickScenario, StartDoors } from './StartDoors.tsx';

interface Props {
  readonly client: Client;
  readonly archive: Archive;
  /** Changes when a game has been put away. */
  readonly left: number;
  readonly catalogue: readonly GameListing[];
  readonly complaint: string;
  /** Where the same may succeed when it is tried again. */
  readonly again: (() => void) | undefined;
  readonly begin: (order: Order, prepare?: QuickStart['prepare']) => void;
  readonly resume: (save: SaveHeader) => void;
  readonly load: (text: string) => void;
  /** Goes to a game on the server. */
  readonly go: (place: Omit<OnlinePlace, 'at'>) => void;
  /** Goes to the lessons. */
  readonly learn: () => void;
  /** Goes to the problem of the day. */
  readonly solve: () => void;
}

const MyOnlineGames = lateOnline('MyOnlineGames');
const OnlineHome = lateOnline('OnlineHome');

/** Whether the server of this page has online play. */
const useOnlineOffer = (): boolean => {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => whenOnline(() => setOffered(true)), []);
  return isOffered;
};

/** Games that wait first, then the ways in, then online play with others, then every scenario by game. */
export const StartScreen = (props: Props) => {
  const isOnline = useOnlineOffer();
  return (
    <div className="start">
      <header>
        <h1>{WORDS.name}</h1>
        <p>{WORDS.motto}</p>
        <LoadFile load={props.load} />
      </header>
      <main>
        <Complaint {...props} />
        <SavedGames
          archive={props.archive}
          catalogue={props.catalogue}
          left={props.left}
          resume={props.resume}
        />
        {isOnline && <MyOnlineGames catalogue={props.catalogue} go={props.go} />}
        <StartDoors catalogue={props.catalogue} begin={props.begin} learn={props.learn} solve={props.solve} />
        <p className="more-doors">
          <a href={problemsAddress({})}>{WORDS.start.allProblems}</a>
        </p>
        {isOnline && <OnlineHome catalogue={props.catalogue} go={props.go} />}
        <h2>{WORDS.start.choose}</h2>
        {props.catalogue.map(listing => (
          <GameCardView key={listing.card.id} {...props} listing={listing} />
        ))}
      </main>
      <Footer />
    </div>
  );
};

const Footer = () => (
  <footer>
    <p>{WORDS.start.trust}</p>
    <p>
      <a href={ABOUT_ADDRESS}>{WORDS.start.about}</a> · <a href="/docs/">{WORDS.start.guides}</a> ·{' '}
      <a href="/licences.txt">{WORDS.start.licences}</a>
    </p>
  </footer>
);

/** What did not come over the network can be asked for again; an old page must be reloaded. */
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
  readonly listing: GameListing;
}

const GameCardView = ({ client, listing, begin, catalogue }: CardProps) => {
  const { card } = listing;
  const { quick } = card;
  const [scenarioId, setScenario] = useState(quick.scenario);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDetailsElement>(null);
  const choose = (id: string): void => {
    setScenario(id);
    setOpen(true);
  };
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, scenarioId]);
  const isFirst = firstGame(catalogue)?.id === card.id;
  return (
    <article className="card">
      <div className="card-text">
        <h2>{card.title}</h2>
        <p>{card.summary}</p>
        <QuickButton card={card} begin={begin} />
        <AboutGame card={card} />
      </div>
      <ScenarioCards
        listing={listing}
        startHere={isFirst ? quick.scenario : undefined}
        chosen={scenarioId}
        choose={choose}
      />
      <details ref={form} className="own" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{WORDS.start.own}</summary>
        <GameForm client={client} listing={listing} begin={begin} scenarioId={scenarioId} />
      </details>
    </article>
  );
};

const AboutGame = ({ card }: { readonly card: StartCard }) => (
  <div className="card-links">
    <details>
      <summary>{WORDS.start.what}</summary>
      <p>{card.about}</p>
    </details>
    <a href={rulesAddress(card.id)}>{WORDS.start.rules(card.title)}</a>
  </div>
);

const QuickButton = ({ card, begin }: Pick<Props, 'begin'> & { readonly card: StartCard }) => {
  const { quick } = card;
  const scenario = quickScenario(card)?.title ?? '';
  return (
    <button type="button" className="large" onClick={() => begin(quickOrder(card), quick.prepare)}>
      {WORDS.start.quick}
      <small>
        {WORDS.start.quickHint(card.names[quick.side] ?? '', scenario, WORDS.start.level(quick.level))}
      </small>
    </button>
  );
};
