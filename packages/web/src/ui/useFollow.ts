import { useEffect } from 'react';
import { hexesIn } from '../store/speech.ts';
import { useStore } from '../store/store.ts';
import type { TableStore } from '../store/table.ts';
import { isMyTurn, viewShown } from '../store/table-state.ts';
import { WORDS } from '../words.ts';
import type { Stage } from './stage.ts';

/** Moves the map as far as it must to show where an entry of the log happened. */
const revealEntry = (table: TableStore, stage: Stage, number: number): void => {
  const state = table.get();
  const entry = state.log[number - 1];
  if (entry === undefined) return;
  const hex = hexesIn(state.exhibit, viewShown(state), entry, state.table.pieces).at(-1);
  if (hex !== undefined) stage.view?.reveal(hex);
};

/** Keeps the moment replayed, every attack and the hex that one is asked about in sight, and tells in the title of the window who is asked. */
export const useFollow = (table: TableStore, stage: Stage): void => {
  const at = useStore(table, state => state.replay?.at);
  const thrown = useStore(table, state => state.thrown?.number);
  const asked = useStore(table, state => state.standing.survey.focus?.hex);
  const title = useStore(table, state =>
    WORDS.title(state.standing.survey.title, isMyTurn(state) && state.standing.outcome === undefined),
  );
  useEffect(() => {
    if (at !== undefined) revealEntry(table, stage, at);
  }, [table, stage, at]);
  useEffect(() => {
    // The entry before the die is the attack it was rolled for.
    if (thrown !== undefined) revealEntry(table, stage, thrown - 1);
  }, [table, stage, thrown]);
  useEffect(() => {
    if (asked !== undefined) stage.view?.reveal(asked);
  }, [stage, asked]);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = WORDS.name;
    };
  }, [title]);
};
