import { FILE_ADDRESS, keptAddress } from '../link/address.ts';
import type { Opened } from '../store/opening.ts';

/** The steps that Back and Forward take: what is shown has an address, and entering a table is a step. */

export const hasPlace = (): boolean => location.hash.length > 2;

/** The name of the game that is open, or that another tab has; empty for what is saved nowhere. */
export const keepOf = (opened: Opened | undefined): string => {
  if (opened === undefined) return '';
  return opened.ok ? opened.table.get().keep : (opened.held ?? '');
};

/** The address that stands for what is shown; undefined where the one that is there stays. */
const addressOf = (opened: Opened | undefined): string | undefined => {
  const keep = keepOf(opened);
  if (keep !== '') return keptAddress(keep);
  if (opened?.ok === true) return hasPlace() ? undefined : FILE_ADDRESS;
  // What did not come keeps its address, for a later load.
  return opened?.unloaded === true ? undefined : '#';
};

/** In the entry of a table: one step back is the start page. */
const ENTERED = { entered: true };

const isEntered = (): boolean => (history.state as Partial<typeof ENTERED> | null)?.entered === true;

/** Entering a table is a step that Back takes back; a complaint takes the place of what failed. */
export const showInAddress = (opened: Opened | undefined): void => {
  const address = addressOf(opened);
  const isThere = address === undefined || address === (location.hash || '#');
  if (isThere) return;
  if (address === '#') history.replaceState(undefined, '', address);
  else history.pushState(hasPlace() ? undefined : ENTERED, '', address);
};

/** To the start page, by the way one came; a table that was the first page of the visit has none. */
export const stepHome = (close: () => void): void => {
  if (isEntered()) return history.back();
  history.pushState(undefined, '', '#');
  close();
};

/** The address has moved on already: back to the table until the player has answered. The answer goes on after all. */
export const stepBackTo = (keep: string): (() => void) => {
  const wanted = location.href;
  history.pushState(ENTERED, '', keptAddress(keep));
  return () => history.pushState(undefined, '', wanted);
};
