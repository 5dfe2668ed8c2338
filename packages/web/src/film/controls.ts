import { newsFor } from '../store/since.ts';
import type { TableStore } from '../store/table.ts';
import { inFilm, momentOf } from '../store/table-state.ts';
import { withTales } from './beat.ts';
import { freshStory, isRunning } from './film.ts';
import { showBeat } from './player.ts';

/** What the buttons and keys of the film do. */

export const toggleFilm = ({ film }: TableStore): void => {
  const { mode } = film.get();
  film.set({ mode: mode === 'playing' ? 'paused' : 'playing', isRolling: false });
};

/** One beat back or forward; the film then waits. */
export const stepFilm = (table: TableStore, step: 1 | -1): void => {
  const { at, beats } = table.film.get();
  const place = Math.max(0, Math.min(at + step, beats.length - 1));
  table.film.set({ mode: 'paused' });
  showBeat({ table }, place, true);
};

export const jumpTo = (table: TableStore, place: number): void => {
  if (!isRunning(table.film.get())) return lookBackAt(table, place);
  table.film.set({ mode: 'paused' });
  showBeat({ table }, place, true);
};

/** To the end: what the computer still does is not shown. */
export const skipFilm = (table: TableStore): void => {
  table.film.set({ mode: 'skipping', battle: undefined, isRolling: false });
  if (table.get().snapshot.computer !== undefined) table.set({ hurried: true, paused: false });
  table.present(false);
};

/** The film of a story that is over, from this beat on. */
const lookBackAt = (table: TableStore, place: number): void => {
  const { from } = table.film.get();
  const { snapshot } = table.get();
  table.film.set({ mode: 'paused', seenUpTo: from, hidesArrows: false });
  table.set({ replay: inFilm(snapshot.length, momentOf(snapshot)) });
  showBeat({ table }, place, true);
};

/** Once more from its start. */
export const watchAgain = (table: TableStore): void => {
  lookBackAt(table, 0);
  table.film.set({ mode: 'playing', at: -1 });
};

export const toggleArrows = ({ film }: TableStore): void =>
  film.set({ hidesArrows: !film.get().hidesArrows });

/** What happened since the player's last move, where it was not shown one by one. */
export const openSummary = async (table: TableStore): Promise<void> => {
  const { log, snapshot } = table.get();
  const { beats, isOver, told } = table.film.get();
  const [first] = newsFor(log, snapshot.viewer);
  const isKnown = beats.length > 0 && isOver && told === log.length;
  if (first !== undefined && !isKnown) {
    const from = first.number - 1;
    const tales = await table.client('story', { from, to: log.length });
    table.film.set({ ...freshStory(from), told: log.length, beats: withTales([], tales), isOver: true });
  }
  table.film.set({ hasSummary: true });
  table.set({ tab: 'log', panelHeight: 'half' });
};
