import { useState } from 'react';
import { LONGEST_LINK, scenarioAddress } from '../../link/address.ts';
import type { EditorStore } from '../../store/editor.ts';
import { useStore } from '../../store/store.ts';
import { EDITOR_WORDS as SAID } from '../../words/editor.ts';
import { saveFile } from '../files.ts';
import { SeatPicker, seatsAtFirst } from '../SeatPicker.tsx';
import { BalanceBox } from './BalanceBox.tsx';
import { FileField } from './FileField.tsx';
import type { PanelProps } from './editor-props.ts';

/** Play it, see whether it is fair, hand it on. */
export const PlayPanel = (props: PanelProps) => (
  <>
    <PlayBox {...props} />
    <BalanceBox {...props} />
    <ShareBox {...props} />
  </>
);

const PlayBox = ({ editor, begin }: PanelProps) => {
  const { card, draft } = useStore(editor, state => state);
  const [seats, seat] = useState(() => seatsAtFirst(card));
  const { game, position, notes } = draft;
  return (
    <fieldset className="fields">
      <legend>{SAID.playHeading}</legend>
      <SeatPicker card={card} seats={seats} seat={seat} />
      <button
        type="button"
        className="primary"
        onClick={() => begin({ game, opening: { position, notes }, seats })}
      >
        {SAID.playDo}
      </button>
    </fieldset>
  );
};

/** The file of the draft; a sentence where it cannot be one. */
const fileOf = async (editor: EditorStore): Promise<string | undefined> => {
  const { game, notes, position } = editor.get().draft;
  const printed = await editor.client('printScenario', { game, notes, position });
  if (printed.ok) return printed.value;
  editor.set({ fault: { ...printed.error, culprits: [] } });
  return undefined;
};

/** The link on the clipboard, or before the eyes where the browser does not allow that. */
interface Copied {
  readonly said: string;
  readonly link: string;
}

const copyLink = async (editor: EditorStore): Promise<Copied> => {
  const text = await fileOf(editor);
  if (text === undefined) return { said: '', link: '' };
  const link = `${location.origin}${location.pathname}${await scenarioAddress(text)}`;
  if (link.length > LONGEST_LINK) return { said: SAID.linkLong, link: '' };
  try {
    await navigator.clipboard.writeText(link);
    return { said: SAID.linkCopied, link: '' };
  } catch {
    return { said: SAID.linkByHand, link };
  }
};

const save = async (editor: EditorStore): Promise<void> => {
  const text = await fileOf(editor);
  if (text !== undefined) saveFile(SAID.fileName(editor.get().draft.notes.title), text);
};

/** Puts a scenario from a file in the place of this one; answers with why not. */
const load = async ({ editor }: Pick<PanelProps, 'editor'>, file: File): Promise<string> => {
  const read = await editor.client('readScenario', await file.text());
  if (!read.ok) return SAID.badFile(read.error.at, read.error.message);
  if (read.value.game !== editor.get().draft.game) return SAID.otherGame(read.value.notes.title);
  await editor.replace(read.value);
  return '';
};

const ShareBox = ({ editor }: PanelProps) => {
  const [{ said, link }, setCopied] = useState<Copied>({ said: '', link: '' });
  return (
    <fieldset className="fields">
      <legend>{SAID.share}</legend>
      <div className="row">
        <button type="button" onClick={() => void save(editor)}>
          {SAID.save}
        </button>
        <button type="button" onClick={() => void copyLink(editor).then(setCopied)}>
          {SAID.link}
        </button>
      </div>
      <FileField
        label={SAID.fileAgain}
        load={file => void load({ editor }, file).then(wrong => setCopied({ said: wrong, link: '' }))}
      />
      <p role="status">{said}</p>
      {link !== '' && <textarea readOnly aria-label={SAID.link} rows={3} value={link} />}
    </fieldset>
  );
};
