import type { EditUnit } from '@narrow-seas/core';
import type { ReactNode } from 'react';
import { type EditorStore, unitNamed } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { CounterImage } from '../CounterImage.tsx';

interface Props {
  readonly editor: EditorStore;
  readonly unit: EditUnit;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

const SIZE = 34;

/** A unit with its counter: a press takes it into the hand. */
export const UnitRow = ({ editor, unit, children }: Props) => {
  const onBoard = useStore(editor, state => state.board.pieces.find(({ id }) => id === unit.piece));
  const piece = onBoard ?? unit.picture;
  const isHeld = useStore(editor, state => unitNamed(state, state.hand)?.id === unit.id);
  return (
    <li className="editor-unit">
      <button
        type="button"
        aria-pressed={isHeld}
        aria-label={`${SAID.takeNamed(unit.title)}, ${unit.at || SAID.notPlaced}`}
        onClick={() => editor.pick(isHeld ? undefined : unit.id)}
      >
        {piece === undefined ? <span className="no-counter" /> : <CounterImage piece={piece} size={SIZE} />}
        <span>
          <b>{unit.title}</b> <small>{unit.at}</small>
        </span>
      </button>
      {children}
      {unit.endless !== true && (
        <button
          type="button"
          className="quiet"
          aria-label={SAID.details(unit.title)}
          title={SAID.details(unit.title)}
          onClick={() => editor.open(unit.id)}
        >
          …
        </button>
      )}
    </li>
  );
};
