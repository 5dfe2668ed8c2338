import { useEffect, useRef } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

/** A browser may refuse the clipboard: then the text is shown, ready to be taken. */
export const CopyByHand = ({ table }: { readonly table: TableStore }) => {
  const text = useStore(table, state => state.copyByHand);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [text]);
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
