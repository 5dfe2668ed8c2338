import type { Viewer } from '@narrow-seas/core';
import type { Event } from './event.ts';
import type { Secret, State, Table } from './state.ts';
import type { Side } from './vocabulary.ts';

/** [C.1.4] The table is open; of secrets a side has only its own, and a spectator none. */
export interface View {
  readonly viewer: Viewer<Side>;
  readonly table: Table;
  readonly own?: Secret;
}

export const viewFor = ({ table, secret }: State, viewer: Viewer<Side>): View =>
  viewer === 'spectator' ? { viewer, table } : { viewer, table, own: secret[viewer] };

/** [C.1.4] Whose secret an event is about; undefined for what happens in the open. */
const ownerOf = (event: Event): Side | undefined => {
  switch (event.type) {
    case 'ordered':
    case 'countermanded':
    case 'stores-changed':
    case 'lot-laid':
      return event.side;
    case 'strategy-set':
      return 'soviet';
    case 'wing-set':
      return 'nato';
    default:
      return undefined;
  }
};

/** What is secret is told to its owner alone. */
export const witness = (_state: State, event: Event, viewer: Viewer<Side>): readonly Event[] => {
  const owner = ownerOf(event);
  return owner === undefined || owner === viewer ? [event] : [];
};

const FINAL: ReadonlySet<Event['type']> = new Set([
  'revealed',
  'strategy-known',
  'wing-known',
  'lots-opened',
  'aimed',
]);

/** Secrets that come out cannot be taken back; an attack that is aimed shows how well the defender can still fire. */
export const final = ({ type }: Event): boolean => FINAL.has(type);
