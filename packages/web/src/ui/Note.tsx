import { useEffect } from 'react';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';

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
