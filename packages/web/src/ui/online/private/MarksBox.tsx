import { hexByName } from '@narrow-seas/hex';
import type { Mark } from '@narrow-seas/protocol';
import { useState } from 'react';
import type { MarksKeeper } from '../../../online/marks.ts';
import { useStore } from '../../../store/store.ts';
import { nameOfHex } from '../../../store/table-state.ts';
import { ONLINE } from '../../../words/online.ts';
import type { OnlineTableProps } from '../online-props.ts';

const { marks: SAID } = ONLINE;

interface Props extends OnlineTableProps {
  readonly marks: MarksKeeper;
}

/** Words on the map that only their owner sees: one for a hex. */
export const MarksBox = (props: Props) => {
  const { marks, isRead, complaint } = useStore(props.online, state => state.marks);
  const hex = useStore(props.table, state => state.selected ?? state.cursor);
  return (
    <fieldset className="marks">
      <legend>{SAID.title}</legend>
      {isRead && hex !== undefined ? (
        <MarkForm key={hex} {...props} name={nameOfHex(props.table.get(), hex)} />
      ) : (
        <p className="hint">{SAID.choose}</p>
      )}
      {complaint !== '' && <p role="alert">{complaint}</p>}
      <ul className="account-rows">
        {marks.map(mark => (
          <MarkRow key={mark.hex} {...props} mark={mark} />
        ))}
      </ul>
      <p className="hint">{SAID.hint}</p>
    </fieldset>
  );
};

const MOST = 30;

const MarkForm = ({ marks, name }: Props & { readonly name: string }) => {
  const [text, setText] = useState('');
  const put = async (): Promise<void> => {
    const word = text.trim();
    if (word !== '' && (await marks.put(name, word))) setText('');
  };
  return (
    <form
      className="lobby-ways"
      onSubmit={event => {
        event.preventDefault();
        void put();
      }}
    >
      <input
        type="text"
        aria-label={SAID.word(name)}
        placeholder={SAID.word(name)}
        maxLength={MOST}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <button type="submit">{SAID.set}</button>
    </form>
  );
};

const MarkRow = ({ table, stage, marks, mark }: Props & { readonly mark: Mark }) => {
  const hex = hexByName(table.get().display.map, mark.hex);
  return (
    <li className="row">
      <button type="button" className="link" onClick={() => hex !== undefined && stage.view?.centreOn([hex])}>
        {SAID.show(mark.hex, mark.text ?? '')}
      </button>
      <button type="button" aria-label={SAID.removeOf(mark.hex)} onClick={() => void marks.remove(mark.hex)}>
        {SAID.remove}
      </button>
    </li>
  );
};
