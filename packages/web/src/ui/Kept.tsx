import { useEffect, useState } from 'react';
import { dropSave, keepSave, listSaves, type Save } from '../store/saves.ts';
import { WORDS } from '../words.ts';

interface Props {
  readonly resume: (save: Save) => void;
  readonly load: (text: string) => void;
}

/** The list of kept games, and what was taken off it last. */
const useKept = () => {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  const [dropped, setDropped] = useState<Save>();
  const refresh = (): void => void listSaves().then(setSaves, () => undefined);
  useEffect(refresh, []);
  const change = (done: Promise<void>, gone: Save | undefined): void => {
    setDropped(gone);
    void done.then(refresh, refresh);
  };
  return { saves, dropped, change };
};

/** The games kept in this browser. One that was removed by mistake comes back as long as the page is open. */
export const Kept = ({ resume, load }: Props) => {
  const { saves, dropped, change } = useKept();
  return (
    <section className="kept">
      <h2>{WORDS.start.resume}</h2>
      {saves.length === 0 && <p>{WORDS.start.none}</p>}
      <ul>
        {saves.slice(0, 8).map(save => (
          <li key={save.id}>
            <KeptGame save={save} resume={resume} drop={() => change(dropSave(save.id), save)} />
          </li>
        ))}
      </ul>
      {dropped !== undefined && (
        <p role="status">
          {WORDS.start.dropped(dropped.title)}{' '}
          <button type="button" className="link" onClick={() => change(keepSave(dropped), undefined)}>
            {WORDS.start.bringBack}
          </button>
        </p>
      )}
      <Load load={load} />
    </section>
  );
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
  readonly save: Save;
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
