import type { Viewer } from '@narrow-seas/core';
import type { Event } from './event.ts';
import type { State } from './state.ts';
import type { Side } from './vocabulary.ts';

/** Nothing is hidden in this game: everybody sees the whole table, and only knows besides who he is. */
export interface View {
  readonly viewer: Viewer<Side>;
  readonly table: State;
}

export const viewFor = (state: State, viewer: Viewer<Side>): View => ({ viewer, table: state });

export const witness = (_state: State, event: Event): readonly Event[] => [event];

export const imagine = ({ table }: View): State => table;
