import { useState } from 'react';
import { editorAddress } from '../../link/address.ts';
import type { Draft } from '../../link/editing.ts';
import { newDraftOf, type StoredDraft } from '../../store/drafts.ts';
import { WORDS } from '../../words.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import type { EditorProps } from './editor-props.ts';
import { FileField } from './FileField.tsx';
import { NewDraftForm } from './NewDraftForm.tsx';

interface Props extends EditorProps {
  readonly complaint?: string;
}

const goTo = (id: string): void => void (location.hash = editorAddress(id));

/** Scenarios that were made in this browser, and the ways to begin one. */
export const DraftList = ({ services, leave, complaint: first = '' }: Props) => {
  const [complaint, setComplaint] = useState(first);
  const open = (draft: Draft): void => {
    const stored = newDraftOf(draft);
    services.drafts.write(stored);
    goTo(stored.id);
  };
  const load = async (file: File): Promise<void> => {
    const read = await services.client('readScenario', await file.text());
    if (read.ok) open(read.value);
    else setComplaint(SAID.badFile(read.error.at, read.error.message));
  };
  return (
    <div className="start drafts">
      <header>
        <h1>{SAID.title}</h1>
        <p>{SAID.intro}</p>
        <button type="button" onClick={leave}>
          {SAID.home}
        </button>
      </header>
      <main>
        {complaint !== '' && (
          <p className="refusal" role="alert">
            {complaint}
          </p>
        )}
        <section aria-labelledby="fresh">
          <h2 id="fresh">{SAID.fresh}</h2>
          <NewDraftForm services={services} open={open} complain={setComplaint} />
          <FileField label={SAID.file} load={file => void load(file)} />
        </section>
        <Stored services={services} />
      </main>
    </div>
  );
};

/** One that was deleted by mistake comes back as long as the page is open. */
const Stored = ({ services }: Pick<EditorProps, 'services'>) => {
  const { drafts } = services;
  const [list, setList] = useState(drafts.list);
  const [gone, setGone] = useState<StoredDraft>();
  const drop = (draft: StoredDraft): void => {
    drafts.drop(draft.id);
    setGone(draft);
    setList(drafts.list());
  };
  const bringBack = (draft: StoredDraft): void => {
    drafts.write(draft);
    setGone(undefined);
    setList(drafts.list());
  };
  return (
    <section aria-labelledby="stored">
      <h2 id="stored">{SAID.drafts}</h2>
      {list.length === 0 && <p className="hint">{SAID.noDrafts}</p>}
      <ul className="draft-list">
        {list.map(draft => (
          <DraftRow key={draft.id} draft={draft} drop={() => drop(draft)} />
        ))}
      </ul>
      {gone !== undefined && (
        <p role="status">
          {SAID.removed(gone.notes.title)}{' '}
          <button type="button" className="link" onClick={() => bringBack(gone)}>
            {SAID.back}
          </button>
        </p>
      )}
    </section>
  );
};

const DraftRow = ({ draft, drop }: { readonly draft: StoredDraft; readonly drop: () => void }) => {
  const { id, notes, time } = draft;
  return (
    <li>
      <button type="button" aria-label={SAID.open(notes.title)} onClick={() => goTo(id)}>
        <b>{notes.title}</b>
        <small>{SAID.changed(WORDS.when(time))}</small>
      </button>
      <button type="button" className="quiet" aria-label={SAID.remove(notes.title)} onClick={drop}>
        ×
      </button>
    </li>
  );
};
