import type { EditGroup } from '@narrow-seas/core';
import type { EditorStore } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import type { PanelProps } from './editor-props.ts';
import { FieldForm } from './FieldForm.tsx';

/** Turn, optional rules, points: what the game says can be set of the whole. */
export const RulesPanel = ({ editor }: PanelProps) => {
  const settings = useStore(editor, state => state.shown.sheet.settings);
  return settings.map(group => <Group key={group.title} editor={editor} group={group} />);
};

interface Props {
  readonly editor: EditorStore;
  readonly group: EditGroup;
}

const Group = ({ editor, group }: Props) => {
  const { title, folded } = group;
  if (folded === true)
    return (
      <details className="editor-fold">
        <summary>{title}</summary>
        <div className="fields">
          <Fields editor={editor} group={group} />
        </div>
      </details>
    );
  return (
    <fieldset className="fields">
      <legend>{title}</legend>
      <Fields editor={editor} group={group} />
    </fieldset>
  );
};

const Fields = ({ editor, group: { about, fields } }: Props) => (
  <>
    {about !== undefined && <p className="hint">{about}</p>}
    {fields.map(field => (
      <FieldForm
        key={field.id}
        field={field}
        set={value => void editor.give({ do: 'set', field: field.id, value })}
      />
    ))}
  </>
);
