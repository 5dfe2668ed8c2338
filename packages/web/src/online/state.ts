import type { ChatSaid, GameStatus } from '@narrow-seas/protocol';
import type { Notice, OnlineTold } from '../link/notice.ts';
import type { Snapshot } from '../link/protocol.ts';
import { makeStore, type Store } from '../store/store.ts';
import { type MarksState, NO_MARKS } from './marks.ts';
import { type NotesState, NO_NOTES } from './notes.ts';

/** The game on the server that is open, as far as it is not on the table itself. */
export interface OnlineState {
  /** Its id; empty when there is none. */
  readonly id: string;
  readonly connection: 'on' | 'lost' | 'back';
  /** A move has not reached the server yet. */
  readonly isWaiting: boolean;
  readonly status: GameStatus | undefined;
  readonly here: readonly string[];
  readonly said: readonly ChatSaid[];
  /** Messages that nobody has looked at. */
  readonly unread: number;
  /** Tables that have come and are not shown yet, the oldest first. */
  readonly tables: readonly Snapshot[];
  /** Why a move that waited was not made. */
  readonly unsent: string;
  /** My own notes and marks: nobody else is told of them. */
  readonly notes: NotesState;
  readonly marks: MarksState;
}

const NOTHING: OnlineState = {
  id: '',
  connection: 'on',
  isWaiting: false,
  status: undefined,
  here: [],
  said: [],
  unread: 0,
  tables: [],
  unsent: '',
  notes: NO_NOTES,
  marks: NO_MARKS,
};

export interface Online extends Store<OnlineState> {
  readonly hear: (notice: Notice) => void;
  /** A game is about to be opened: what was heard of another is over. */
  readonly begin: (id: string) => void;
}

/** The same message may come twice: from the list, and as it was said. */
export const withSaid = (said: readonly ChatSaid[], more: readonly ChatSaid[]): readonly ChatSaid[] => {
  const known = new Map([...said, ...more].map(message => [message.number, message]));
  return [...known.values()].toSorted((one, other) => one.number - other.number);
};

const after = (state: OnlineState, told: OnlineTold): Partial<OnlineState> => {
  switch (told.what) {
    case 'connection': {
      const isBack = told.isOn && state.connection === 'lost';
      const steady = state.connection === 'back' ? 'back' : 'on';
      return {
        connection: told.isOn ? (isBack ? 'back' : steady) : 'lost',
        isWaiting: told.isWaiting,
        ...(told.isOn ? {} : { here: [] }),
      };
    }
    case 'status':
      return { status: told.status };
    case 'presence':
      return { here: told.here };
    case 'said':
      return { said: withSaid(state.said, [told.said]), unread: state.unread + 1 };
    case 'table':
      return { tables: [...state.tables, told.snapshot] };
    case 'unsent':
      return { unsent: told.sentence };
  }
};

export const makeOnline = (): Online => {
  const store = makeStore(NOTHING);
  return {
    ...store,
    hear: notice => {
      if (notice.notice === 'online' && notice.id === store.get().id)
        store.set(after(store.get(), notice.told));
    },
    begin: id => store.set({ ...NOTHING, id }),
  };
};
