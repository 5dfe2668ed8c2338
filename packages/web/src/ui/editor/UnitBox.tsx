import type { EditUnit } from '@narrow-seas/core';
import { useEffect, useRef } from 'react';
import { type EditorStore, unitNamed } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { FieldForm } from './FieldForm.tsx';

/** The details of one unit: where it is, its marks, and the figures of one that was made up. */
export const UnitBox = ({ editor }: { readonly editor: EditorStore }) => {
  const unit = useStore(editor, state => unitNamed(state, state.unit));
  const fields = useStore(editor, state => state.fields.unit);
  const box = useRef<HTMLElement>(null);
  // The keyboard goes to what it has opened.
  useEffect(() => {
    box.current?.focus();
  }, [unit?.id]);
  if (unit === undefined) return null;
  const { id, title, madeUp } = unit;
  return (
    <section ref={box} className="editor-box" aria-labelledby="editor-unit" tabIndex={-1}>
      <div className="row">
        <h2 id="editor-unit">{title}</h2>
        <button type="button" className="quiet" onClick={() => editor.open(undefined)}>
          {SAID.closeDetails}
        </button>
      </div>
      <p>{unit.at}</p>
      <div className="row">
        <button type="button" onClick={() => editor.pick(id)}>
          {SAID.take}
        </button>
        {madeUp === true && (
          <button type="button" onClick={() => void editor.give({ do: 'delete', unit: id })}>
            {SAID.deleteUnit}
          </button>
        )}
      </div>
      <Whereabouts editor={editor} unit={unit} />
      {fields.map(field => (
        <FieldForm
          key={field.id}
          field={field}
          set={value => void editor.give({ do: 'mark', unit: id, field: field.id, value })}
        />
      ))}
    </section>
  );
};

/** Where it is beside the map. */
const Whereabouts = ({ editor, unit }: { readonly editor: EditorStore; readonly unit: EditUnit }) => {
  const places = useStore(editor, state => state.shown.sheet.places);
  const { id, hex, place } = unit;
  return (
    <label className="field">
      <span>{SAID.beside}</span>
      <select
        value={place ?? (hex === undefined ? places[0].id : '')}
        onChange={event => void editor.give({ do: 'aside', unit: id, place: event.target.value })}
      >
        {hex !== undefined && place === undefined && <option value="">{SAID.onMap}</option>}
        {places.map(each => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
    </label>
  );
};
