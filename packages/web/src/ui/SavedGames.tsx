import { useEffect, useState } from 'react';
import { findListing } from '../catalogue/catalogue.ts';
import type { GameListing } from '../catalogue/listing.ts';
import { mayBeCleared } from '../store/persistence.ts';
import type { SaveHeader } from '../store/header.ts';
import type { Archive } from '../store/saves.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly archive: Archive;
  readonly catalogue: readonly GameListing[];
  /** Changes when a game has been put away: the list is then read again. */
  readonly left: number;
  readonly resume: (save: SaveHeader) => void;
}

interface Dropped {
  readonly title: string;
  readonly bringBack: () => Promise<void>;
}

interface Listed {
  /** Undefined before they have been read. */
  readonly saves: readonly SaveHeader[] | undefined;
  /** Why they cannot be read, or what could not be done with one, in a sentence. */
  readonly complaint: string;
}

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** The list of saved games, and what was taken off it last. */
const useSavedGames = ({ archive, left }: Props) => {
  const [{ saves, complaint }, setListed] = useState<Listed>({ saves: undefined, complaint: '' });
  const [dropped, setDropped] = useState<Dropped>();
  const complain = (text: string): void => setListed(listed => ({ ...listed, complaint: text }));
  const refresh = (): void =>
    void archive.list().then(
      read => setListed({ saves: read, complaint: '' }),
      failure => complain(WORDS.start.unreadable(reasonOf(failure))),
    );
  useEffect(refresh, [archive, left]);
  const drop = ({ id, title }: SaveHeader): void => {
    const told = (bringBack: () => Promise<void>): void => {
      setDropped({ title, bringBack });
      refresh();
    };
    archive.drop(id).then(told, failure => complain(WORDS.start.notDropped(title, reasonOf(failure))));
  };
  const bringBack = (gone: Dropped): void => {
    const back = (): void => {
      setDropped(undefined);
      refresh();
    };
    gone.bringBack().then(back, failure => complain(WORDS.start.notBack(gone.title, reasonOf(failure))));
  };
  return { saves, complaint, dropped, drop, bringBack };
};

/** How many are shown before one asks for more. */
const FIRST = 3;

/** The games saved in this browser, those that wait for somebody first. One that was removed by mistake comes back as long as the page is open. */
export const SavedGames = (props: Props) => {
  const { saves = [], complaint, dropped, drop, bringBack } = useSavedGames(props);
  const waiting = saves.toSorted((one, other) => Number(one.over) - Number(other.over));
  if (saves.length === 0 && complaint === '' && dropped === undefined) return null;
  return (
    <section className="saved-games">
      <h2>{WORDS.start.yours}</h2>
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
      <List saves={waiting} resume={props.resume} catalogue={props.catalogue} drop={drop} />
      {dropped !== undefined && (
        <p role="status">
          {WORDS.start.dropped(dropped.title)}{' '}
          <button type="button" className="link" onClick={() => bringBack(dropped)}>
            {WORDS.start.restore}
          </button>
        </p>
      )}
      {saves.length > 0 && <MayBeCleared />}
    </section>
  );
};

interface ListProps extends Pick<Props, 'resume' | 'catalogue'> {
  readonly saves: readonly SaveHeader[];
  readonly drop: (save: SaveHeader) => void;
}

const List = ({ saves, resume, drop, catalogue }: ListProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? saves : saves.slice(0, FIRST);
  return (
    <>
      <ul>
        {shown.map(save => (
          <li key={save.id}>
            <SavedGameRow save={save} resume={resume} catalogue={catalogue} drop={() => drop(save)} />
          </li>
        ))}
      </ul>
      {shown.length < saves.length && (
        <p>
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {WORDS.start.more(saves.length - shown.length)}
          </button>
        </p>
      )}
    </>
  );
};

/** Only where the browser has not promised to keep them. */
const MayBeCleared = () => {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => void mayBeCleared().then(setSaid), []);
  return isSaid ? <p className="hint">{WORDS.start.mayBeCleared}</p> : null;
};

interface SavedGameProps extends Pick<Props, 'resume' | 'catalogue'> {
  readonly save: SaveHeader;
  readonly drop: () => void;
}

/** Whose move it is: a person's, or the computer's; older games do not say. */
const movesIn = ({ over, actor, seats }: SaveHeader): string => {
  if (over) return WORDS.start.over;
  if (actor === undefined || actor.length === 0) return '';
  return actor.some(side => seats[side] === 'person') ? WORDS.start.yourMove : WORDS.start.computerMoves;
};

/** "Second Fleet, you play NATO. Computer: cadet." */
const playersIn = ({ game, seats }: SaveHeader, catalogue: readonly GameListing[]): string => {
  const card = findListing(catalogue, game)?.card;
  const people = Object.keys(seats).filter(side => seats[side] === 'person');
  const levels = Object.values(seats).filter(level => level !== 'person');
  const names = people.map(side => card?.names[side] ?? side);
  return WORDS.start.players(card?.title ?? game, names, levels);
};

const SavedGameRow = ({ save, resume, drop, catalogue }: SavedGameProps) => (
  <>
    <button type="button" className={`saved ${save.over ? 'over' : ''}`} onClick={() => resume(save)}>
      <span className="saved-title">
        <span className="ear">{WORDS.start.resumeNamed('')}</span>
        <b>{save.title}</b>
        {movesIn(save) !== '' && <em>{movesIn(save)}</em>}
      </span>
      <small>{playersIn(save, catalogue)}</small>
      <span className="saved-title">
        <span>{[save.turn, save.phase].filter(text => text !== undefined && text !== '').join(': ')}</span>
        <b>{save.lead}</b>
      </span>
      <small>{WORDS.when(save.at)}</small>
    </button>
    <button type="button" className="quiet" aria-label={WORDS.start.dropNamed(save.title)} onClick={drop}>
      {WORDS.start.drop}
    </button>
  </>
);
