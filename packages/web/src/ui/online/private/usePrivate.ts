import { useEffect, useMemo } from 'react';
import { makeMarksKeeper, type MarksKeeper } from '../../../online/marks.ts';
import { isUnkept, makeNotesKeeper, type NotesKeeper } from '../../../online/notes.ts';
import { mySides } from '../mine.ts';
import type { OnlineProps } from '../online-props.ts';

/** What keeps my notes and marks at the server. */
export interface Keeper {
  readonly notes: NotesKeeper;
  readonly marks: MarksKeeper;
}

/** For players: as long as the table is open. What is not saved is saved when the page is put aside. */
export const usePrivate = ({ table, online }: OnlineProps): Keeper | undefined => {
  const isPlayer = mySides(table.get()).length > 0;
  const keeper = useMemo(
    () => (isPlayer ? { notes: makeNotesKeeper(online), marks: makeMarksKeeper(online) } : undefined),
    [online, isPlayer],
  );
  useEffect(() => {
    if (keeper === undefined) return undefined;
    const { notes, marks } = keeper;
    const listening = new AbortController();
    const { signal } = listening;
    const ask = (event: BeforeUnloadEvent): void =>
      void (isUnkept(online.get().notes) && event.preventDefault());
    void notes.read();
    void marks.read();
    document.addEventListener('visibilitychange', () => void notes.save(), { signal });
    addEventListener('beforeunload', ask, { signal });
    return () => {
      listening.abort();
      void notes.save();
    };
  }, [online, keeper]);
  return keeper;
};
