import type { EditUnit } from '@narrow-seas/core';
import { type EditorStore, unitsAt } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { FieldForm } from './FieldForm.tsx';
import { UnitRow } from './UnitRow.tsx';

/** The chosen hex: its units, topmost first, and what can be set of it. */
export const HexBox = ({ editor }: { readonly editor: EditorStore }) => {
  const state = useStore(editor, whole => whole);
  const { hex, fields, shown } = state;
  if (hex === undefined) return null;
  const units = unitsAt(state, hex);
  const [out] = shown.sheet.places;
  return (
    <section className="editor-box" aria-labelledby="editor-hex">
      <h2 id="editor-hex">{SAID.hexTitle}</h2>
      {units.length > 0 && (
        <ul>
          {units.map((unit, place) => (
            <HexUnit
              key={unit.id}
              editor={editor}
              unit={unit}
              mayRise={place > 0 && shown.sheet.unordered !== true}
              out={out.id}
            />
          ))}
        </ul>
      )}
      {units.length + fields.hex.length === 0 && <p className="hint">{SAID.hexEmpty}</p>}
      {fields.hex.map(field => (
        <FieldForm
          key={field.id}
          field={field}
          set={value => void editor.give({ do: 'terrain', hex, field: field.id, value })}
        />
      ))}
    </section>
  );
};

interface HexUnitProps {
  readonly editor: EditorStore;
  readonly unit: EditUnit;
  /** Whether it lies under others and could come to the top. */
  readonly mayRise: boolean;
  /** The place of units that take no part. */
  readonly out: string;
}

const HexUnit = ({ editor, unit, mayRise, out }: HexUnitProps) => (
  <UnitRow editor={editor} unit={unit}>
    {mayRise && unit.piece !== undefined && (
      <button
        type="button"
        className="quiet"
        aria-label={SAID.raiseNamed(unit.title)}
        title={SAID.raise}
        onClick={() => void editor.give({ do: 'raise', unit: unit.id })}
      >
        ↑
      </button>
    )}
    <button
      type="button"
      className="quiet"
      aria-label={SAID.offNamed(unit.title)}
      title={SAID.off}
      onClick={() => void editor.give({ do: 'aside', unit: unit.id, place: out })}
    >
      ×
    </button>
  </UnitRow>
);
