import type { GameStatus } from '@narrow-seas/protocol';
import { useEffect, useRef, useState } from 'react';
import { endGame, offer } from '../../online/calls.ts';
import { useStore } from '../../store/store.ts';
import { ONLINE } from '../../words/online.ts';
import { ChatBox } from './ChatBox.tsx';
import { DiceSeal } from './DiceSeal.tsx';
import { sayClock } from './LobbyScreen.tsx';
import { hasOpponent, mySides } from './mine.ts';
import { OfferLines, tellRefused } from './OfferLines.tsx';
import type { OnlineTableProps } from './online-props.ts';
import { MarksBox } from './private/MarksBox.tsx';
import { NotesBox } from './private/NotesBox.tsx';
import type { Keeper } from './private/usePrivate.ts';
import { RematchButton } from './RematchButton.tsx';
import { WholeFile } from './WholeFile.tsx';

const { panel: SAID } = ONLINE;

interface Props extends OnlineTableProps {
  readonly keeper: Keeper | undefined;
  readonly close: () => void;
}

/** Talk, and what one does about the game itself. Escape closes it. */
export const OnlinePanel = (props: Props) => {
  const { online, close } = props;
  const status = useStore(online, state => state.status);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (status === undefined) return null;
  return (
    <section
      className="menu online-panel"
      aria-label={SAID.title}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div className="row">
        <h2 ref={title} tabIndex={-1}>
          {SAID.title}
        </h2>
        <button type="button" className="quiet" onClick={close}>
          {SAID.close}
        </button>
      </div>
      {/* On a phone the panel covers the table, and what waits for an answer with it. */}
      <OfferLines {...props} />
      <ChatBox {...props} />
      <GameWays {...props} status={status} />
      {props.keeper !== undefined && (
        <>
          <NotesBox online={online} notes={props.keeper.notes} />
          <MarksBox {...props} marks={props.keeper.marks} />
        </>
      )}
      <p className="hint">{sayClock(status.clockRule)}</p>
      <DiceSeal {...props} status={status} />
    </section>
  );
};

const GameWays = (props: Props & { readonly status: GameStatus }) => {
  const { table, status } = props;
  const [note, setNote] = useState('');
  const [side] = mySides(table.get());
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setNote(SAID.copied);
    } catch {
      table.set({ copyByHand: location.href });
    }
  };
  return (
    <fieldset className="menu-buttons">
      <legend>{SAID.game}</legend>
      {side !== undefined && status.state === 'running' && <Ending {...props} side={side} />}
      {side !== undefined && status.state === 'running' && <WholeFile {...props} side={side} />}
      {status.state === 'finished' && <RematchButton {...props} />}
      <button type="button" onClick={() => void copy()}>
        {SAID.invite}
      </button>
      <p className="hint">{SAID.inviteHint}</p>
      <p role="status">{note}</p>
    </fieldset>
  );
};

/** A draw, or resigning after a question. */
const Ending = ({ table, status, side }: Props & { readonly status: GameStatus; readonly side: string }) => {
  const [isAsking, setAsking] = useState(false);
  const isOffered = status.offers.some(({ kind }) => kind === 'draw');
  const hasPerson = hasOpponent(status, side);
  const resign = (): void => {
    setAsking(false);
    void tellRefused(table, endGame(status.id, side, 'resign'));
  };
  if (isAsking) return <Sure yes={resign} no={() => setAsking(false)} />;
  return (
    <>
      {hasPerson && (
        <button
          type="button"
          disabled={isOffered}
          onClick={() => void tellRefused(table, offer(status.id, side, 'draw'))}
        >
          {SAID.draw}
        </button>
      )}
      <button type="button" onClick={() => setAsking(true)}>
        {SAID.resign}
      </button>
    </>
  );
};

const Sure = ({ yes, no }: { readonly yes: () => void; readonly no: () => void }) => (
  <div role="alertdialog" aria-label={SAID.sure} className="menu-buttons">
    <p>{SAID.sure}</p>
    <button type="button" className="primary" onClick={yes}>
      {SAID.sureYes}
    </button>
    {/* biome-ignore lint/a11y/noAutofocus: the safe answer to a question that was just asked */}
    <button type="button" autoFocus onClick={no}>
      {SAID.sureNo}
    </button>
  </div>
);
