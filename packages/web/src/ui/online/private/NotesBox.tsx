import type { NotesKeeper, NotesState } from '../../../online/notes.ts';
import type { Online } from '../../../online/state.ts';
import { useStore } from '../../../store/store.ts';
import { ONLINE } from '../../../words/online.ts';

const { notes: SAID } = ONLINE;

const MOST = 20_000;

interface Props {
  readonly online: Online;
  readonly notes: NotesKeeper;
}

/** A sheet of one's own beside the game. It is saved by itself and says whether it is. */
export const NotesBox = ({ online, notes: keeper }: Props) => {
  const notes = useStore(online, state => state.notes);
  return (
    <fieldset className="notes">
      <legend>{SAID.title}</legend>
      {notes.kept === 'unread' ? null : (
        <textarea
          aria-label={SAID.label}
          rows={4}
          maxLength={MOST}
          value={notes.text}
          onChange={event => keeper.write(event.target.value)}
          onBlur={() => void keeper.save()}
        />
      )}
      <NotesLine {...notes} keeper={keeper} />
    </fieldset>
  );
};

const NotesLine = ({ kept, complaint, keeper }: NotesState & { readonly keeper: NotesKeeper }) => {
  if (kept === 'unread' && complaint === '') return <p role="status">{SAID.reading}</p>;
  if (kept === 'unread' || kept === 'failed')
    return (
      <>
        <p role="alert">{kept === 'failed' ? SAID.failed(complaint) : SAID.unread(complaint)}</p>
        <button type="button" onClick={() => void (kept === 'failed' ? keeper.save() : keeper.read())}>
          {SAID.again}
        </button>
      </>
    );
  return (
    <p className="hint">
      <b className={`kept is-${kept}`}>{SAID.kept[kept]}</b> {SAID.hint}
    </p>
  );
};
