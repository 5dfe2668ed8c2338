import { type RefObject, useEffect, useRef, useState } from 'react';
import { keptAddress, readAddress } from '../link/address.ts';
import { isUnsaved } from '../store/health.ts';
import { type House, type Opened, openPlace, reopenNamed } from '../store/opening.ts';
import { hasPlace, keepOf, showInAddress, stepBackTo, stepHome } from './steps.ts';

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

/** What is shown, for what listens to the page: it must know what is shown now, not when it began to listen. */
interface Shown {
  opened: Opened | undefined;
  asked: number;
  open: Open | undefined;
  /** The player has decided to leave; the address follows in a moment. */
  isGoing: boolean;
}

/** The worker may have opened a game whose looks did not come. */
const mayBeOpen = (opened: Opened | undefined): boolean =>
  opened !== undefined && (opened.ok || opened.unloaded === true);

/** What fails outside of drawing is thrown while drawing, where the error screen catches it. */
const useFailure = (): ((failure: unknown) => void) => {
  const [failure, setFailure] = useState<Error>();
  if (failure !== undefined) throw failure;
  return reason => setFailure(reason instanceof Error ? reason : new Error(String(reason)));
};

const useShown = (house: House) => {
  const [opened, setOpened] = useState<Opened>();
  const [isWaiting, setWaiting] = useState(hasPlace());
  const [left, setLeft] = useState(0);
  const shown = useRef<Shown>({ opened: undefined, asked: 0, open: undefined, isGoing: false });
  const failed = useFailure();
  const show = (found: Opened | undefined): void => {
    shown.current = { ...shown.current, opened: found, isGoing: false };
    setOpened(found);
    setWaiting(false);
    showInAddress(found);
  };
  /** The worker puts the game away; where it has none, or has ended, there is nothing to be put away. */
  const putAway = (): void => {
    const count = (): void => setLeft(before => before + 1);
    if (mayBeOpen(shown.current.opened)) house.client('leave', undefined).then(count, count);
    shown.current.opened = undefined;
  };
  const enter = (open: Open): void => {
    putAway();
    const asked = shown.current.asked + 1;
    shown.current = { ...shown.current, open, asked };
    setWaiting(true);
    // Who has gone elsewhere meanwhile is not called back.
    open().then(found => asked === shown.current.asked && show(found), failed);
  };
  const close = (): void => {
    putAway();
    shown.current = { ...shown.current, asked: shown.current.asked + 1, isGoing: false };
    setOpened(undefined);
    setWaiting(false);
  };
  return { opened, isWaiting, left, shown, enter, close };
};

/** Asks before moves that are not saved are left behind, also when the page is closed or loaded again. */
const useLeaving = ({ watch }: House, shown: RefObject<Shown>) => {
  const [leaving, setLeaving] = useState<Ways['leaving']>();
  const mustAsk = (): boolean => {
    const { opened, isGoing } = shown.current;
    return opened?.ok === true && !isGoing && isUnsaved(watch.get(), keepOf(opened));
  };
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => void (mustAsk() && event.preventDefault());
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const askFirst = (leave: () => void): void => {
    const go = (): void => {
      setLeaving(undefined);
      shown.current.isGoing = true;
      leave();
    };
    if (mustAsk()) setLeaving({ go, stay: () => setLeaving(undefined) });
    else go();
  };
  return { leaving, mustAsk, askFirst };
};

/** Start page or table; the address follows what is shown, and what is shown follows the address. */
export const useOpened = (house: House): Ways => {
  const { opened, isWaiting, left, shown, enter, close } = useShown(house);
  const { leaving, mustAsk, askFirst } = useLeaving(house, shown);
  const keep = (): string => keepOf(shown.current.opened);
  const follow = (): void => {
    const { hash } = location;
    if (hasPlace()) enter(async () => openPlace(house, await readAddress(hash)));
    else close();
  };
  useEffect(() => {
    const onAddress = (): void => {
      if (!mustAsk()) return follow();
      if (location.hash === keptAddress(keep())) return;
      const goOn = stepBackTo(keep());
      askFirst(() => {
        goOn();
        follow();
      });
    };
    if (hasPlace()) follow();
    addEventListener('hashchange', onAddress);
    return () => removeEventListener('hashchange', onAddress);
  }, [house]);
  const reopen = (steal: boolean): void => {
    const id = keep();
    if (id === '') follow();
    else enter(() => reopenNamed(house, id, steal));
  };
  const reload = (): void => {
    house.stop();
    reopen(false);
  };
  const leave = (): void => askFirst(() => stepHome(close));
  const again = (): void => shown.current.open && enter(shown.current.open);
  return { opened, isWaiting, left, leaving, enter, again, leave, reload, takeOver: () => reopen(true) };
};
