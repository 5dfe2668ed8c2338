import { type RefObject, useEffect, useState } from 'react';
import type { GameDisplay } from '../catalogue/game-display.ts';
import type { GameListing } from '../catalogue/listing.ts';

/** Loaded once its place comes into the window, so that the first screen pays for what it shows; undefined until it is there. A card is of use without its picture. */
export const useDisplay = (
  { load }: Pick<GameListing, 'load'>,
  place: RefObject<Element | null>,
): GameDisplay | undefined => {
  const [display, setDisplay] = useState<GameDisplay>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const come = ([seen]: readonly IntersectionObserverEntry[]): void => {
      if (seen?.isIntersecting !== true) return;
      watcher.disconnect();
      load().then(setDisplay, () => undefined);
    };
    const watcher = new IntersectionObserver(come);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [load, place]);
  return display;
};
