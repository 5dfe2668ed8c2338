import { LONGEST_LINK, matchAddress, positionAddress } from '../link/address.ts';
import type { TableStore } from '../store/table.ts';
import { WORDS } from '../words.ts';
import { saveFile } from './files.ts';

const hereWith = (fragment: string): string => `${location.origin}${location.pathname}${fragment}`;

/** Onto the clipboard, or before the eyes where the browser does not allow that. */
const copyByHand = async (table: TableStore, text: string, done: string): Promise<void> => {
  table.set({ menu: false });
  try {
    await navigator.clipboard.writeText(text);
    table.set({ note: done, spoken: done });
  } catch {
    table.set({ copyByHand: text });
  }
};

/** Of the present, or of the moment replayed. */
const shownPosition = (table: TableStore): PromiseLike<string> =>
  table.client('notation', table.get().replay?.at);

export const copyPosition = async (table: TableStore): Promise<void> =>
  copyByHand(table, await shownPosition(table), WORDS.share.positionCopied);

export const copyPositionLink = async (table: TableStore): Promise<void> => {
  const fragment = await positionAddress(table.get().display.id, await shownPosition(table));
  await copyByHand(table, hereWith(fragment), WORDS.share.linkCopied);
};

const fileName = (table: TableStore): string => WORDS.file.game(table.get().display.id);

export const saveGame = async (table: TableStore): Promise<void> =>
  saveFile(fileName(table), await table.client('save', undefined));

/** What may go to anybody, also while the game is being played. */
export const saveShare = async (table: TableStore): Promise<void> =>
  saveFile(WORDS.file.share(table.get().display.id), await table.client('share', undefined));

/** A game too long for a link goes as a file. */
export const copyGameLink = async (table: TableStore): Promise<void> => {
  const link = hereWith(await matchAddress(await table.client('compactSave', undefined)));
  if (link.length <= LONGEST_LINK) return copyByHand(table, link, WORDS.share.gameCopied);
  await saveGame(table);
  table.set({ menu: false, note: WORDS.share.tooLong, spoken: WORDS.share.tooLong });
};
