import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveAddress } from '../link/address.ts';
import { isUnsaved } from '../store/health.ts';
import { type Services, type Opened, reopenNamed } from '../store/opening.ts';
import { hasPlace, saveIdOf, showInAddress, stepBackTo, stepHome } from './steps.ts';

export type Open = () => Promise<Opened | undefined>;

/** The game that is open, and the ways into another and out of it. */
export interface Navigation {
  readonly opened: Opened | undefined;
  readonly isWaiting: boolean;
  readonly enter: (open: Open) => void;
  /** Does the last of these once more. */
  readonly again: () => void;
  readonly leave: () => void;
  /** Resumes the same game with another worker, after one has failed. */
  readonly reload: () => void;
  /** Takes the game over from another tab. */
  readonly takeOver: () => void;
  /** Set while somebody wants to leave a game whose moves are not saved: what he then does, or not. */
  readonly leaving: { readonly go: () => void; readonly stay: () => void } | undefined;
  /** Counts what was put away: the list of games is then read again. */
  readonly left: number;
}

/** What is shown, for what listens to the page: it must know what is shown now, not when it began to listen. */
interface CurrentScreen {
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

const useShown = (services: Services) => {
  const [opened, setOpened] = useState<Opened>();
  const [isWaiting, setWaiting] = useState(hasPlace());
  const [left, setLeft] = useState(0);
  const shown = useRef<CurrentScreen>({ opened: undefined, asked: 0, open: undefined, isGoing: false });
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
    if (mayBeOpen(shown.current.opened)) services.client('leave', undefined).then(count, count);
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

/** Asks before moves that are not saved are left behind, also when the page is closed or reloaded. */
const useLeaving = ({ watch }: Services, shown: RefObject<CurrentScreen>) => {
  const [leaving, setLeaving] = useState<Navigation['leaving']>();
  const mustAsk = (): boolean => {
    const { opened, isGoing } = shown.current;
    return opened?.ok === true && !isGoing && isUnsaved(watch.get(), saveIdOf(opened));
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
export const useOpened = (
  services: Services,
  openAddress: (services: Services, fragment: string) => Promise<Opened | undefined>,
): Navigation => {
  const { opened, isWaiting, left, shown, enter, close } = useShown(services);
  const { leaving, mustAsk, askFirst } = useLeaving(services, shown);
  const saveId = (): string => saveIdOf(shown.current.opened);
  const follow = (): void => {
    const { hash } = location;
    if (hasPlace()) enter(() => openAddress(services, hash));
    else close();
  };
  useEffect(() => {
    const onAddress = (): void => {
      if (!mustAsk()) return follow();
      if (location.hash === saveAddress(saveId())) return;
      const goOn = stepBackTo(saveId());
      askFirst(() => {
        goOn();
        follow();
      });
    };
    if (hasPlace()) follow();
    addEventListener('hashchange', onAddress);
    return () => removeEventListener('hashchange', onAddress);
  }, [services]);
  const reopen = (steal: boolean): void => {
    const id = saveId();
    if (id === '') follow();
    else enter(() => reopenNamed(services, id, steal));
  };
  const reload = (): void => {
    services.stop();
    reopen(false);
  };
  const leave = (): void => askFirst(() => stepHome(close));
  const again = (): void => shown.current.open && enter(shown.current.open);
  return { opened, isWaiting, left, leaving, enter, again, leave, reload, takeOver: () => reopen(true) };
};
