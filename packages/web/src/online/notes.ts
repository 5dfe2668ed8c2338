import type { Store } from '../store/store.ts';
import { readNotes, saveNotes } from './calls.ts';

/** My notes about the game, and whether the server has them as they stand here. */
export interface NotesState {
  readonly text: string;
  /** Until they are read nobody can write over them. */
  readonly kept: 'unread' | 'saved' | 'changed' | 'saving' | 'failed';
  /** Why they could not be read or saved. */
  readonly complaint: string;
}

export const NO_NOTES: NotesState = { text: '', kept: 'unread', complaint: '' };

interface Holder {
  readonly id: string;
  readonly notes: NotesState;
}

export interface NotesKeeper {
  readonly read: () => Promise<void>;
  /** They are saved when nobody has typed for a moment. */
  readonly write: (text: string) => void;
  /** Saves at once what is not saved yet. */
  readonly save: () => Promise<void>;
}

const PAUSE_MS = 700;

/** Whether closing the page would lose something. */
export const isUnkept = ({ kept }: NotesState): boolean =>
  kept === 'changed' || kept === 'saving' || kept === 'failed';

export const makeNotesKeeper = (online: Store<Holder>): NotesKeeper => {
  const { id } = online.get();
  const state: { timer?: ReturnType<typeof setTimeout>; isSending: boolean } = { isSending: false };
  // The page may have gone on to another game.
  const set = (more: Partial<NotesState>): void => {
    if (online.get().id === id) online.set({ notes: { ...online.get().notes, ...more } });
  };
  const read = async (): Promise<void> => {
    const told = await readNotes(id);
    if (told.ok) set({ text: told.value.text, kept: 'saved', complaint: '' });
    else set({ complaint: told.error.sentence });
  };
  const save = async (): Promise<void> => {
    clearTimeout(state.timer);
    const { text, kept } = online.get().notes;
    if (state.isSending || (kept !== 'changed' && kept !== 'failed')) return;
    state.isSending = true;
    set({ kept: 'saving', complaint: '' });
    const answer = await saveNotes(id, text);
    state.isSending = false;
    if (!answer.ok) return set({ kept: 'failed', complaint: answer.error.sentence });
    if (online.get().notes.text === text) return set({ kept: 'saved' });
    // Typed meanwhile: one after another, so that an older text never comes last.
    set({ kept: 'changed' });
    return save();
  };
  const write = (text: string): void => {
    clearTimeout(state.timer);
    set({ text, kept: 'changed', complaint: '' });
    state.timer = setTimeout(() => void save(), PAUSE_MS);
  };
  return { read, write, save };
};
