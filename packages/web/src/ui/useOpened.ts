import { useEffect, useRef, useState } from 'react';
import { FILE_ADDRESS, keptAddress, readAddress } from '../link/address.ts';
import { isUnsaved } from '../store/health.ts';
import { type House, type Opened, openPlace, reopenNamed } from '../store/opening.ts';

export type Open = () => Promise<Opened | undefined>;

/** The game that is open, and the ways into another and out of it. */
export interface Ways {
  readonly opened: Opened | undefined;
  readonly isWaiting: boolean;
  readonly enter: (open: Open) => void;
  /** Does the last of these once more. */
  readonly again: () => void;
  readonly leave: () => void;
  /** Goes on with the same game after the worker has failed, with another one. */
  readonly reload: () => void;
  /** Takes the game over from another tab. */
  readonly takeOver: () => void;
  /** Set while somebody wants to leave a game whose moves are not saved: what he then does, or not. */
  readonly leaving: { readonly go: () => void; readonly stay: () => void } | undefined;
  /** Counts what was put away: the list of games is then read again. */
  readonly left: number;
}

const hasPlace = (): boolean => location.hash.length > 2;

const keepOf = (opened: Opened | undefined): string => {
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
const showInAddress = (opened: Opened | undefined): void => {
  const address = addressOf(opened);
  const isThere = address === undefined || address === (location.hash || '#');
  if (isThere) return;
  if (address === '#') history.replaceState(undefined, '', address);
  else history.pushState(hasPlace() ? undefined : ENTERED, '', address);
};

/** What fails outside of drawing is thrown while drawing, where the error screen catches it. */
const useFailure = (): ((failure: unknown) => void) => {
  const [failure, setFailure] = useState<Error>();
  if (failure !== undefined) throw failure;
  return reason => setFailure(reason instanceof Error ? reason : new Error(String(reason)));
};

/** The worker may have opened a game whose looks did not come. */
const mayBeOpen = (opened: Opened | undefined): boolean =>
  opened !== undefined && (opened.ok || opened.unloaded === true);

interface Shown {
  opened: Opened | undefined;
  asked: number;
  open: Open | undefined;
  /** The player has decided to leave; the address follows in a moment. */
  isGoing: boolean;
}

const useShown = (house: House) => {
  const [opened, setOpened] = useState<Opened>();
  const [isWaiting, setWaiting] = useState(hasPlace());
  const [left, setLeft] = useState(0);
  // For what listens to the page: it must know what is shown now, not when it began to listen.
  const kept = useRef<Shown>({ opened: undefined, asked: 0, open: undefined, isGoing: false });
  const failed = useFailure();
  const show = (next: Opened | undefined): void => {
    kept.current = { ...kept.current, opened: next, isGoing: false };
    setOpened(next);
    setWaiting(false);
    showInAddress(next);
  };
  /** The worker puts the game away; where it has none, or has ended, there is nothing to be put away. */
  const putAway = (): void => {
    const done = (): void => setLeft(count => count + 1);
    if (mayBeOpen(kept.current.opened)) house.client('leave', undefined).then(done, done);
    kept.current.opened = undefined;
  };
  const enter = (open: Open): void => {
    putAway();
    kept.current.open = open;
    const mine = ++kept.current.asked;
    setWaiting(true);
    // Who has gone elsewhere meanwhile is not called back.
    open().then(next => mine === kept.current.asked && show(next), failed);
  };
  const close = (): void => {
    putAway();
    kept.current.asked += 1;
    setOpened(undefined);
    setWaiting(false);
  };
  return { opened, isWaiting, left, kept, enter, close };
};

/** Asks the browser to ask before the page is closed or loaded again, while moves are not saved. */
const useBeforeUnload = (mustAsk: () => boolean): void => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => void (mustAsk() && event.preventDefault());
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
};

/** Start page or table; the address follows what is shown, and what is shown follows the address. */
export const useOpened = (house: House): Ways => {
  const { opened, isWaiting, left, kept, enter, close } = useShown(house);
  const [leaving, setLeaving] = useState<Ways['leaving']>();
  const keep = (): string => keepOf(kept.current.opened);
  const mustAsk = (): boolean =>
    kept.current.opened?.ok === true && !kept.current.isGoing && isUnsaved(house.watch.get(), keep());
  useBeforeUnload(mustAsk);
  const go = (leave: () => void): void => {
    setLeaving(undefined);
    kept.current.isGoing = true;
    leave();
  };
  const askFirst = (leave: () => void): void =>
    mustAsk() ? setLeaving({ go: () => go(leave), stay: () => setLeaving(undefined) }) : go(leave);
  const follow = (): void => {
    const { hash } = location;
    if (hasPlace()) enter(async () => openPlace(house, await readAddress(hash)));
    else close();
  };
  useEffect(() => {
    const onAddress = (): void => {
      const there = keptAddress(keep());
      if (!mustAsk() || location.hash === there) return go(follow);
      // The page has moved already: it goes back to the table until the player has answered.
      const wanted = location.href;
      history.pushState(ENTERED, '', there);
      askFirst(() => {
        history.pushState(undefined, '', wanted);
        follow();
      });
    };
    if (hasPlace()) follow();
    addEventListener('hashchange', onAddress);
    return () => removeEventListener('hashchange', onAddress);
  }, [house]);
  const home = (): void => {
    // The way back is the way in; a table that was the first page of the visit has none.
    if (isEntered()) return history.back();
    history.pushState(undefined, '', '#');
    close();
  };
  const again = (): void => kept.current.open && enter(kept.current.open);
  const reopen = (steal: boolean): void => {
    const id = keep();
    if (id === '') follow();
    else enter(() => reopenNamed(house, id, steal));
  };
  const reload = (): void => {
    house.stop();
    reopen(false);
  };
  const leave = (): void => askFirst(home);
  return { opened, isWaiting, left, leaving, enter, again, leave, reload, takeOver: () => reopen(true) };
};
