import type { Notice } from '../link/notice.ts';
import { makeStore, type Store } from './store.ts';

/** How the game that is open is faring: what the browser has confirmed, and whether the worker lives. */
export interface Health {
  /** The game that the rest is about. */
  readonly id: string;
  /** Unknown before the first word, and while the last change is not confirmed. */
  readonly saving: 'unknown' | 'saved' | 'failing';
  /** Why it fails, in a sentence. */
  readonly reason: string;
  /** The game went on in another tab. */
  readonly isOvertaken: boolean;
  readonly worker: 'well' | 'silent' | 'stopped';
}

const OF_GAME = { saving: 'unknown', reason: '', isOvertaken: false } as const;

const WELL: Health = { ...OF_GAME, id: '', worker: 'well' };

export interface Watch extends Store<Health> {
  readonly hear: (notice: Notice) => void;
  /** A game is about to be opened: what was heard of another is over. */
  readonly begin: () => void;
}

const ofGame = (health: Health, id: string): Health => (health.id === id ? health : { ...WELL, id });

/** What fails stays told until a later save is confirmed. */
const unconfirmed = (health: Health): Health =>
  health.saving === 'failing' ? health : { ...health, saving: 'unknown' };

const after = (health: Health, notice: Notice): Partial<Health> => {
  switch (notice.notice) {
    case 'saving':
      return unconfirmed(ofGame(health, notice.id));
    case 'saved':
      return { ...ofGame(health, notice.id), saving: 'saved', reason: '' };
    case 'unsaved':
      return { ...ofGame(health, notice.id), saving: 'failing', reason: notice.reason };
    case 'overtaken':
      return { ...ofGame(health, notice.id), isOvertaken: true };
    case 'stopped':
    case 'silent':
      return { worker: notice.notice };
    case 'heard':
      return health.worker === 'silent' ? { worker: 'well' } : {};
    case 'alive':
    case 'online':
      return {};
  }
};

export const makeWatch = (): Watch => {
  const store = makeStore(WELL);
  return {
    ...store,
    hear: notice => store.set(after(store.get(), notice)),
    begin: () => store.set(WELL),
  };
};

/** Whether moves of this game are known not to be saved. */
export const isUnsaved = ({ id, saving }: Health, saveId: string): boolean =>
  saveId !== '' && id === saveId && saving === 'failing';
