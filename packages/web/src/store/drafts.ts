import { isObject } from '@narrow-seas/core';
import { newToken } from '../link/locks.ts';
import type { Draft } from '../link/editing.ts';

/** A draft as this browser has it. */
export interface StoredDraft extends Draft {
  readonly id: string;
  /** When it was changed last. */
  readonly time: number;
}

/** Where drafts are kept. */
export interface Drafts {
  /** The one that was changed last comes first. */
  readonly list: () => readonly StoredDraft[];
  readonly read: (id: string) => StoredDraft | undefined;
  /** Whether it was kept. */
  readonly write: (draft: StoredDraft) => boolean;
  readonly drop: (id: string) => void;
}

const PREFIX = 'narrow-seas/draft/';

const isText = (value: unknown): value is string => typeof value === 'string';

const readStored = (id: string, text: string): StoredDraft | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value['notes'])) return undefined;
    const { game, position, time, notes } = value;
    const { title, summary, texts } = notes;
    if (![game, position, title, summary].every(isText) || typeof time !== 'number') return undefined;
    if (!isObject(texts) || !Object.values(texts).every(isText)) return undefined;
    return { ...(value as unknown as StoredDraft), id };
  } catch {
    return undefined;
  }
};

/** A browser that keeps nothing still lets one make a scenario: it is then told to save a file. */
const orNothing = <A>(look: () => A, nothing: A): A => {
  try {
    return look();
  } catch {
    return nothing;
  }
};

/** Without storage they last as long as the page. */
export const openDrafts = (storage: () => Storage = () => localStorage): Drafts => {
  const open = new Map<string, StoredDraft>();
  const stored = (id: string): StoredDraft | undefined =>
    orNothing(() => {
      const text = storage().getItem(PREFIX + id);
      return text === null ? undefined : readStored(id, text);
    }, undefined);
  const idsStored = (): readonly string[] =>
    orNothing(() => {
      const keys = Array.from({ length: storage().length }, (_, place) => storage().key(place) ?? '');
      return keys.filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length));
    }, []);
  // Another tab may have changed it; what could not be stored is only here.
  const read = (id: string): StoredDraft | undefined => {
    const [kept, here] = [stored(id), open.get(id)];
    return kept !== undefined && kept.time >= (here?.time ?? 0) ? kept : here;
  };
  return {
    read,
    list: () =>
      [...new Set([...idsStored(), ...open.keys()])]
        .flatMap(id => read(id) ?? [])
        .toSorted((one, other) => other.time - one.time),
    write: draft => {
      open.set(draft.id, draft);
      return orNothing(() => {
        storage().setItem(PREFIX + draft.id, JSON.stringify(draft));
        return true;
      }, false);
    },
    drop: id => {
      open.delete(id);
      orNothing(() => storage().removeItem(PREFIX + id), undefined);
    },
  };
};

export const newDraftOf = (draft: Draft): StoredDraft => ({ ...draft, id: newToken(), time: Date.now() });
