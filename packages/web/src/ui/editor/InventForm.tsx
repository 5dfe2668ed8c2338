import type { EditField, EditValue, EditValues } from '@narrow-seas/core';
import { useState } from 'react';
import type { EditorStore } from '../../store/editor.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { FieldForm } from './FieldForm.tsx';

interface Props {
  readonly editor: EditorStore;
  readonly fields: readonly EditField[];
}

const withValue = (field: EditField, value: EditValue | undefined): EditField =>
  value === undefined ? field : ({ ...field, value } as EditField);

/** Whether what is said so far lets the field be asked for. */
const isAsked = ({ when }: EditField, fields: readonly EditField[]): boolean =>
  when === undefined || when.among.includes(String(fields.find(({ id }) => id === when.field)?.value));

/** A unit that is in no order of battle; the game says what describes one. */
export const InventForm = ({ editor, fields }: Props) => {
  const [values, setValues] = useState<EditValues>({});
  const shown = fields.map(field => withValue(field, values[field.id]));
  const add = async (): Promise<void> => {
    await editor.give({
      do: 'invent',
      values: Object.fromEntries(shown.map(({ id, value }) => [id, value])),
    });
    const { fault, shown: after } = editor.get();
    if (fault !== undefined) return;
    setValues({});
    editor.pick(after.sheet.units.findLast(({ madeUp }) => madeUp === true)?.id);
  };
  return (
    <details className="editor-box">
      <summary>{SAID.invent}</summary>
      <form
        className="fields"
        onSubmit={event => {
          event.preventDefault();
          void add();
        }}
      >
        {shown
          .filter(field => isAsked(field, shown))
          .map(field => (
            <FieldForm
              key={field.id}
              field={field}
              set={value => setValues({ ...values, [field.id]: value })}
            />
          ))}
        <button type="submit">{SAID.inventDo}</button>
      </form>
    </details>
  );
};
