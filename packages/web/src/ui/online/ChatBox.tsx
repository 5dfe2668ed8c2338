import { useEffect, useRef, useState } from 'react';
import { chatOf, say } from '../../online/calls.ts';
import { withSaid } from '../../online/state.ts';
import { useStore } from '../../store/store.ts';
import { ONLINE } from '../../words/online.ts';
import { WORDS } from '../../words.ts';
import { mySides } from './mine.ts';
import type { OnlineProps } from './online-props.ts';
import { PlayerLink } from './PlayerLink.tsx';

const { panel: SAID } = ONLINE;

/** What was said before the panel opened is read once; the rest comes by itself. Who looks has read it. */
const useChat = ({ online }: OnlineProps, isPlayer: boolean) => {
  const said = useStore(online, state => state.said);
  const { id } = online.get();
  useEffect(() => {
    if (!isPlayer) return;
    void chatOf(id).then(known => online.set({ said: withSaid(online.get().said, known) }));
  }, [online, id, isPlayer]);
  useEffect(() => online.set({ unread: 0 }), [online, said]);
  return said;
};

export const ChatBox = (props: OnlineProps) => {
  const { table, online } = props;
  const isPlayer = mySides(table.get()).length > 0;
  const said = useChat(props, isPlayer);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  if (!isPlayer) return <p className="hint">{SAID.spectator}</p>;
  return (
    <fieldset className="chat">
      <legend>{SAID.chat}</legend>
      {said.length === 0 && <p className="hint">{SAID.noChat}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ol ref={list} tabIndex={0} aria-label={SAID.chat} aria-live="polite">
        {said.map(({ number, by, text, at }) => (
          <li key={number}>
            <b>
              <PlayerLink player={by} />
            </b>{' '}
            <span>{text}</span> <small>{WORDS.when(Date.parse(at))}</small>
          </li>
        ))}
      </ol>
      <SayForm id={online.get().id} />
    </fieldset>
  );
};

const MOST = 2000;

/** What could not be sent stays in the field. */
const SayForm = ({ id }: { readonly id: string }) => {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState('');
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    const answer = await say(id, text);
    if (answer.ok) setText('');
    setComplaint(answer.ok ? '' : SAID.notSaid(answer.error.sentence));
  };
  return (
    <form
      className="lobby-ways"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        aria-label={SAID.say}
        placeholder={SAID.say}
        maxLength={MOST}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <button type="submit">{SAID.send}</button>
      {complaint !== '' && <p role="alert">{complaint}</p>}
    </form>
  );
};
