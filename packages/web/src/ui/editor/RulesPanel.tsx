import type { EditGroup } from '@narrow-seas/core';
import type { EditorStore } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import type { PanelProps } from './editor-props.ts';
import { FieldForm } from './FieldForm.tsx';

/** Up to this many groups stand open one below the other; of more, people open those that they want. */
const FEW = 4;

/** Turn, optional rules, points: what the game says can be set of the whole. */
export const RulesPanel = ({ editor }: PanelProps) => {
  const settings = useStore(editor, state => state.shown.sheet.settings);
  // A game that says what is folded has thought about it.
  const isLong = settings.length > FEW && settings.every(({ folded }) => folded === undefined);
  return settings.map((group, place) =>
    isLong || group.folded === true ? (
      <details key={group.title} className="editor-fold" open={place === 0}>
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

interface Props {
  readonly editor: EditorStore;
  readonly group: EditGroup;
}

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
