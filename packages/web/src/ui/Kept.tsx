import { useEffect, useState } from 'react';
import { mayBeCleared } from '../store/persistence.ts';
import type { SaveHeader } from '../store/header.ts';
import type { Archive } from '../store/saves.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly archive: Archive;
  /** Changes when a game has been put away: the list is then read again. */
  readonly left: number;
  readonly resume: (save: SaveHeader) => void;
  readonly load: (text: string) => void;
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
const useKept = ({ archive, left }: Props) => {
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
const FIRST = 8;

/** The games saved in this browser. One that was removed by mistake comes back as long as the page is open. */
export const Kept = (props: Props) => {
  const { saves, complaint, dropped, drop, bringBack } = useKept(props);
  return (
    <section className="kept">
      <h2>{WORDS.start.resume}</h2>
      {complaint !== '' && (
        <p className="refusal" role="alert">
          {complaint}
        </p>
      )}
      {saves?.length === 0 && <p>{WORDS.start.none}</p>}
      <List saves={saves ?? []} resume={props.resume} drop={drop} />
      {dropped !== undefined && (
        <p role="status">
          {WORDS.start.dropped(dropped.title)}{' '}
          <button type="button" className="link" onClick={() => bringBack(dropped)}>
            {WORDS.start.bringBack}
          </button>
        </p>
      )}
      <Load load={props.load} />
      {saves !== undefined && saves.length > 0 && <MayBeCleared />}
    </section>
  );
};

interface ListProps extends Pick<Props, 'resume'> {
  readonly saves: readonly SaveHeader[];
  readonly drop: (save: SaveHeader) => void;
}

const List = ({ saves, resume, drop }: ListProps) => {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? saves : saves.slice(0, FIRST);
  return (
    <>
      <ul>
        {shown.map(save => (
          <li key={save.id}>
            <KeptGame save={save} resume={resume} drop={() => drop(save)} />
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

const Load = ({ load }: Pick<Props, 'load'>) => {
  const read = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) load(await file.text());
  };
  return (
    <label className="file">
      {WORDS.start.load}
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => void read(event.target.files?.[0])}
      />
    </label>
  );
};

interface KeptProps extends Pick<Props, 'resume'> {
  readonly save: SaveHeader;
  readonly drop: () => void;
}

const KeptGame = ({ save, resume, drop }: KeptProps) => (
  <>
    <button type="button" onClick={() => resume(save)}>
      {WORDS.start.goOn(save.phase === undefined ? save.title : `${save.title}: ${save.phase}`)}
      <small>
        {WORDS.when(save.at)} {save.over ? WORDS.start.over : ''}
      </small>
    </button>
    <button type="button" className="quiet" aria-label={WORDS.start.dropNamed(save.title)} onClick={drop}>
      {WORDS.start.drop}
    </button>
  </>
);
