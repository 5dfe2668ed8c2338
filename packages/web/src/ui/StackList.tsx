import type { Piece } from '@narrow-seas/core';
import { firstSentence } from '../store/speech.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import { CounterImage } from './CounterImage.tsx';

interface Props {
  readonly table: TableStore;
  readonly pieces: readonly Piece[];
}

/** The pieces of a hex, top first; those that can act are picked and put back here. */
export const StackList = ({ table, pieces }: Props) => {
  const picked = useStore(table, state => state.picked);
  const ready = useStore(table, state => state.standing.survey.ready);
  const able = pieces.filter(({ id }) => ready.includes(id)).map(({ id }) => id);
  return (
    <section>
      <h3>{WORDS.panel.stack}</h3>
      <ul className="stack">
        {pieces.map(piece => (
          <li key={piece.id}>
            <StackItem
              table={table}
              piece={piece}
              isPicked={picked.includes(piece.id)}
              isReady={able.includes(piece.id)}
            />
          </li>
        ))}
      </ul>
      {able.length > 1 && picked.length < able.length && (
        <button type="button" onClick={() => table.pick(table.get().selected, able)}>
          {WORDS.panel.pickAll}
        </button>
      )}
    </section>
  );
};

interface ItemProps {
  readonly table: TableStore;
  readonly piece: Piece;
  readonly isPicked: boolean;
  readonly isReady: boolean;
}

const StackItem = ({ table, piece, isPicked, isReady }: ItemProps) => {
  const said = table.get().exhibit.sayPiece(viewShown(table.get()), piece.id);
  const [name, rest] = firstSentence(said);
  return (
    <button
      type="button"
      className="unit"
      aria-pressed={isPicked}
      disabled={!isReady}
      onClick={() => table.toggle(piece.id)}
    >
      <CounterImage piece={piece} size={56} />
      <span>
        <b>{name}</b>
        <small>{rest}</small>
      </span>
      {piece.turned && <em>{WORDS.panel.turned}</em>}
    </button>
  );
};
