import type { EditGroup } from '@narrow-seas/core';
import type { EditorStore } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import type { PanelProps } from './editor-props.ts';
import { FieldForm } from './FieldForm.tsx';

/** So many groups stand open one below the other; of more, one opens what one wants. */
const FEW = 4;

interface Props {
  readonly editor: EditorStore;
  readonly group: EditGroup;
}

/** Turn, optional rules, points: what the game says can be set of the whole. */
export const RulesPanel = ({ editor }: PanelProps) => {
  const settings = useStore(editor, state => state.shown.sheet.settings);
  const isLong = settings.length > FEW;
  return settings.map((group, place) =>
    isLong ? (
      <details key={group.title} className="editor-group" open={place === 0}>
        <summary>{group.title}</summary>
        <div className="fields">
          <Fields editor={editor} group={group} />
        </div>
      </details>
    ) : (
      <fieldset key={group.title} className="fields">
        <legend>{group.title}</legend>
        <Fields editor={editor} group={group} />
      </fieldset>
    ),
  );
};

const Fields = ({ editor, group }: Props) =>
  group.fields.map(field => (
    <FieldForm
      key={field.id}
      field={field}
      set={value => void editor.give({ do: 'set', field: field.id, value })}
    />
  ));
