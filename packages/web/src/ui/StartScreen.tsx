import { useEffect, useState } from 'react';
import type { GameCard, NewGame } from '../link/protocol.ts';
import { dropSave, listSaves, type Save } from '../store/saves.ts';
import { type Exhibit, type Quick, SHELF } from '../shelf.ts';
import { WORDS } from '../words.ts';
import { GameForm } from './GameForm.tsx';
import { MapPicture } from './MapPicture.tsx';

interface Props {
  readonly cards: readonly GameCard[];
  readonly complaint: string;
  readonly begin: (order: Omit<NewGame, 'keep'>, prepare?: Quick['prepare']) => void;
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
      <Kept {...props} />
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

const OPPONENT = 'computer';

const quickOrder = ({ card, exhibit }: CardProps): Omit<NewGame, 'keep'> => ({
  game: card.id,
  scenario: exhibit.quick.scenario,
  options: {},
  seats: Object.fromEntries(
    card.sides.map(side => [side, side === exhibit.quick.side ? 'person' : OPPONENT]),
  ),
});

const GameCardView = (props: CardProps) => {
  const { card, exhibit, begin } = props;
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
          <small>{WORDS.start.quickHint(exhibit.saySide(exhibit.quick.side), scenario)}</small>
        </button>
        <details>
          <summary>{WORDS.start.what}</summary>
          <p>{exhibit.about}</p>
        </details>
        <details className="own">
          <summary>{WORDS.start.own}</summary>
          <GameForm card={card} exhibit={exhibit} begin={begin} />
        </details>
      </div>
    </article>
  );
};

const Kept = ({ resume, load }: Props) => {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const refresh = (): void => void listSaves().then(setSaves, () => undefined);
  useEffect(refresh, []);
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) load(await file.text());
  };
  return (
    <section className="kept">
      <h2>{WORDS.start.resume}</h2>
      {saves.length === 0 && <p>{WORDS.start.none}</p>}
      <ul>
        {saves.slice(0, 8).map(save => (
          <li key={save.id}>
            <KeptGame save={save} resume={resume} drop={() => void dropSave(save.id).then(refresh)} />
          </li>
        ))}
      </ul>
      <label className="file">
        {WORDS.start.load}
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => void read(event.target.files?.[0])}
        />
      </label>
    </section>
  );
};

interface KeptProps extends Pick<Props, 'resume'> {
  readonly save: Save;
  readonly drop: () => void;
}

const KeptGame = ({ save, resume, drop }: KeptProps) => (
  <>
    <button type="button" onClick={() => resume(save)}>
      {WORDS.start.goOn(save.title)}
      <small>
        {new Date(save.at).toLocaleString()} {save.over ? WORDS.start.over : ''}
      </small>
    </button>
    <button type="button" className="quiet" aria-label={WORDS.start.dropNamed(save.title)} onClick={drop}>
      {WORDS.start.drop}
    </button>
  </>
);
