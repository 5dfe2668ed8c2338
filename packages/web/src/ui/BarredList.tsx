import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { viewShown } from '../store/table-state.ts';
import { proposalsOf } from '../store/proposals.ts';
import { WORDS } from '../words.ts';
import { RuleLink } from './RuleLink.tsx';

const { targets: SAY } = WORDS;

/** What cannot be attacked says why: nobody has given an order yet, so it is no refusal. */
export const BarredList = ({ table }: { readonly table: TableStore }) => {
  const state = useStore(table, whole => whole);
  const { barred, display } = state;
  if (barred.length === 0) return null;
  const isAll = proposalsOf(state).length === 0;
  return (
    <section className="barred">
      <h3>{isAll ? SAY.nothing : SAY.cannot}</h3>
      <ul>
        {barred.map(({ pieces, refusal }) => (
          <li key={refusal.reason}>
            <b>{pieces.map(id => display.namePiece(viewShown(state), id)).join(', ')}</b>
            <span>
              {refusal.reason} <RuleLink rule={refusal.rule} table={table} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
