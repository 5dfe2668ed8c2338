import { isObject, type JsonObject, parseJson } from '@narrow-seas/core';
import { answerOf, type Stores, type Transact } from './database.ts';
import type { SaveHeader } from './header.ts';

/** A game as version 1 kept it: one text, written again with every move. */
export interface OldSave
  extends Pick<SaveHeader, 'id' | 'game' | 'title' | 'phase' | 'seats' | 'at' | 'over'> {
  /** The first games had none. */
  readonly marks?: SaveHeader['marks'];
  readonly text: string;
}

interface Apart {
  readonly head: JsonObject;
  readonly entries: readonly unknown[];
}

/** Undefined for a text that is no save: it stays where it is, and the rules say what is wrong with it. */
const takeApart = (text: string): Apart | undefined => {
  const file = parseJson(text);
  if (!file.ok || !isObject(file.value)) return undefined;
  const { entries, ...head } = file.value;
  return Array.isArray(entries) ? { head, entries } : undefined;
};

/** The first games had their phase in the title. */
const namesOf = ({ title, phase }: OldSave): Pick<SaveHeader, 'title' | 'phase'> => {
  if (phase !== undefined) return { title, phase };
  const [name = '', ...rest] = title.split(': ');
  return rest.length === 0 ? { title } : { title: name, phase: rest.join(': ') };
};

const NOBODY = '';

const headerWith = (save: OldSave, { head, entries }: Apart): SaveHeader => {
  const { id, game, seats, at, over, marks = [] } = save;
  return { id, game, ...namesOf(save), seats, at, over, marks, head, length: entries.length, owner: NOBODY };
};

export const headerOfOld = (save: OldSave): SaveHeader =>
  headerWith(save, takeApart(save.text) ?? { head: {}, entries: [] });

export const oldSaveIn = (old: IDBObjectStore, id: string): Promise<OldSave | undefined> =>
  answerOf(old.get(id) as IDBRequest<OldSave | undefined>);

const carry = async ({ headers, entries, old }: Stores, id: string): Promise<void> => {
  const save = old === undefined ? undefined : await oldSaveIn(old, id);
  const apart = save === undefined ? undefined : takeApart(save.text);
  if (save === undefined || apart === undefined) return;
  headers.put(headerWith(save, apart));
  for (const [place, entry] of apart.entries.entries()) entries.put(entry, [id, place + 1]);
  old?.delete(id);
};

/**
 * Carries the games of version 1 over, each in a transaction of its own: where there is no room for a second copy of
 * one, it stays in the old store and can be opened from there.
 */
export const carryOver = async (transact: Transact): Promise<void> => {
  const namesIn = async ({ old }: Stores): Promise<readonly string[]> =>
    old === undefined ? [] : answerOf(old.getAllKeys() as IDBRequest<string[]>);
  for (const id of await transact('readonly', namesIn)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one game after another: a failure of one must not undo the rest
      await transact('readwrite', stores => carry(stores, id));
    } catch {
      return;
    }
  }
};
