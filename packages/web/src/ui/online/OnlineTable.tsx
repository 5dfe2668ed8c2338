import { useEffect, useState } from 'react';
import { useBadge } from '../../online/badge.ts';
import { markSeen } from '../../online/calls.ts';
import type { Online } from '../../online/state.ts';
import { followTables } from '../../online/tables.ts';
import { useStore } from '../../store/store.ts';
import { isMyTurn } from '../../store/table-state.ts';
import { ONLINE } from '../../words/online.ts';
import { OfferLines } from './OfferLines.tsx';
import { OnlinePanel } from './OnlinePanel.tsx';
import type { OnlineTableProps } from './online-props.ts';
import { usePrivate } from './private/usePrivate.ts';
import { SeatList } from './SeatList.tsx';

const { connection: SAID, table: SAY } = ONLINE;

/** What a game on the server has beside the table: players, clocks, the connection, offers, and talk. */
export const OnlineTable = (props: OnlineTableProps) => {
  const { table, online } = props;
  const [isOpen, setOpen] = useState(false);
  const isTurn = useStore(table, state => isMyTurn(state) && state.snapshot.outcome === undefined);
  useEffect(() => followTables(table, online), [table, online]);
  const keeper = usePrivate(props);
  useUnsent(props);
  useBadge(isTurn ? 1 : 0);
  useSeen(props, isTurn);
  return (
    <>
      <ConnectionLine {...props} />
      <section className="online-strip" aria-label={SAY.label}>
        <SeatList {...props} />
        <PanelButton online={online} isOpen={isOpen} toggle={() => setOpen(!isOpen)} />
      </section>
      {isOpen ? (
        <OnlinePanel {...props} keeper={keeper} close={() => setOpen(false)} />
      ) : (
        <OfferLines {...props} />
      )}
    </>
  );
};

/** Who looks at a turn need not be told of it elsewhere. A tab that is merely open does not count: only a touch or a key does. */
const useSeen = ({ online }: OnlineTableProps, isTurn: boolean): void => {
  useEffect(() => {
    if (!isTurn) return undefined;
    const told = new AbortController();
    const tell = (): void => {
      told.abort();
      void markSeen(online.get().id);
    };
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, tell, { signal: told.signal, capture: true });
    return () => told.abort();
  }, [online, isTurn]);
};

/** A move that waited and was refused in the end is told once. */
const useUnsent = ({ table, online }: OnlineTableProps): void => {
  const unsent = useStore(online, state => state.unsent);
  useEffect(() => {
    if (unsent === '') return;
    table.set({ note: unsent, spoken: unsent });
    online.set({ unsent: '' });
  }, [table, online, unsent]);
};

const BACK_MS = 5000;

const ConnectionLine = ({ table, online }: OnlineTableProps) => {
  const { connection, isWaiting } = useStore(online, state => state);
  useEffect(() => {
    if (connection !== 'back') return undefined;
    const timer = setTimeout(() => online.set({ connection: 'on' }), BACK_MS);
    return () => clearTimeout(timer);
  }, [online, connection]);
  if (connection === 'on') return null;
  if (connection === 'back')
    return (
      <p className="online-back" role="status">
        {SAID.back}
      </p>
    );
  return (
    <div className="alert">
      <p role="alert">
        <strong>{SAID.lost}</strong> {isWaiting ? SAID.waits : SAID.lostHint}
      </p>
      <button
        type="button"
        onClick={() => void table.client('reconnect', undefined).then(undefined, table.fail)}
      >
        {SAID.now}
      </button>
    </div>
  );
};

interface ButtonProps {
  readonly online: Online;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const PanelButton = ({ online, isOpen, toggle }: ButtonProps) => {
  const unread = useStore(online, state => state.unread);
  const label = unread > 0 && !isOpen ? SAY.unread(unread) : SAY.open;
  return (
    <button
      type="button"
      className="online-panel-button"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={toggle}
    >
      {SAY.open}
      {unread > 0 && !isOpen && <b className="unread">{unread}</b>}
    </button>
  );
};
