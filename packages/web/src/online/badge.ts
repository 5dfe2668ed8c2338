import { useEffect } from 'react';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

const show = (count: number): void => {
  document.querySelector('link[rel=icon]')?.setAttribute('href', count > 0 ? TURN_ICON : ICON);
  // Where the page is installed its icon carries the number.
  if ('setAppBadge' in navigator) {
    const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
    done.catch(() => undefined);
  }
};

/** The icon of the page tells how many games wait for the player. */
export const useBadge = (count: number): void => {
  useEffect(() => {
    show(count);
    return () => show(0);
  }, [count]);
};
