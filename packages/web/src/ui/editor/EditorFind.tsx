import { type Found, findIn } from '../../store/find.ts';
import type { EditorState, EditorStore } from '../../store/editor.ts';
import { FindBox } from '../FindBox.tsx';

interface Props {
  readonly editor: EditorStore;
  /** Moves the map there. */
  readonly look: (hex: number) => void;
  readonly close: () => void;
}

const found = ({ board, boardMap, shown, display }: EditorState, typed: string): readonly Found[] => {
  const views = Object.values(shown.views);
  const nameOf = (piece: number): string =>
    views.map(view => display.namePiece(view, piece)).find(name => name !== '') ?? '';
  return findIn({ board, map: boardMap.map, chart: boardMap.chart(), nameOf }, typed);
};

/** Finds a place or a unit: the unit in the hand goes there, or the hex is shown. */
export const EditorFind = ({ editor, look, close }: Props) => {
  const show = ({ hex, name }: Found): void => {
    look(hex);
    editor.set({ cursor: hex, spoken: name });
  };
  const choose = (one: Found): void => {
    show(one);
    close();
    editor.press(one.hex);
    document.querySelector<HTMLElement>('canvas.map')?.focus();
  };
  return <FindBox find={typed => found(editor.get(), typed)} show={show} choose={choose} close={close} />;
};
