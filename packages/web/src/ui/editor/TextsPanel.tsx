import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import type { PanelProps } from './editor-props.ts';

/** As a scenario file takes them. */
const LONGEST = { title: 80, summary: 400, text: 4000 } as const;

/** What people read: the title, a sentence for lists, and the situation of each side. */
export const TextsPanel = ({ editor }: PanelProps) => {
  const { notes } = useStore(editor, state => state.draft);
  const card = useStore(editor, state => state.card);
  const { title, summary, texts } = notes;
  return (
    <div className="texts">
      <label>
        <span>{SAID.titleField}</span>
        <input
          type="text"
          required
          maxLength={LONGEST.title}
          value={title}
          onChange={event => editor.write({ ...notes, title: event.target.value })}
          onBlur={() => title.trim() === '' && editor.write({ ...notes, title: SAID.untitled })}
        />
      </label>
      <Summary value={summary} write={text => editor.write({ ...notes, summary: text })} />
      {card.sides.map(side => (
        <label key={side}>
          <span>{SAID.textField(card.names[side] ?? side)}</span>
          <textarea
            rows={5}
            maxLength={LONGEST.text}
            value={texts[side] ?? ''}
            onChange={event => editor.write({ ...notes, texts: { ...texts, [side]: event.target.value } })}
          />
        </label>
      ))}
      <p className="hint">{SAID.textHint}</p>
    </div>
  );
};

const Summary = ({ value, write }: { readonly value: string; readonly write: (text: string) => void }) => (
  <label>
    <span>{SAID.summaryField}</span>
    <input
      type="text"
      maxLength={LONGEST.summary}
      value={value}
      onChange={event => write(event.target.value)}
    />
  </label>
);
