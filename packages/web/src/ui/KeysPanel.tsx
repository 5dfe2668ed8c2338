import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';

export const KeysPanel = ({ table }: { readonly table: TableStore }) => {
  const isOpen = useStore(table, state => state.keys);
  if (!isOpen) return null;
  return (
    <section className="keys" aria-label={WORDS.keys.title}>
      <h2>{WORDS.keys.title}</h2>
      <dl>
        {WORDS.keys.list.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => table.set({ keys: false })}>
        {WORDS.panel.close}
      </button>
    </section>
  );
};
