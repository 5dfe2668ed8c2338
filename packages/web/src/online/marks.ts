import { failed, ok, type Result } from '@narrow-seas/core';
import type { Mark, Problem } from '@narrow-seas/protocol';
import type { Store } from '../store/store.ts';
import { ONLINE } from '../words/online.ts';
import { readMarks, saveMarks } from './calls.ts';

/** My words on the map. */
export interface MarksState {
  readonly marks: readonly Mark[];
  /** Until they are read nobody can write over them. */
  readonly isRead: boolean;
  readonly complaint: string;
}

export const NO_MARKS: MarksState = { marks: [], isRead: false, complaint: '' };

/** The server takes no more. */
const MOST = 200;

interface Holder {
  readonly id: string;
  readonly marks: MarksState;
}

export interface MarksKeeper {
  readonly read: () => Promise<void>;
  /** A hex has one word: a second one takes the place of the first. */
  readonly put: (hex: string, text: string) => Promise<boolean>;
  readonly remove: (hex: string) => Promise<boolean>;
}

/** The marks with a word for this hex. */
export const withMark = (
  marks: readonly Mark[],
  hex: string,
  text: string,
): Result<readonly Mark[], Problem> => {
  const others = marks.filter(mark => mark.hex !== hex);
  return others.length >= MOST
    ? failed({ code: 'full', sentence: ONLINE.marks.full(MOST) })
    : ok([...others, { hex, colour: 'yellow', text }]);
};

export const makeMarksKeeper = (online: Store<Holder>): MarksKeeper => {
  const { id } = online.get();
  const set = (more: Partial<MarksState>): void => {
    if (online.get().id === id) online.set({ marks: { ...online.get().marks, ...more } });
  };
  /** They are shown when the server has them: what is seen is what is kept. */
  const keep = async (marks: readonly Mark[]): Promise<boolean> => {
    const answer = await saveMarks(id, marks);
    set(answer.ok ? { marks, complaint: '' } : { complaint: ONLINE.marks.failed(answer.error.sentence) });
    return answer.ok;
  };
  return {
    read: async () => {
      const told = await readMarks(id);
      set(
        told.ok
          ? { marks: told.value.marks, isRead: true, complaint: '' }
          : { complaint: ONLINE.marks.unread(told.error.sentence) },
      );
    },
    put: async (hex, text) => {
      const next = withMark(online.get().marks.marks, hex, text);
      if (next.ok) return keep(next.value);
      set({ complaint: next.error.sentence });
      return false;
    },
    remove: async hex => keep(online.get().marks.marks.filter(mark => mark.hex !== hex)),
  };
};
