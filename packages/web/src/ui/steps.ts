import {
  FILE_ADDRESS,
  joinAddress,
  learnAddress,
  onlineAddress,
  problemsAddress,
  saveAddress,
} from '../link/address.ts';
import type { Lobby } from '../online/lobby.ts';
import type { Opened } from '../store/opening.ts';

/** The steps that Back and Forward take: what is shown has an address, and entering a table is a step. */

export const hasPlace = (): boolean => location.hash.length > 2;

/** The name of the game that is open, or that another tab has; empty for what is saved nowhere. */
export const saveIdOf = (opened: Opened | undefined): string => {
  if (opened === undefined) return '';
  return opened.ok ? opened.table.get().saveId : (opened.openElsewhere ?? '');
};

const lobbyAddress = ({ id, token }: Lobby): string =>
  token === undefined ? onlineAddress(id) : joinAddress(id, token);

/** A page has been reached by its address; what did not come keeps it, for a later load. */
const keepsAddress = ({ page, unloaded }: Extract<Opened, { ok: false }>): boolean =>
  page !== undefined || unloaded === true;

/** Of the lists that one comes back to from a table. */
const listAddress = (page: Extract<Opened, { ok: false }>['page']): string | undefined => {
  if (page?.at === 'learn') return learnAddress(page);
  return page?.at === 'problems' ? problemsAddress(page) : undefined;
};

/** Of what is no table. */
const closedAddress = (opened: Extract<Opened, { ok: false }>): string | undefined => {
  if (opened.lobby !== undefined) return lobbyAddress(opened.lobby);
  return listAddress(opened.page) ?? (keepsAddress(opened) ? undefined : '#');
};

/** The address that stands for what is shown; undefined where the one that is there stays. */
const addressOf = (opened: Opened | undefined): string | undefined => {
  const saveId = saveIdOf(opened);
  if (saveId !== '') return saveAddress(saveId);
  if (opened?.ok === true && opened.address !== undefined) return opened.address;
  if (opened?.ok === true) return hasPlace() ? undefined : FILE_ADDRESS;
  return opened === undefined ? '#' : closedAddress(opened);
};

/** In the entry of a table: one step back is the start page. */
const ENTERED = { entered: true };

const isEntered = (): boolean => (history.state as Partial<typeof ENTERED> | null)?.entered === true;

/** Entering a table is a step that Back takes back; a complaint takes the place of what failed. */
export const showInAddress = (opened: Opened | undefined): void => {
  const address = addressOf(opened);
  // A link may leave out the stroke after the number sign.
  const here = location.hash.replace(/^#\/?(learn|problems)/, '#/$1');
  const isThere = address === undefined || address === (here || '#');
  if (isThere) return;
  // An invitation that was accepted is no step to go back to.
  const isReplaced = address === '#' || location.hash.replace('#/', '#').startsWith('#join/');
  if (isReplaced) history.replaceState(history.state, '', address);
  else history.pushState(hasPlace() ? undefined : ENTERED, '', address);
};

/** To the start page, by the way one came; a table that was the first page of the visit has none. */
export const stepHome = (close: () => void): void => {
  if (isEntered()) return history.back();
  history.pushState(undefined, '', '#');
  close();
};

/** The address has moved on already: back to the table until the player has answered. The answer leaves after all. */
export const stepBackTo = (saveId: string): (() => void) => {
  const wanted = location.href;
  history.pushState(ENTERED, '', saveAddress(saveId));
  return () => history.pushState(undefined, '', wanted);
};
