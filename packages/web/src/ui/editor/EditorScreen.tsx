import { useEffect, useState } from 'react';
import { findListing } from '../../catalogue/catalogue.ts';
import type { EditorPlace } from '../../link/address.ts';
import { type EditorStore, makeEditor } from '../../store/editor.ts';
import { fetchBoth, type Services } from '../../store/opening.ts';
import { WORDS } from '../../words.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { DraftList } from './DraftList.tsx';
import type { EditorProps } from './editor-props.ts';
import { EditorTable } from './EditorTable.tsx';

/** The list of drafts, or one of them. */
export const EditorScreen = ({ place, ...props }: EditorProps & { readonly place: EditorPlace }) => {
  useEffect(() => void (document.title = `${SAID.title} · ${WORDS.name}`), []);
  return place.id === undefined ? <DraftList {...props} /> : <OpenDraft {...props} id={place.id} />;
};

type Found = { readonly editor: EditorStore } | { readonly complaint: string };

/** The draft of this name, with its game. */
const openDraft = async (services: Services, id: string): Promise<Found> => {
  const { catalogue, client, drafts } = services;
  const draft = drafts.read(id);
  const listing = draft === undefined ? undefined : findListing(catalogue, draft.game);
  if (draft === undefined || listing === undefined) return { complaint: SAID.gone };
  const { game, position } = draft;
  const fetched = await fetchBoth(listing, async () => client('showDraft', { game, position }));
  if (fetched === undefined) return { complaint: WORDS.start.unloaded(listing.card.title) };
  const [display, shown] = fetched;
  if (!shown.ok) return { complaint: SAID.badFile(shown.error.at, shown.error.message) };
  return { editor: makeEditor({ client, drafts, draft, display, card: listing.card, shown: shown.value }) };
};

const OpenDraft = ({ id, ...props }: EditorProps & { readonly id: string }) => {
  const { services } = props;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const waiting = { isOver: false };
    void openDraft(services, id).then(opened => void (waiting.isOver || setFound(opened)));
    return () => void (waiting.isOver = true);
  }, [services, id]);
  if (found === undefined)
    return (
      <p className="loading" role="status">
        {WORDS.loading}
      </p>
    );
  if ('editor' in found) return <EditorTable {...props} editor={found.editor} />;
  return <DraftList {...props} complaint={found.complaint} />;
};
