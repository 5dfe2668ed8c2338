import { useStore } from '../../store/store.ts';
import type { TableStore } from '../../store/table.ts';
import { READING_WORDS as SAID } from '../../words/reference.ts';
import { Book } from './Book.tsx';

/** The rules over a table: the table stays as it is, and Escape leads back to it. */
export const TableRules = ({ table }: { readonly table: TableStore }) => {
  const part = useStore(table, state => state.reading) ?? '';
  const reader = { game: table.get().card.id, part, go: (next: string) => table.set({ reading: next }) };
  return (
    <Book
      client={table.client}
      reader={reader}
      close={() => table.set({ reading: undefined })}
      closing={SAID.toTable}
    />
  );
};
