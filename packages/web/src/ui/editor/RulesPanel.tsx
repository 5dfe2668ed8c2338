import { useStore } from '../../store/store.ts';
import type { PanelProps } from './editor-props.ts';
import { FieldForm } from './FieldForm.tsx';

/** Turn, optional rules, points: what the game says can be set of the whole. */
export const RulesPanel = ({ editor }: PanelProps) => {
  const settings = useStore(editor, state => state.shown.sheet.settings);
  return settings.map(({ title, fields }) => (
    <fieldset key={title} className="fields">
      <legend>{title}</legend>
      {fields.map(field => (
        <FieldForm
          key={field.id}
          field={field}
          set={value => void editor.give({ do: 'set', field: field.id, value })}
        />
      ))}
    </fieldset>
  ));
};
