import { piecesAt } from '../map/stacks.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { nameOfPiece } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';

const { targets: SAY } = WORDS;

/** Who takes part: a press puts one out or in, and the figures follow. */
export const Attackers = ({ table }: { readonly table: TableStore }) => {
  const state = useStore(table, whole => whole);
  const { selected, picked, snapshot, board } = state;
  const here = selected === undefined ? [] : piecesAt(board.pieces, selected);
  const shown = here.filter(({ id }) => snapshot.survey.ready.includes(id) || picked.includes(id));
  if (shown.length === 0) return null;
  return (
    <section className="attackers">
      <div className="row">
        <h3>{SAY.attackWith}</h3>
        <small>{SAY.strength(picked.length)}</small>
      </div>
      <div className="attacker-grid">
        {shown.map(piece => (
          <button
            key={piece.id}
            type="button"
            className="unit attacker"
            aria-pressed={picked.includes(piece.id)}
            onClick={() => table.toggle(piece.id)}
          >
            <CounterImage piece={piece} size={32} />
            <b>{nameOfPiece(state, piece)}</b>
          </button>
        ))}
      </div>
    </section>
  );
};
