import type { EditorStore } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';

/** Why the last change was not made, and the line for the ear. */
export const FaultLine = ({ editor }: { readonly editor: EditorStore }) => {
  const { fault, spoken } = useStore(editor, state => state);
  return (
    <>
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {SAID.fault(fault.at, fault.message)}
        </p>
      )}
      <p className="ear" role="status">
        {fault === undefined ? spoken : ''}
      </p>
    </>
  );
};
