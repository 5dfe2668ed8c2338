import type { Client } from '../link/client.ts';
import type { GameCard } from '../link/protocol.ts';
import type { Order } from '../store/opening.ts';
import type { Save } from '../store/saves.ts';
import { type Exhibit, type Quick, SHELF } from '../shelf.ts';
import { WORDS } from '../words.ts';
import { GameForm } from './GameForm.tsx';
import { Kept } from './Kept.tsx';
import { MapPicture } from './MapPicture.tsx';
import { seatsAtFirst } from './Seating.tsx';

interface Props {
  readonly client: Client;
  readonly cards: readonly GameCard[];
  readonly complaint: string;
  readonly begin: (order: Order, prepare?: Quick['prepare']) => void;
  readonly resume: (save: Save) => void;
  readonly load: (text: string) => void;
}

export const StartScreen = (props: Props) => (
  <div className="start">
    <header>
      <h1>{WORDS.name}</h1>
      <p>{WORDS.motto}</p>
    </header>
    <main>
      {props.complaint !== '' && (
        <p className="refusal" role="alert">
          {props.complaint}
        </p>
      )}
      {SHELF.map(exhibit => {
        const card = props.cards.find(({ id }) => id === exhibit.id);
        return card === undefined ? null : (
          <GameCardView key={card.id} {...props} card={card} exhibit={exhibit} />
        );
      })}
      <Kept resume={props.resume} load={props.load} />
    </main>
    <footer>
      <p>{WORDS.start.trust}</p>
    </footer>
  </div>
);

interface CardProps extends Props {
  readonly card: GameCard;
  readonly exhibit: Exhibit;
}

const quickOrder = ({ card, exhibit }: CardProps): Order => ({
  game: card.id,
  opening: { scenario: exhibit.quick.scenario, options: {} },
  seats: seatsAtFirst(card, exhibit),
});

const GameCardView = (props: CardProps) => {
  const { client, card, exhibit, begin } = props;
  const scenario = card.scenarios.find(({ id }) => id === exhibit.quick.scenario)?.title ?? '';
  return (
    <article className="card">
      <MapPicture exhibit={exhibit} />
      <div className="card-text">
        <h2>{card.title}</h2>
        <p>{card.summary}</p>
        <button
          type="button"
          className="primary large"
          onClick={() => begin(quickOrder(props), exhibit.quick.prepare)}
        >
          {WORDS.start.quick}
          <small>
            {WORDS.start.quickHint(
              exhibit.saySide(exhibit.quick.side),
              scenario,
              WORDS.start.level(exhibit.quick.level),
            )}
          </small>
        </button>
        <details>
          <summary>{WORDS.start.what}</summary>
          <p>{exhibit.about}</p>
        </details>
        <details className="own">
          <summary>{WORDS.start.own}</summary>
          <GameForm client={client} card={card} exhibit={exhibit} begin={begin} />
        </details>
      </div>
    </article>
  );
};
