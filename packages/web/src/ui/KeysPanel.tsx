import type { TableStore } from '../store/table.ts';
import { KEYS_WORDS as SAID } from '../words/keys.ts';
import { WORDS } from '../words.ts';

export const KeysPanel = ({ table }: { readonly table: TableStore }) => (
  <section className="keys" aria-label={SAID.title}>
    <h2>{SAID.title}</h2>
    <dl>
      {SAID.list.map(([keys, does]) => (
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
