import { useEffect, useRef } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

const LEAST_MS = 4000;
/** Time to read a letter at ease. */
const LETTER_MS = 70;

/** A short word on what has just been done; the ear hears it as well. */
export const Note = ({ table }: { readonly table: TableStore }) => {
  const note = useStore(table, state => state.note);
  useEffect(() => {
    if (note === '') return undefined;
    const timer = setTimeout(() => table.set({ note: '' }), Math.max(LEAST_MS, note.length * LETTER_MS));
    return () => clearTimeout(timer);
  }, [table, note]);
  return note === '' ? null : <p className="note">{note}</p>;
};

/** A browser may refuse the clipboard: then the text is shown, ready to be taken. */
export const CopyByHand = ({ table }: { readonly table: TableStore }) => {
  const text = useStore(table, state => state.copyByHand);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [text]);
  if (text === '') return null;
  return (
    <section className="copy-by-hand" aria-label={WORDS.share.title}>
      <h2>{WORDS.share.title}</h2>
      <p>{WORDS.share.byHand}</p>
      <textarea ref={field} readOnly rows={6} value={text} aria-label={WORDS.share.title} />
      <button type="button" onClick={() => table.set({ copyByHand: '' })}>
        {WORDS.panel.close}
      </button>
    </section>
  );
};
